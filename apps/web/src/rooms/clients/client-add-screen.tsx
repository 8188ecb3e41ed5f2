import { createClient } from '@homeward/contract/clients'
import { useState } from 'react'
import { toastDone } from '../../plumbing/failures/toasts.ts'
import { useGo } from '../../plumbing/paths/navigate.ts'
import { to } from '../../plumbing/paths/to.ts'
import { EndpointForm } from '../../ui/form/endpoint-form.tsx'
import { Page } from '../../ui/page/page.tsx'
import { ClientFields } from './edit/client-fields.tsx'
import { clientTabIds } from './edit/client-tabs.ts'
import { clientInput, type ClientValues, newClient } from './edit/client-values.ts'

/** R082: a new client, all parts on one page. */
export const ClientAddScreen = () => {
  const go = useGo()
  const [initial] = useState<Partial<ClientValues>>(newClient)
  return (
    <Page title="Add client" width="reading" crumbs={[{ label: 'Clients', href: to('clients') }]}>
      <EndpointForm
        endpoint={createClient}
        initial={initial}
        toInput={clientInput}
        draftKey="client:new"
        secret={['medicaid_number']}
        submitLabel="Add client"
        onCancel={() => go(to('clients'))}
        onDone={(client) => {
          toastDone(`${client.name} was added.`)
          go(to('client', { clientId: client.id }))
        }}
      >
        {(form) => clientTabIds.map((tab) => <ClientFields key={tab} tab={tab} form={form} />)}
      </EndpointForm>
    </Page>
  )
}
