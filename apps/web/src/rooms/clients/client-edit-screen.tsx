import { type Client, updateClient } from '@homeward/contract/clients/clients'
import { Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toastDone } from '../../plumbing/failures/toasts.ts'
import { useGo } from '../../plumbing/paths/navigate.ts'
import { to } from '../../plumbing/paths/to.ts'
import { usePathParams } from '../../plumbing/paths/use-params.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { EndpointForm } from '../../ui/form/endpoint-form.tsx'
import { Page } from '../../ui/page/page.tsx'
import { ClientFields } from './edit/client-fields.tsx'
import { type ClientTab, clientTabOf } from './edit/client-tabs.ts'
import { EditTabs } from './edit/edit-tabs.tsx'
import { clientInput } from './edit/values/client-input.ts'
import { clientMasks, clientValues } from './edit/values/client-values.ts'
import { clientQuery } from './queries.ts'
import { useMergedInto } from './merge/use-merged-into.ts'

/** R084 and R085: a client in parts; the part is in the address, and all are saved together. */
export const ClientEditScreen = () => {
  const { clientId, tab } = usePathParams('client.edit.tab')
  const query = useQuery({ ...clientQuery(clientId), refetchOnMount: 'always' })
  const go = useGo()
  useMergedInto(query.error)
  useEffect(() => {
    if (!tab) go(to('client.edit.tab', { clientId, tab: clientTabOf(tab) }), { replace: true })
  }, [clientId, go, tab])
  const client = query.data
  return (
    <Page
      title={client ? `Edit ${client.name}` : 'Edit client'}
      width="reading"
      crumbs={[
        { label: 'Clients', href: to('clients') },
        { label: client?.name ?? 'Client', href: to('client', { clientId }) },
      ]}
    >
      {query.isError && !client && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {/* What is changed is the newest version, so an old copy is not offered for editing. */}
      {client && query.isFetchedAfterMount && (
        <EditForm key={clientId} client={client} tab={clientTabOf(tab)} />
      )}
      {query.isFetching && !query.isFetchedAfterMount && (
        <Stack role="status" aria-label="Loading" aria-busy>
          <Skeleton height={36} />
          <Skeleton height={220} />
        </Stack>
      )}
    </Page>
  )
}

type Props = { client: Client; tab: ClientTab }

const EditForm = ({ client, tab }: Props) => {
  const go = useGo()
  const back = to('client', { clientId: client.id })
  return (
    <EndpointForm
      endpoint={updateClient}
      record={client}
      valuesOf={clientValues}
      masksOf={clientMasks}
      inputOf={clientInput}
      draftKey={`client:${client.id}`}
      secret={['social_security_number', 'medicaid_number', 'medicare_number', 'insurance_number']}
      submitLabel="Save"
      onCancel={() => go(back)}
      onDone={(saved) => {
        toastDone(`${saved.name} saved.`)
        go(back)
      }}
    >
      {(form) => (
        <EditTabs
          active={tab}
          errors={form.errors}
          // The form stays where it is, so nothing that was typed is left behind.
          onChange={(next) =>
            go(to('client.edit.tab', { clientId: client.id, tab: next }), {
              replace: true,
              force: true,
            })
          }
        >
          <ClientFields tab={tab} form={form} client={client} />
        </EditTabs>
      )}
    </EndpointForm>
  )
}
