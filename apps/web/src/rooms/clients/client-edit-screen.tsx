import { type Client, updateClient } from '@homeward/contract/clients'
import { Skeleton, Stack, Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toastDone } from '../../plumbing/failures/toasts.ts'
import { useGo } from '../../plumbing/paths/navigate.ts'
import { to } from '../../plumbing/paths/to.ts'
import { usePathParams } from '../../plumbing/paths/use-params.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { EndpointForm } from '../../ui/form/endpoint-form.tsx'
import { Page } from '../../ui/page/page.tsx'
import { ClientFields } from './edit/client-fields.tsx'
import { type ClientTab, clientTabIds, clientTabs, valuesOfTab } from './edit/client-tabs.ts'
import { clientInput, clientValues } from './edit/client-values.ts'
import styles from './edit/edit.module.css'
import { clientQuery } from './queries.ts'

/** R084 and R085: a client, one part at a time; the part is in the address. */
export const ClientEditScreen = () => {
  const { clientId, tab } = usePathParams('client.edit.tab')
  const query = useQuery({ ...clientQuery(clientId), refetchOnMount: 'always' })
  const client = query.data
  const active = clientTabIds.find((id) => id === tab) ?? 'person'
  const go = useGo()
  return (
    <Page
      title={client ? `Edit ${client.name}` : 'Edit client'}
      width="reading"
      crumbs={[
        { label: 'Clients', href: to('clients') },
        { label: client?.name ?? 'Client', href: to('client', { clientId }) },
      ]}
    >
      <Tabs
        value={active}
        onChange={(next) => next && go(to('client.edit.tab', { clientId, tab: next }))}
        activateTabWithKeyboard={false}
      >
        <Tabs.List aria-label="Parts of this client" className={styles.tabs}>
          {clientTabIds.map((id) => (
            <Tabs.Tab key={id} value={id}>
              {clientTabs[id].label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={active}>
          {query.isError && !client && (
            <ErrorState error={query.error} onRetry={() => void query.refetch()} />
          )}
          {/* What is changed is the newest version, so an old copy is not offered for editing. */}
          {client && query.isFetchedAfterMount && (
            <EditForm key={active} client={client} tab={active} />
          )}
          {query.isFetching && !query.isFetchedAfterMount && (
            <Stack role="status" aria-label="Loading" aria-busy>
              <Skeleton height={220} />
              <Skeleton height={36} width="30%" />
            </Stack>
          )}
        </Tabs.Panel>
      </Tabs>
    </Page>
  )
}

type Props = { client: Client; tab: ClientTab }

const EditForm = ({ client: newest, tab }: Props) => {
  const go = useGo()
  // What somebody else saves meanwhile must not slip under the person's own input.
  const [client] = useState(newest)
  const [initial] = useState(() => valuesOfTab(clientValues(newest), tab))
  const back = to('client', { clientId: client.id })
  return (
    <EndpointForm
      endpoint={updateClient}
      initial={initial}
      fixed={{ id: client.id, lock_version: client.lock_version }}
      toInput={clientInput}
      draftKey={`client:${client.id}:${tab}`}
      secret={['medicaid_number']}
      submitLabel="Save"
      onCancel={() => go(back)}
      onDone={(saved) => {
        toastDone(`${saved.name} was saved.`)
        go(back)
      }}
    >
      {(form) => <ClientFields tab={tab} form={form} client={client} />}
    </EndpointForm>
  )
}
