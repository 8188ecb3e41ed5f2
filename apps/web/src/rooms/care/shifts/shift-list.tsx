import { Button, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { newKey } from '../../../plumbing/new-key.ts'
import { servicesQuery } from '../queries.ts'
import styles from './shift-fields.module.css'
import { ShiftFields } from './shift-fields.tsx'
import { type CareplanValues, newShift, ruleWords, type ShiftValues } from './shift-values.ts'

type Props = {
  form: UseFormReturnType<CareplanValues>
  /** The services that the authorization covers; without one, all services are open. */
  authorized: readonly { id: string; label: string }[] | undefined
}

/** The shifts of a care plan: add, change, remove. A stored one can be taken back until it is saved. */
export const ShiftList = ({ form, authorized: covered }: Props) => {
  const all = useQuery({ ...servicesQuery, enabled: covered === undefined })
  const authorized = covered ?? all.data?.data ?? []
  const shifts = form.values.shifts_attributes
  const set = (next: ShiftValues[]) => {
    form.clearErrors()
    form.setFieldValue('shifts_attributes', next)
  }
  const remove = (gone: ShiftValues) =>
    set(
      gone.id
        ? shifts.map((shift) => (shift.key === gone.key ? { ...gone, _destroy: true } : shift))
        : shifts.filter((shift) => shift.key !== gone.key),
    )
  const restore = ({ _destroy: _, ...kept }: ShiftValues) =>
    set(shifts.map((shift) => (shift.key === kept.key ? kept : shift)))
  const last = shifts.findLast((shift) => !shift._destroy)
  return (
    <>
      {form.errors.shifts_attributes && (
        <Text c="red" size="sm" role="alert">
          {form.errors.shifts_attributes}
        </Text>
      )}
      {shifts.map((shift, at) =>
        shift._destroy ? (
          <div key={shift.key} className={styles.removed}>
            <Text c="dimmed" td="line-through">
              {ruleWords(shift)}
            </Text>
            <Button size="compact-sm" variant="default" onClick={() => restore(shift)}>
              Keep shift
            </Button>
          </div>
        ) : (
          <ShiftFields
            key={shift.key}
            form={form}
            at={at}
            shift={shift}
            authorized={authorized}
            choosesServices={covered === undefined || covered.length > 1}
            onRemove={() => remove(shift)}
          />
        ),
      )}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        style={{ justifySelf: 'start' }}
        onClick={() => set([...shifts, newShift(newKey(), last)])}
      >
        Add shift
      </Button>
    </>
  )
}
