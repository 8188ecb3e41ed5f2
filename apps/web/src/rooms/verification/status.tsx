import {
  type VerificationStatus,
  verificationStatusLabels,
} from '@homeward/domain/verification/vocabulary'
import { StatusBadge } from '../../ui/text/status-badge.tsx'

/** Waiting is how it goes; only what is held or rejected needs a person. */
const tones: Record<VerificationStatus, string> = {
  held: 'held',
  pending: 'scheduled',
  sent: 'sent',
  verified: 'verified',
  failed: 'failed',
  archived: 'archived',
}

/** Where a record stands at a vendor. */
export const VerificationBadge = ({ status }: { status: VerificationStatus }) => (
  <StatusBadge status={tones[status]} label={verificationStatusLabels[status]} />
)
