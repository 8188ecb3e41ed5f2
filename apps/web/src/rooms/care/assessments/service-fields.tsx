import type { Service } from '@homeward/contract/catalogue/services'
import { activityLevelLabels, activityLevels } from '@homeward/domain/catalogue/vocabulary'
import { MultiSelect, NativeSelect, Text, TextInput, Title } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { servicesQuery } from '../queries.ts'
import { type ActivityValues, type AssessmentValues } from './assessment-values.ts'
import styles from './assessments.module.css'

const levels = [
  { value: '', label: 'Not assessed' },
  ...optionsOf(activityLevels, activityLevelLabels),
]

type Props = {
  form: UseFormReturnType<AssessmentValues>
  /** False once only an owner may change them. */
  editable: boolean
}

/** The assessed services with the level of help for each activity. */
export const AssessedServiceFields = ({ form, editable }: Props) => {
  const services = useQuery(servicesQuery).data?.data ?? []
  const chosen = form.values.services.map(({ id }) => id)
  return (
    <FormSection
      title="Services and activities"
      columns={1}
      hint={
        editable
          ? 'Choose a level of help for each activity that the client needs. Activities without a level are not saved.'
          : 'This assessment is active. Only an owner can change services and activities.'
      }
    >
      <MultiSelect
        label="Services"
        searchable
        hidePickedOptions
        disabled={!editable}
        data={services.map(({ id, label }) => ({ value: id, label }))}
        value={chosen}
        error={form.errors.services}
        onChange={(ids) =>
          form.setFieldValue(
            'services',
            ids.map(
              (id) => form.values.services.find((one) => one.id === id) ?? { id, categories: [] },
            ),
          )
        }
      />
      {chosen.map((id, at) => {
        const service = services.find((one) => one.id === id)
        return (
          service && (
            <ServiceActivities key={id} form={form} service={service} at={at} editable={editable} />
          )
        )
      })}
    </FormSection>
  )
}

type ServiceProps = Props & { service: Service; at: number }

const ServiceActivities = ({ form, service, at, editable }: ServiceProps) => {
  const held = form.values.services[at]?.categories ?? []
  const valuesOf = (category: string, activity: string): ActivityValues =>
    held.find(({ id }) => id === category)?.activities.find(({ id }) => id === activity) ?? {
      id: activity,
      level: '',
      frequency: '',
      description: '',
    }
  const change = (category: string, next: ActivityValues) => {
    const { activities = [] } = held.find(({ id }) => id === category) ?? {}
    const others = activities.filter(({ id }) => id !== next.id)
    form.setFieldValue(`services.${at}.categories`, [
      ...held.filter(({ id }) => id !== category),
      { id: category, activities: next.level === '' ? others : [...others, next] },
    ])
  }
  const trouble = form.errors[`services.${at}.id`] ?? form.errors[`services.${at}.categories`]
  return (
    <section aria-label={service.label} className={styles.service}>
      <Title order={3}>{service.label}</Title>
      {trouble && (
        <Text c="red" size="sm" role="alert">
          {trouble}
        </Text>
      )}
      {service.categories.length === 0 && (
        <Text size="sm" c="dimmed">
          This service has no activities yet. Add them under Admin, Services.
        </Text>
      )}
      {service.categories.map((category) => (
        <div key={category.id} role="group" aria-label={category.name}>
          <Text size="sm" fw={600}>
            {category.name}
          </Text>
          {category.activities.map(({ id, name }) => (
            <ActivityRow
              key={id}
              name={name}
              values={valuesOf(category.id, id)}
              editable={editable}
              onChange={(next) => change(category.id, next)}
            />
          ))}
        </div>
      ))}
    </section>
  )
}

type RowProps = {
  name: string
  values: ActivityValues
  editable: boolean
  onChange: (values: ActivityValues) => void
}

/** What is said of an activity beside its level. */
const notes = [
  { field: 'frequency', label: 'Frequency', most: 120 },
  { field: 'description', label: 'Note', most: 1000 },
] as const

const ActivityRow = ({ name, values, editable, onChange }: RowProps) => (
  <div className={styles.activity} data-assessed={values.level !== '' || undefined}>
    <span>{name}</span>
    <NativeSelect
      aria-label={`Level of ${name}`}
      size="xs"
      data={levels}
      disabled={!editable}
      value={values.level}
      onChange={(event) => onChange({ ...values, level: event.currentTarget.value })}
    />
    {values.level !== '' &&
      notes.map(({ field, label, most }) => (
        <TextInput
          key={field}
          aria-label={`${label} of ${name}`}
          placeholder={label}
          size="xs"
          maxLength={most}
          autoComplete="off"
          disabled={!editable}
          value={values[field]}
          onChange={(event) => onChange({ ...values, [field]: event.currentTarget.value })}
        />
      ))}
  </div>
)
