import type { Agent } from '@homeward/contract/caregivers/agents'
import { credentialKindLabels } from '@homeward/domain/agency/credential-kinds'
import { credentialStatusLabels } from '@homeward/domain/caregivers/vocabulary'
import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Card, FactCard } from '../../../ui/record/facts.tsx'
import { shortDayWords } from '../../../ui/text/short-times.ts'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { leftWords } from '../credentials/credential-columns.tsx'
import { credentialsQuery } from '../queries.ts'
import { agentFacts } from './agent-facts.tsx'
import { AgentAddresses, EmergencyContacts } from './contact-cards.tsx'
import styles from './overview.module.css'
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

/** So many days before its end somebody should see to a credential. */
const soon = 60

const EndingCredentials = ({ agent }: { agent: Agent }) => {
  const query = useQuery(credentialsQuery(agent.id))
  const ending = query.data?.data.filter(
    ({ days_left, replaced }) => !replaced && days_left !== null && days_left <= soon,
  )
  return (
    <Card
      title="Credentials"
      actions={
        <Anchor
          component={PageLink}
          size="xs"
          href={to('agent', { agentId: agent.id }, { tab: 'credentials' })}
        >
          All credentials
        </Anchor>
      }
    >
      {ending?.length === 0 && (
        <Text size="sm" c="dimmed">
          None expires in the next {soon} days.
        </Text>
      )}
      <ul className={styles.credentials} aria-label="Credentials that end soon">
        {ending?.map(({ id, kind, status, expires_on, days_left }) => (
          <li key={id}>
            <span>
              <b>{credentialKindLabels[kind]}</b>
              <small>
                {expires_on && shortDayWords(expires_on)}
                {days_left !== null && `, ${leftWords(days_left)}`}
              </small>
            </span>
            <StatusBadge status={status} label={credentialStatusLabels[status]} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
