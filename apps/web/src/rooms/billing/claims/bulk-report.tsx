import type { updateClaims } from '@homeward/contract/billing/claims'
import type { OutputOf } from '@homeward/contract/endpoint'
import { type ClaimStatus, claimStatusLabels } from '@homeward/domain/billing/vocabulary'
import { Alert } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { countWords } from '../../../ui/text/count-words.ts'
import { InTextLink } from '../in-text-link.tsx'
import styles from './claims.module.css'

export type Outcome = OutputOf<typeof updateClaims> & { to: ClaimStatus }

type Props = { outcome: Outcome; hrefOf: (id: string) => string; onClose: () => void }

/** What became of the chosen claims: how many moved, and which did not and why. */
export const BulkReport = ({ outcome: { moved, refused, to }, hrefOf, onClose }: Props) => (
  <Alert
    role="status"
    color={refused.length > 0 ? 'amber' : 'pine'}
    icon={refused.length > 0 ? <IconAlertTriangle aria-hidden /> : <IconCircleCheck aria-hidden />}
    title={titleOf(moved.length, to)}
    withCloseButton
    closeButtonLabel="Dismiss"
    onClose={onClose}
    mb="sm"
  >
    {refused.length > 0 && (
      <>
        {countWords(refused.length, 'claim was', 'claims were')} not moved:
        <ul className={styles.refused}>
          {refused.map(({ id, number, sentence }) => (
            <li key={id}>
              <InTextLink href={hrefOf(id)}>Claim {number}</InTextLink> {sentence}
            </li>
          ))}
        </ul>
      </>
    )}
  </Alert>
)

const titleOf = (moved: number, to: ClaimStatus): string =>
  moved === 0
    ? 'No claims were moved'
    : `${countWords(moved, 'claim')} moved to ${claimStatusLabels[to]}`
