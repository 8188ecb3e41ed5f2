import { correctVisit, reviewVisit, type Visit } from '@homeward/contract/visits/visits'
import { useState } from 'react'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { useZone } from '../../../ui/text/zone.tsx'
import { useReasons } from '../reasons.ts'
import { CorrectionFields } from './correction-fields.tsx'
import { recallReason, rememberReason } from './last-reason.ts'
import { approvalOf, correctionOf, reviewValues } from './review-times.ts'

export type ReviewFormProps = { visit: Visit; onDone: () => void; onClose: () => void }

/** Approves with other times than the device recorded, which needs a reason. */
export const CorrectForm = ({ visit, onDone, onClose }: ReviewFormProps) => {
  const zone = useZone()
  const [opened] = useState(visit)
  return (
    <EndpointForm
      endpoint={reviewVisit}
      initial={reviewValues(opened, zone)}
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
      onDone={onDone}
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
  const reasons = useReasons()('reason', 'time_changed', { payorId: visit.payor?.id ?? null })
  return (
    <EndpointForm
      endpoint={correctVisit}
      initial={{ ...reviewValues(opened, zone), reason: recallReason(reasons), note: '' }}
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
      onDone={({ review_reason: reason }) => {
        rememberReason(reason)
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
