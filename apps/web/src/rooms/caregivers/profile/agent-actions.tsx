import { type Agent, removeAgent } from '@homeward/contract/caregivers/agents'
import { Button } from '@mantine/core'
import { IconPencil, IconPhoneOff, IconUserOff } from '@tabler/icons-react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { ConfirmButton } from '../../../ui/feedback/confirm-button.tsx'
import { PageLink } from '../../../ui/page/page-link.tsx'

/** What can be done with a person, as their abilities say. */
export const AgentActions = ({ agent }: { agent: Agent }) => {
  const remove = useWrite(removeAgent, {
    touches: ['visits', 'identity'],
    onDone: () => toastDone(`${agent.name}’s employment ended today.`),
  })
  return (
    <>
      {agent.abilities.remove && (
        <ConfirmButton
          variant="default"
          color="red"
          loading={remove.isPending}
          leftSection={<IconUserOff size={16} aria-hidden />}
          question={`Terminate ${agent.name}’s employment?`}
          consequence="This person becomes inactive today and can no longer sign in. Their upcoming visits become open visits. Their record and history are kept."
          confirm="Terminate employment"
          onConfirm={() => remove.mutate({ id: agent.id })}
        >
          Terminate employment
        </ConfirmButton>
      )}
      {agent.abilities.edit && agent.type === 'Caregiver' && agent.status === 'active' && (
        <Button
          component={PageLink}
          href={to('agent.call-out', { agentId: agent.id })}
          variant="default"
          leftSection={<IconPhoneOff size={16} aria-hidden />}
        >
          Call-out
        </Button>
      )}
      {agent.abilities.edit && (
        <Button
          component={PageLink}
          href={to('agent.edit', { agentId: agent.id })}
          variant="default"
          leftSection={<IconPencil size={16} aria-hidden />}
        >
          Edit
        </Button>
      )}
    </>
  )
}
