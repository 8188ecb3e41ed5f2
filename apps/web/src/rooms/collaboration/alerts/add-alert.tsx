import { createAlert } from '@homeward/contract/collaboration/alerts'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { useToday } from '../../../ui/text/today.ts'
import type { Parent } from '../queries.ts'
import { touchedByAlerts } from './touched.ts'
import { AlertFields, newAlert } from './alert-fields.tsx'

/** A new alert of one record. */
export const AddAlert = ({ parent, onClose }: { parent: Parent; onClose: () => void }) => {
  const today = useToday()
  return (
    <EndpointForm
      endpoint={createAlert}
      initial={newAlert(today)}
      fixed={{ parent_type: parent.type, parent_id: parent.id }}
      draftKey={`alert:new:${parent.id}`}
      touches={touchedByAlerts}
      submitLabel="Add alert"
      onCancel={onClose}
      onDone={() => {
        toastDone('Alert added.')
        onClose()
      }}
    >
      {(form) => <AlertFields form={form} />}
    </EndpointForm>
  )
}
