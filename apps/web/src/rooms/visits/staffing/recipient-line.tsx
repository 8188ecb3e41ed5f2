import type { VisitOffer } from '@homeward/contract/visits/offers'
import { offerAnswerLabels } from '@homeward/domain/visits/offers'
import { Button } from '@mantine/core'
import { PersonName } from '../../../ui/text/person-name.tsx'
import { InstantText } from '../../../ui/text/values.tsx'
import styles from './staffing.module.css'

type Props = {
  recipient: VisitOffer['recipients'][number]
  saving: boolean
  onPick?: (agentId: string) => void
}

/** What one caregiver answered. */
export const RecipientLine = ({ recipient, saving, onPick }: Props) => {
  const { agent, answer, wave, answered_at: answeredAt, why } = recipient
  return (
    <li>
      <PersonName kind="person" name={agent.name} />
      <span className={styles.quiet}>{wave === null ? 'Later wave' : `Wave ${wave}`}</span>
      <span>
        {offerAnswerLabels[answer]}
        {why && `: ${why}`}
        {answeredAt && (
          <span className={styles.quiet}>
            {' '}
            <InstantText at={answeredAt} />
          </span>
        )}
      </span>
      {onPick && answer === 'accepted' && (
        <Button
          size="compact-sm"
          loading={saving}
          aria-label={`Pick ${agent.name}`}
          onClick={() => onPick(agent.id)}
        >
          Pick
        </Button>
      )}
    </li>
  )
}
