import type { Agent } from '@homeward/contract/caregivers/agents'
import { credentialKindLabels } from '@homeward/domain/agency/credential-kinds'
import { credentialStatusLabels } from '@homeward/domain/caregivers/vocabulary'
import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { shortDayWords } from '../../../ui/text/short-times.ts'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { leftWords } from '../credentials/credential-columns.tsx'
import { credentialsQuery } from '../queries.ts'
import styles from './overview.module.css'

/** So many days before its end somebody should see to a credential. */
const soon = 60

/** The credentials of a person that end soon or have ended. */
export const EndingCredentials = ({ agent }: { agent: Agent }) => {
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
