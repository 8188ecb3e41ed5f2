import type { Agent } from '@homeward/contract/caregivers/agents'
import { useCan } from '../../../plumbing/session/session.ts'
import { FactCard } from '../../../ui/record/facts.tsx'
import { agentFacts } from './agent-facts.tsx'
import { AgentAddresses, EmergencyContacts } from './contact-cards.tsx'
import { EndingCredentials } from './ending-credentials.tsx'
import { PhonePinCard } from './phone-pin-card.tsx'

/** Credentials that end soon, how a person is reached, and whom to call. */
export const AgentSide = ({ agent }: { agent: Agent }) => {
  const can = useCan()
  return (
    <>
      <EndingCredentials agent={agent} />
      <FactCard title="Contact" facts={agentFacts(agent, can('accounts.read'))} />
      <PhonePinCard agent={agent} />
      <EmergencyContacts agent={agent} />
      <AgentAddresses agent={agent} />
    </>
  )
}
