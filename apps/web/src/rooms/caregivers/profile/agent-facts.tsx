import type { Agent } from '@homeward/contract/caregivers/agents'
import { Anchor } from '@mantine/core'
import { to } from '../../../plumbing/paths/to.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import type { Fact } from '../../../ui/record/facts.tsx'
import { Phone } from '../../../ui/text/phone.tsx'

/** What stands at the side of a person's page. */
export const agentFacts = (agent: Agent, mayReadAccounts: boolean): Fact[] => [
  { label: 'Phone', value: <Phone number={agent.phone} /> },
  {
    label: 'E-mail',
    value: agent.email && <Anchor href={`mailto:${agent.email}`}>{agent.email}</Anchor>,
  },
  { label: 'Offices', value: agent.offices.map(({ name }) => name).join(', ') },
  {
    label: 'Account',
    value: mayReadAccounts ? (
      <Anchor component={PageLink} href={to('admin.accounts', {}, { search: agent.name })}>
        {agent.user?.username ?? 'None yet'}
      </Anchor>
    ) : (
      (agent.user?.username ?? 'None yet')
    ),
  },
]
