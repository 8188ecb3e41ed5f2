import {
  type Authorization,
  createAuthorization,
  updateAuthorization,
} from '@homeward/contract/care/authorizations'
import type { Service } from '@homeward/contract/catalogue/services'
import { MultiSelect, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import type { Option } from '../../../ui/fields/lookup.ts'
import { SearchSelect } from '../../../ui/fields/search-select.tsx'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { needed } from '../../../ui/form/needed.ts'
import { AuthorizationFields } from './authorization-fields.tsx'
import { changedAuthorization, newAuthorization } from './authorization-values.ts'
import { servicesQuery } from '../queries.ts'
import { payorLookup } from '../../../ui/fields/record-lookups.ts'
import { serviceNames } from '../../../ui/text/service-names.ts'

type AddProps = { clientId: string; payor: Option | null; onClose: () => void }

/** A new authorization of a client, for the side panel. */
export const AddAuthorization = ({ payor, ...props }: AddProps) => {
  const services = useQuery({ ...servicesQuery, meta: { quiet: true } })
  const payors = useQuery({ ...payorLookup(''), enabled: payor === null, meta: { quiet: true } })
  if (services.isPending || (payor === null && payors.isPending))
    return <Skeleton height={320} role="status" aria-label="Loading" />
  const [first, ...others] = payors.data ?? []
  return (
    <AddForm
      {...props}
      payor={payor ?? (others.length === 0 ? (first ?? null) : null)}
      services={services.data?.data.filter(({ status }) => status === 'active') ?? []}
    />
  )
}

const AddForm = ({ clientId, payor, services, onClose }: AddProps & { services: Service[] }) => {
  const ofPayor = (id: string) =>
    services.filter((service) => service.payor === null || service.payor.id === id)
  const payorId = payor?.value ?? ''
  return (
    <EndpointForm
      endpoint={createAuthorization}
      initial={newAuthorization(
        payorId,
        ofPayor(payorId).map(({ id }) => id),
      )}
      fixed={{ client_id: clientId }}
      draftKey={`authorization:new:${clientId}`}
      submitLabel="Add authorization"
      onCancel={onClose}
      onDone={(added) => {
        toastDone(`Authorization ${added.number} added.`)
        onClose()
      }}
    >
      {(form) => {
        const { payor_id, service_ids } = form.values
        const minutesPerUnit = services.find(({ id }) => service_ids.includes(id))?.minutes_per_unit
        // The units of an authorization have one length.
        const alike = ofPayor(payor_id).filter(
          (one) => minutesPerUnit === undefined || one.minutes_per_unit === minutesPerUnit,
        )
        return (
          <Stack gap="sm">
            <SearchSelect
              label="Payor"
              required
              lookup={payorLookup}
              initialOption={payor}
              {...form.getInputProps('payor_id')}
            />
            <MultiSelect
              label="Services"
              required
              searchable
              hidePickedOptions
              data={services
                .filter((one) => alike.includes(one) || service_ids.includes(one.id))
                .map(({ id, label }) => ({ value: id, label }))}
              {...form.getInputProps('service_ids')}
            />
            <AuthorizationFields
              field={(path) => form.getInputProps(path)}
              values={form.values}
              minutesPerUnit={minutesPerUnit}
            />
          </Stack>
        )
      }}
    </EndpointForm>
  )
}

type EditProps = { authorization: Authorization; onClose: () => void }

/** Changes an authorization; payor and service stay, as visits were made under them. */
export const EditAuthorization = ({ authorization, onClose }: EditProps) => (
  <EndpointForm
    endpoint={updateAuthorization}
    record={authorization}
    valuesOf={changedAuthorization}
    inputOf={(values) => needed(values, ['number', 'start_date', 'end_date', 'units'])}
    draftKey={`authorization:${authorization.id}`}
    submitLabel="Save authorization"
    onCancel={onClose}
    onDone={(saved) => {
      toastDone(`Authorization ${saved.number} saved.`)
      onClose()
    }}
  >
    {(form) => (
      <Stack gap="sm">
        <Text c="dimmed">
          {authorization.payor.name} · {serviceNames(authorization.services)}
        </Text>
        <AuthorizationFields
          field={(path) => form.getInputProps(path)}
          values={form.values}
          minutesPerUnit={authorization.minutes_per_unit}
        />
      </Stack>
    )}
  </EndpointForm>
)
