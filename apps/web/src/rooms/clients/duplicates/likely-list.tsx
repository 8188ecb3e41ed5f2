import type { LikelyClient } from '@homeward/contract/clients/merge'
import { clientStatusLabels } from '@homeward/domain/clients/vocabulary'
import { Anchor, Text } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { to } from '../../../plumbing/paths/to.ts'
import { dayWords } from '../../../ui/text/dates.ts'
import { phoneWords } from '../../../ui/text/phone.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import styles from './duplicates.module.css'

/** Clients who may be the same person, each with why, and a way to look at them in a new tab. */
export const LikelyList = ({ matches }: { matches: readonly LikelyClient[] }) => (
  <ul className={styles.likely} aria-label="Possible matches">
    {matches.map((match) => (
      <li key={match.id}>
        <div className={styles.who}>
          <Anchor href={to('client', { clientId: match.id })} target="_blank" fw={600}>
            {match.name}
            <IconExternalLink size={13} aria-label="opens in a new tab" role="img" />
          </Anchor>
          <StatusBadge status={match.status} label={clientStatusLabels[match.status]} />
          <Text size="sm" component="span">
            {[
              match.birthdate && `born ${dayWords(match.birthdate)}`,
              match.phone && phoneWords(match.phone),
              match.city,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </div>
        <Text size="sm" c="dimmed">
          {match.reasons.join(', ')} ({match.score} of 100)
        </Text>
      </li>
    ))}
  </ul>
)
