import type { Visit } from '@homeward/contract/visits/visits'
import { Button } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { telephone } from '../../../ui/text/phone.tsx'

/** Calls the caregiver of a visit, where there is one with a number. */
export const CallButton = ({ visit: { agent, agent_phone } }: { visit: Visit }) => {
  if (!agent || !agent_phone) return null
  return (
    <Button
      component="a"
      href={telephone(agent_phone)}
      variant="default"
      leftSection={<IconPhone size={16} aria-hidden />}
    >
      Call {agent.name.split(' ')[0]}
    </Button>
  )
}
