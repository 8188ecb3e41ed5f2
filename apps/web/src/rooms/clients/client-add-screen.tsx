import type { LikelyClient } from '@homeward/contract/clients/merge'
import { createClient } from '@homeward/contract/clients/clients'
import type { UseFormReturnType } from '@mantine/form'
import { useRef, useState } from 'react'
import { toastDone } from '../../plumbing/failures/toasts.ts'
import { useGo } from '../../plumbing/paths/navigate.ts'
import { to } from '../../plumbing/paths/to.ts'
import { useFlatQuery, useSetFlatQuery } from '../../plumbing/paths/use-params.ts'
import { EndpointForm } from '../../ui/form/endpoint-form.tsx'
import { Page } from '../../ui/page/page.tsx'
import { DuplicateHint, DuplicateNotice } from './duplicates/duplicate-notice.tsx'
import { identityOf, useLikely } from './duplicates/use-likely.ts'
import { ClientFields } from './edit/client-fields.tsx'
import { clientTabOf } from './edit/client-tabs.ts'
import { EditTabs } from './edit/edit-tabs.tsx'
import { needed } from '../../ui/form/needed.ts'
import { clientInput } from './edit/values/client-input.ts'
import { type ClientValues, newClient } from './edit/values/client-values.ts'

const identityWords = (values: ClientValues): string => JSON.stringify(identityOf(values))

/** R082: a new client in parts; somebody like them is looked for while one types. */
export const ClientAddScreen = () => {
  const go = useGo()
  const [stopped, setStopped] = useState<{ identity: string; matches: LikelyClient[] }>()
  /** For whom a person said that it is somebody else. */
  const checked = useRef<string>(undefined)
  const typed = useRef('')
  return (
    <Page title="Add client" width="reading" crumbs={[{ label: 'Clients', href: to('clients') }]}>
      <EndpointForm
        endpoint={createClient}
        initial={newClient()}
        inputOf={(values) => {
          typed.current = identityWords(values)
          const named = needed(values, ['office_id'])
          return { ...clientInput(named), duplicate_checked: checked.current === typed.current }
        }}
        draftKey="client:new"
        secret={[
          'social_security_number',
          'medicaid_number',
          'medicare_number',
          'insurance_number',
        ]}
        submitLabel="Add client"
        onCancel={() => go(to('clients'))}
        onRefused={({ code, current }) => {
          if (code !== 'possible_duplicate') return false
          setStopped({ identity: typed.current, ...(current as { matches: LikelyClient[] }) })
          return true
        }}
        onDone={(client) => {
          toastDone(`${client.name} added.`)
          go(to('client', { clientId: client.id }))
        }}
      >
        {(form) => (
          <AddParts
            form={form}
            stopped={stopped?.identity === identityWords(form.values) ? stopped.matches : undefined}
            onSomebodyElse={() => {
              checked.current = identityWords(form.getValues())
            }}
          />
        )}
      </EndpointForm>
    </Page>
  )
}

type Props = {
  form: UseFormReturnType<ClientValues>
  /** Who stopped the saving, while it is still about the same person. */
  stopped: readonly LikelyClient[] | undefined
  onSomebodyElse: () => void
}

const AddParts = ({ form, stopped, onSomebodyElse }: Props) => {
  const tab = clientTabOf(useFlatQuery().tab)
  const change = useSetFlatQuery()
  const likely = useLikely(form.values)
  return (
    <>
      {stopped ? (
        <DuplicateNotice matches={stopped} onSomebodyElse={onSomebodyElse} />
      ) : (
        <DuplicateHint matches={likely} />
      )}
      <EditTabs active={tab} errors={form.errors} onChange={(next) => change({ tab: next })}>
        <ClientFields tab={tab} form={form} />
      </EditTabs>
    </>
  )
}
