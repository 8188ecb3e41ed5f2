import type { OutputOf } from '@homeward/contract/endpoint'
import type { updateVendorVerifications } from '@homeward/contract/verification/vendor-verifications'
import { Alert } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { to } from '../../../plumbing/paths/to.ts'
import { countWords } from '../../../ui/text/count-words.ts'
import { TextLink } from '../text-link.tsx'

export type Outcome = OutputOf<typeof updateVendorVerifications> & { to: 'pending' | 'archived' }

/** What became of the chosen records: how many changed, and which did not and why. */
export const OutcomeNote = ({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) => (
  <Alert
    role="status"
    color={outcome.left.length > 0 ? 'amber' : 'pine'}
    icon={
      outcome.left.length > 0 ? <IconAlertTriangle aria-hidden /> : <IconCircleCheck aria-hidden />
    }
    title={titleOf(outcome)}
    withCloseButton
    closeButtonLabel="Dismiss"
    onClose={onClose}
    mb="sm"
  >
    {outcome.left.map(({ id, name, reason }) => (
      <div key={id}>
        <TextLink href={to('admin.verifications', {}, { status: 'all', open: id })}>
          {name}
        </TextLink>{' '}
        {reason}
      </div>
    ))}
  </Alert>
)

const titleOf = ({ updated, to: status }: Outcome): string => {
  const records = countWords(updated, 'record')
  return status === 'pending' ? `${records} will be sent again` : `${records} archived`
}
