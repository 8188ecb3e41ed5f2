import type { Visit } from '@homeward/contract/visits/visits'
import { Button, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconClockPlus } from '@tabler/icons-react'
import { Card } from '../../../ui/record/facts.tsx'
import { useNow } from '../../../ui/text/use-now.ts'
import { PunchForm } from './punch-form.tsx'

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
      {opened && (
        <Text size="sm" c="dimmed" mb="xs">
          The caregiver records the {word} on the phone. If that was not possible, enter the time
          here with the reason, or with the code that a device at the home showed.
        </Text>
      )}
      {opened && <PunchForm key={word} visit={visit} out={check_out === true} onClose={close} />}
    </Card>
  )
}
