import { type Service, createService, updateService } from '@homeward/contract/catalogue/services'
import { Stack, Text, TextInput } from '@mantine/core'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useGo } from '../../../plumbing/paths/navigate.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { needed } from '../../../ui/form/needed.ts'
import { NameRule } from './name-rule.tsx'
import { ServiceFields } from './service-fields.tsx'
import { serviceInput, serviceValues } from './service-values.ts'

type Props = { onClose: () => void }
type OfService = Props & { service: Service }

export const ServiceAddForm = ({ onClose }: Props) => {
  const go = useGo()
  return (
    <EndpointForm
      endpoint={createService}
      draftKey="service:new"
      initial={serviceValues()}
      inputOf={serviceInput}
      submitLabel="Add service"
      onCancel={onClose}
      onDone={({ id, label }) => {
        toastDone(`${label} added.`)
        onClose()
        go(to('admin.service-types', { serviceType: id }))
      }}
    >
      {(form) => <ServiceFields form={form} />}
    </EndpointForm>
  )
}

export const ServiceEditForm = ({ service, onClose }: OfService) => (
  <EndpointForm
    endpoint={updateService}
    record={service}
    valuesOf={serviceValues}
    inputOf={serviceInput}
    draftKey={`service:${service.id}`}
    submitLabel="Save service"
    onCancel={onClose}
    onDone={({ label }) => {
      toastDone(`${label} saved.`)
      onClose()
    }}
  >
    {(form) => <ServiceFields form={form} service={service} />}
  </EndpointForm>
)

/** A copy with all categories and activities; it needs a label of its own. */
export const ServiceCopyForm = ({ service, onClose }: OfService) => {
  const go = useGo()
  return (
    <EndpointForm
      endpoint={updateService}
      draftKey={`service:copy:${service.id}`}
      initial={{ label: `${service.label} copy` }}
      fixed={{ id: service.id, duplicate: true }}
      inputOf={(values) => needed(values, ['label'])}
      submitLabel="Duplicate"
      onCancel={onClose}
      onDone={({ id, label }) => {
        toastDone(`${label} created.`)
        onClose()
        go(to('admin.service-types', { serviceType: id }))
      }}
    >
      {(form) => (
        <Stack gap="sm">
          <Text>This copies all categories and activities. {service.label} does not change.</Text>
          <TextInput label="New label" required data-autofocus {...form.getInputProps('label')} />
          <NameRule jurisdiction={service.jurisdiction} label={form.values.label} />
        </Stack>
      )}
    </EndpointForm>
  )
}
