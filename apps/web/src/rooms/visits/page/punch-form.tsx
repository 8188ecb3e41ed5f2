import type { Visit } from '@homeward/contract/visits/visits'
import { Alert, Button, Group, SegmentedControl, SimpleGrid, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TimeField } from '../../../ui/fields/time-field.tsx'
import { PunchProof } from './punch-proof.tsx'
import { usePunch } from './use-punch.ts'

type Props = { visit: Visit; out: boolean; onClose: () => void }

/** Enters a time with the reason for which no phone took it, or with the code of a device. */
export const PunchForm = ({ visit, out, onClose }: Props) => {
  const punch = usePunch(visit, { out, onClose })
  const { values, set, errors } = punch
  const word = out ? 'Check-out' : 'Check-in'
  return (
    <form
      noValidate
      aria-label={`Enter ${word.toLowerCase()}`}
      onSubmit={(event) => {
        event.preventDefault()
        punch.save()
      }}
    >
      <Stack gap="xs" maw="24rem">
        {punch.refused && (
          <Alert color="red" icon={<IconAlertTriangle aria-hidden />} role="alert">
            {punch.refused}
          </Alert>
        )}
        <SegmentedControl
          aria-label="How the time is known"
          value={values.how}
          onChange={(how) => set({ how: how === 'fob' ? 'fob' : 'manual' })}
          data={[
            { value: 'manual', label: 'Entered by staff' },
            { value: 'fob', label: 'Fob code' },
          ]}
        />
        <SimpleGrid cols={2} spacing="xs">
          <DateField
            label={`${word} day`}
            value={values.day}
            onChange={(day) => set({ day })}
            error={errors.day}
          />
          <TimeField
            label={`${word} time`}
            value={values.clock}
            onChange={(clock) => set({ clock })}
            error={errors.clock}
          />
        </SimpleGrid>
        <PunchProof values={values} set={set} errors={errors} payorId={visit.payor?.id ?? null} />
        <Group gap="xs">
          <Button type="submit" loading={punch.saving}>
            Enter {word.toLowerCase()}
          </Button>
          <Button variant="default" onClick={onClose}>
            Back
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
