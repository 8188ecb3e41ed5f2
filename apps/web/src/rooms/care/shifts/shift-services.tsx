import { Checkbox, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useId } from 'react'
import { DurationField } from '../../../ui/fields/duration-field.tsx'
import styles from './shift-fields.module.css'
import type { CareplanValues, LineValues, ShiftValues } from './shift-values.ts'

type Props = {
  form: UseFormReturnType<CareplanValues>
  /** Of the shift among the fields. */
  path: string
  shift: ShiftValues
  /** What the authorization covers. */
  authorized: readonly { id: string; label: string }[]
}

/** Which of the authorized services a shift gives. Several share its hours. */
export const ShiftServices = ({ form, path, shift, authorized }: Props) => {
  const titleId = useId()
  const field = `${path}.services`
  const lines = shift.services
  const set = (next: LineValues[]) => {
    form.setFieldValue(field, next)
    form.clearFieldError(field)
  }
  const change = (id: string, fields: Partial<LineValues>) =>
    set(lines.map((line) => (line.id === id ? { ...line, ...fields } : line)))
  const toggle = (id: string, chosen: boolean) =>
    set(
      chosen
        ? [...lines, { id, minutes: '', activity_ids: [] }]
        : lines.filter((line) => line.id !== id),
    )
  return (
    <div role="group" aria-labelledby={titleId} className={styles.services}>
      <Text id={titleId} size="sm" fw={500}>
        Services
      </Text>
      {authorized.map(({ id, label }) => {
        const at = lines.findIndex((one) => one.id === id)
        const line = lines[at]
        return (
          <div key={id} className={styles.service}>
            <Checkbox
              label={label}
              checked={line !== undefined}
              error={form.errors[`${field}.${at}.activity_ids`]}
              onChange={(event) => toggle(id, event.currentTarget.checked)}
            />
            {line && lines.length > 1 && (
              <DurationField
                label={`${label} hours`}
                value={line.minutes}
                error={form.errors[`${field}.${at}.minutes`]}
                onChange={(minutes) => change(id, { minutes })}
              />
            )}
          </div>
        )
      })}
      {form.errors[field] && (
        <Text c="red" size="sm" role="alert">
          {form.errors[field]}
        </Text>
      )}
    </div>
  )
}
