import { createPayor } from '@homeward/contract/agency/payors'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useGo } from '../../../plumbing/paths/navigate.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { PayorFields } from './payor-fields.tsx'
import { payorValues } from './payor-values.ts'

/** A new payor; its rates are added on its page. */
export const PayorAddScreen = () => {
  const go = useGo()
  return (
    <Page
      title="Add payor"
      width="reading"
      crumbs={[
        { label: 'Admin', href: to('admin') },
        { label: 'Payors', href: to('admin.payors') },
      ]}
    >
      <EndpointForm
        endpoint={createPayor}
        draftKey="payor:new"
        initial={payorValues()}
        submitLabel="Add payor"
        onCancel={() => go(to('admin.payors'))}
        onDone={(payor) => {
          toastDone(`${payor.name} added. Now add its rates.`)
          go(to('admin.payor', { payorId: payor.id }))
        }}
      >
        {(form) => <PayorFields field={form.getInputProps} />}
      </EndpointForm>
    </Page>
  )
}
