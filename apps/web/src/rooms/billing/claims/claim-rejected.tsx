import type { Claim } from '@homeward/contract/billing/claim-shape'
import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { InTextLink } from '../in-text-link.tsx'
import styles from './claims.module.css'

/** Why the payor sent the last filing back, and where each reason is fixed, until the claim is filed again. */
export const ClaimRejected = ({ claim: { filings } }: { claim: Claim }) => {
  const last = filings.find(({ state }) => state !== 'withdrawn')
  if (last?.state !== 'rejected' || last.reasons.length === 0) return null
  return (
    <Alert
      color="red"
      role="status"
      icon={<IconAlertTriangle aria-hidden />}
      title={`Rejected by ${last.payor.name}`}
    >
      <ul className={styles.checks}>
        {last.reasons.map(({ sentence, fix }) => (
          <li key={sentence}>
            {sentence} {fix && <InTextLink href={fix.path}>{fix.label}</InTextLink>}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
