import { checkIn, checkOut } from '@homeward/contract/visits/capture'
import type { Visit } from '@homeward/contract/visits/visits'
import { instantOf, isDay } from '@homeward/domain/time/zone'
import { Alert, Button, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconAlertTriangle, IconClockPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TimeField } from '../../../ui/fields/time-field.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { inZone } from '../../../ui/text/dates.ts'
import { useZone } from '../../../ui/text/zone.tsx'
import { useNow } from '../../../ui/text/use-now.ts'
import { type Refusal, refusalOf } from '../change/use-visit-change.ts'

/** Enters a check-in or check-out for a caregiver who could not take it. */
export const PunchCard = ({ visit }: { visit: Visit }) => {
  const [opened, { open, close }] = useDisclosure(false)
  const { check_in, check_out } = visit.abilities
  const due = Date.parse(visit.starts_at) <= useNow(60_000)
  if (!check_out && !(check_in && due)) return null
  const word = check_out ? 'check-out' : 'check-in'
  return (
    <Card
      title={check_out ? 'In progress' : 'Not checked in yet'}
      actions={
        !opened && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconClockPlus size={16} aria-hidden />}
            onClick={open}
          >
            Enter {word}
          </Button>
        )
      }
    >
      <Text size="sm" c="dimmed">
        The caregiver records the {word} on the phone. If that was not possible, enter the time
        here. It is marked as entered by staff.
      </Text>
      {opened && <PunchForm key={word} visit={visit} out={check_out === true} onClose={close} />}
    </Card>
  )
}

type FormProps = { visit: Visit; out: boolean; onClose: () => void }

const PunchForm = ({ visit, out, onClose }: FormProps) => {
  const zone = useZone()
  const planned = inZone(out ? visit.ends_at : visit.starts_at, zone)
  const [day, setDay] = useState(planned.day)
  const [clock, setClock] = useState(planned.clock)
  const [unreadable, setUnreadable] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const write = useWrite(out ? checkOut : checkIn, { quiet: true })
  const save = () => {
    const readable = isDay(day) && /^\d{2}:\d{2}$/.test(clock)
    setUnreadable(!readable)
    if (!readable) return
    write.mutate(
      { id: visit.id, at: instantOf(day, clock, zone).toISOString() },
      {
        onSuccess: () => {
          toastDone(out ? 'Check-out entered.' : 'Check-in entered.')
          onClose()
        },
        onError: (error) => setRefusal(refusalOf(error)),
      },
    )
  }
  const word = out ? 'Check-out' : 'Check-in'
  return (
    <form
      noValidate
      aria-label={`Enter ${word.toLowerCase()}`}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Stack gap="xs">
        {refusal && (
          <Alert color="red" icon={<IconAlertTriangle aria-hidden />} role="alert">
            {refusal.sentence}
          </Alert>
        )}
        <SimpleGrid cols={2} spacing="xs" maw="24rem">
          <DateField
            label={`${word} day`}
            value={day}
            onChange={setDay}
            error={unreadable && !isDay(day) && 'Enter a date like 03/05/2026.'}
          />
          <TimeField
            label={`${word} time`}
            value={clock}
            onChange={setClock}
            error={unreadable && isDay(day) && 'Enter a time like 08:30 AM.'}
          />
        </SimpleGrid>
        <Group gap="xs">
          <Button type="submit" loading={write.isPending}>
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
