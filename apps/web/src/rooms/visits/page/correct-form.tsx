import { correctVisit, reviewVisit, type Visit } from '@homeward/contract/visits/visits'
import { useState } from 'react'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { useZone } from '../../../ui/text/zone.tsx'
import { recallReason, rememberReason } from '../last-reason.ts'
import { useReasons } from '../reasons.ts'
import { CorrectionFields } from './correction-fields.tsx'
import { approvalOf, correctionOf, reviewValues } from './review-times.ts'

export type ReviewFormProps = { visit: Visit; onDone: () => void; onClose: () => void }

/** What the person gave last for corrected times, as far as it may be given for this visit. */
function useRecalled({ payor }: Visit) {
  const reasons = useReasons()
  const [recalled] = useState(() => {
    const of = (kind: 'reason' | 'action') =>
      recallReason(
        kind,
        'time_changed',
        reasons(kind, 'time_changed', { payorId: payor?.id ?? null }),
      )
    return { reason: of('reason'), action: of('action') }
  })
  return recalled
}

const rememberOf = ({ review_reason: reason, review_action: action }: Visit): void => {
  rememberReason('reason', 'time_changed', reason)
  rememberReason('action', 'time_changed', action)
}

type Values = ReturnType<typeof reviewValues>

/** What was reviewed before stays; what is blank begins with what was given last. */
const withRecalled = (values: Values, recalled: Pick<Values, 'reason' | 'action'>): Values => ({
  ...values,
  reason: values.reason || recalled.reason,
  action: values.action || recalled.action,
})

/** Approves with other times than the device recorded, which needs a reason. */
export const CorrectForm = ({ visit, onDone, onClose }: ReviewFormProps) => {
  const zone = useZone()
  const [opened] = useState(visit)
  const recalled = useRecalled(visit)
  return (
    <EndpointForm
      endpoint={reviewVisit}
      initial={withRecalled(reviewValues(opened, zone), recalled)}
      fixed={{ id: opened.id, lock_version: opened.lock_version, decision: 'approve' }}
      problemsOf={(values) => {
        const meant = approvalOf(opened, values, zone, new Date())
        return 'errors' in meant ? meant.errors : {}
      }}
      inputOf={(values) => {
        const meant = approvalOf(opened, values, zone, new Date())
        return 'input' in meant ? meant.input : {}
      }}
      draftKey={`visit:${opened.id}:correct`}
      touches={['billing', 'care', 'insights']}
      label="Correct times"
      cancelLabel="Back"
      submitLabel="Approve with these times"
      onCancel={onClose}
      onDone={(reviewed) => {
        rememberOf(reviewed)
        onDone()
      }}
    >
      {(form) => (
        <CorrectionFields
          field={form.getInputProps}
          payorId={opened.payor?.id ?? null}
          hint="The recorded times are kept with the corrected times."
        />
      )}
    </EndpointForm>
  )
}

/** Corrects the times of a reviewed visit. Billing is told where its claim was sent. */
export const CorrectReviewedForm = ({ visit, onDone, onClose }: ReviewFormProps) => {
  const zone = useZone()
  const [opened] = useState(visit)
  const recalled = useRecalled(visit)
  return (
    <EndpointForm
      endpoint={correctVisit}
      initial={{ ...reviewValues(opened, zone), ...recalled, note: '' }}
      fixed={{ id: opened.id, lock_version: opened.lock_version }}
      problemsOf={(values) => {
        const meant = correctionOf(opened, values, zone, new Date())
        return 'errors' in meant ? meant.errors : {}
      }}
      inputOf={(values) => {
        const meant = correctionOf(opened, values, zone, new Date())
        return 'input' in meant ? meant.input : { reason: values.reason }
      }}
      draftKey={`visit:${opened.id}:correct-reviewed`}
      touches={['billing', 'care']}
      label="Correct times"
      cancelLabel="Back"
      submitLabel="Save these times"
      onCancel={onClose}
      onDone={(corrected) => {
        rememberOf(corrected)
        onDone()
      }}
    >
      {(form) => (
        <CorrectionFields
          field={form.getInputProps}
          payorId={opened.payor?.id ?? null}
          hint="If the claim was sent, billing is told to file it again with these times."
        />
      )}
    </EndpointForm>
  )
}
