import type { Agent } from '@homeward/contract/caregivers/agents'
import { getPhonePin, removePhonePin, setPhonePin } from '@homeward/contract/visits/calls'
import { Alert, Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { queryOf, useWrite } from '../../../plumbing/query.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { Card } from '../../../ui/record/facts.tsx'
import { InstantText } from '../../../ui/text/values.tsx'

/** The number by which a caregiver checks in on a client's telephone. It is shown once, when it is made. */
export const PhonePinCard = ({ agent }: { agent: Agent }) => {
  const can = useCan()
  const query = useQuery({
    ...queryOf(getPhonePin, { id: agent.id }),
    meta: { quiet: true, mayTimeOut: true },
  })
  const set = useWrite(setPhonePin)
  const remove = useWrite(removePhonePin)
  if (!query.data) return null
  const { set_at } = query.data
  return (
    <Card title="Phone PIN">
      {set.data ? (
        <Alert color="blue" role="status" title={set.data.pin}>
          Tell the caregiver now. The PIN is not shown again.
        </Alert>
      ) : (
        <Text size="sm" c="dimmed">
          {set_at === null ? (
            'Without a PIN, this caregiver cannot check in on a client’s telephone.'
          ) : (
            <>
              Set on <InstantText at={set_at} />.
            </>
          )}
        </Text>
      )}
      {can('caregivers.write') && (
        <Group gap="xs" mt="xs">
          <Button
            size="xs"
            variant="default"
            loading={set.isPending}
            onClick={() => set.mutate({ id: agent.id })}
          >
            {set_at === null ? 'Set a PIN' : 'New PIN'}
          </Button>
          {set_at !== null && (
            <Button
              size="xs"
              variant="subtle"
              color="red"
              loading={remove.isPending}
              onClick={() => remove.mutate({ id: agent.id }, { onSuccess: set.reset })}
            >
              Remove
            </Button>
          )}
        </Group>
      )}
    </Card>
  )
}
