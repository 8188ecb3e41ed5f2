import { createVisits } from '@homeward/contract/visits/adding'
import { Skeleton, Stack } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { caregiverLookup, clientLookup } from '../../../ui/fields/record-lookups.ts'
import { SearchSelect } from '../../../ui/fields/search-select.tsx'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { toastUndo } from '../../../ui/feedback/toast-undo.tsx'
import { takeOff } from '../change/put-back.ts'
import { authorizationsQuery, touchedBySchedule } from '../queries.ts'
import { addInput, type AddStart, type AddValues, newVisits, usable } from './add-values.ts'
import { AuthorizationField } from './authorization-field.tsx'
import { type Objection, ObjectionNote } from './objection-note.tsx'
import { WhenFields } from './when-fields.tsx'

type Props = { start: AddStart; onClose: () => void }

/** Adds visits for a client on one day or several; what speaks against it is told, and may need a reason. */
export const AddVisitsForm = ({ start, onClose }: Props) => {
  const [clientId, setClientId] = useState(start.clientId ?? '')
  const [objection, setObjection] = useState<Objection>()
  const query = useQuery({ ...authorizationsQuery(clientId), enabled: clientId !== '' })
  const rows = usable(query.data?.data ?? [])
  // Whoever is quick would else send it without the authorization that has not come yet.
  if (clientId === start.clientId && query.isLoading) {
    return <Skeleton height={320} role="status" aria-label="Loading" />
  }
  return (
    <EndpointForm
      endpoint={createVisits}
      initial={newVisits(start)}
      inputOf={(values) => addInput(values, rows)}
      problemsOf={(values) => ({
        ...(query.isLoading && { authorization_id: 'Wait until the authorizations are here.' }),
        ...(objection?.kind === 'reason' &&
          !values.assignment_reason.trim() && { assignment_reason: 'Enter a reason.' }),
      })}
      draftKey={`visits:new:${start.clientId ?? ''}:${start.agentId ?? ''}:${start.day}`}
      touches={touchedBySchedule}
      label="Add visit"
      submitLabel="Add visit"
      onCancel={onClose}
      onRefused={({ code, message, errors }) => {
        const kind = { assignment_reason_needed: 'reason', client_not_in_care: 'client' } as const
        const asked = code in kind ? kind[code as keyof typeof kind] : undefined
        const told = Object.values(errors).flat()
        setObjection(asked && { kind: asked, sentences: told.length > 0 ? told : [message] })
        return asked !== undefined
      }}
      onDone={({ visits }) => {
        toastUndo(visits.length === 1 ? 'Visit added.' : `${visits.length} visits added.`, () =>
          takeOff(visits),
        )
        onClose()
      }}
    >
      {(form) => (
        <Stack gap="sm">
          <People form={form} onClient={setClientId} />
          {clientId !== '' && (
            <AuthorizationField form={form} rows={rows} loading={query.isLoading} />
          )}
          <WhenFields form={form} />
          {objection && <ObjectionNote form={form} objection={objection} />}
        </Stack>
      )}
    </EndpointForm>
  )
}

type PeopleProps = {
  form: UseFormReturnType<AddValues>
  onClient: (id: string) => void
}

const People = ({ form, onClient }: PeopleProps) => {
  const client = form.getInputProps('client_id')
  return (
    <>
      <SearchSelect
        label="Client"
        required
        lookup={clientLookup}
        {...client}
        onChange={(id) => {
          client.onChange(id ?? '')
          form.setFieldValue('authorization_id', '')
          form.setFieldValue('services', [])
          onClient(id ?? '')
        }}
      />
      <SearchSelect
        label="Caregiver"
        placeholder="None (open visit)"
        lookup={caregiverLookup}
        {...form.getInputProps('agent_id')}
      />
    </>
  )
}
