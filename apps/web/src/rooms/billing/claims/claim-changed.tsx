import type { Claim } from '@homeward/contract/billing/claim-shape'
import { isOpen } from '@homeward/domain/billing/filings'
import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { dollars } from '../../../ui/text/money.ts'

/** Says that the next file takes the claim back from the payor. */
export const ClaimVoiding = ({ claim: { status, frequency_code, payor } }: { claim: Claim }) =>
  frequency_code === '8' && isOpen(status) ? (
    <Alert color="amber" role="status" icon={<IconAlertTriangle aria-hidden />}>
      The next file to {payor.name} voids this claim. To keep the claim, choose “Leave as filed”.
    </Alert>
  ) : null

/** Says that the care of a filed claim changed, and by how much. */
export const ClaimChanged = ({ claim }: { claim: Claim }) =>
  claim.changed_since_filing ? (
    <Alert
      color="amber"
      role="status"
      icon={<IconAlertTriangle aria-hidden />}
      title="Needs a replacement filing"
    >
      The care changed after this claim was filed. It was filed with {dollars(claim.charge_cents)};
      today it is {dollars(claim.owed_cents)}. Correct and refile it.
    </Alert>
  ) : null
