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
    color={outcome.refused.length > 0 ? 'amber' : 'pine'}
    icon={
      outcome.refused.length > 0 ? (
        <IconAlertTriangle aria-hidden />
      ) : (
        <IconCircleCheck aria-hidden />
      )
    }
    title={titleOf(outcome)}
    withCloseButton
    closeButtonLabel="Dismiss"
    onClose={onClose}
    mb="sm"
  >
    {outcome.refused.map(({ id, name, sentence }) => (
      <div key={id}>
        <TextLink href={to('admin.verifications', {}, { status: 'all', open: id })}>
          {name}
        </TextLink>{' '}
        {sentence}
      </div>
    ))}
  </Alert>
)

const titleOf = ({ moved, to: status }: Outcome): string => {
  const records = countWords(moved.length, 'record')
  return status === 'pending' ? `${records} will be sent again` : `${records} archived`
}
