import { Button, Group, Select, Text, Title } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconRepeat, IconTrash } from '@tabler/icons-react'
import { useId } from 'react'
import { SearchSelect } from '../../../ui/fields/search-select.tsx'
import { TimeField } from '../../../ui/fields/time-field.tsx'
import { clockWords, durationWords } from '../../../ui/text/dates.ts'
import { DurationField } from '../../../ui/fields/duration-field.tsx'
import { ClockNote } from './clock-note.tsx'
import { daysOf, shiftEnd } from './planned.ts'
import { caregiverLookup } from '../../../ui/fields/record-lookups.ts'
import styles from './shift-fields.module.css'
import { ShiftServices } from './shift-services.tsx'
import { type CareplanValues, ruleWords, type ShiftValues } from './shift-values.ts'
import { WeekdayField } from './weekday-field.tsx'

type Props = {
  form: UseFormReturnType<CareplanValues>
  /** Its place among the shifts. */
  at: number
  shift: ShiftValues
  /** What the authorization covers; one service alone needs no word. */
  authorized: readonly { id: string; label: string }[]
  /** Whether the services are a choice: without one, the only authorized service is meant. */
  choosesServices: boolean
  onRemove: () => void
}

const rhythms = [1, 2, 3, 4, 5, 6, 7, 8].map((weeks) => ({
  value: String(weeks),
  label: weeks === 1 ? 'Every week' : `Every ${weeks} weeks`,
}))

/** One shift: when it comes, how long it takes, who goes. What it means is said in words below. */
export const ShiftFields = ({ form, at, shift, authorized, choosesServices, onRemove }: Props) => {
  const titleId = useId()
  const path = `shifts_attributes.${at}`
  const field = (name: string) => form.getInputProps(`${path}.${name}`)
  const agent = field('agent_id')
  return (
    <fieldset className={styles.shift} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Title order={2} id={titleId}>
          Shift {at + 1}
        </Title>
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={14} aria-hidden />}
          aria-label={`Remove shift ${at + 1}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
      <Rhythm form={form} path={path} shift={shift} />
      <div className={styles.fields}>
        <TimeField label="Start time" required {...field('scheduled_time')} />
        <DurationField label="Hours" {...field('scheduled_duration')} />
        <SearchSelect
          className={styles.caregiver}
          label="Caregiver"
          placeholder="None (open visits)"
          lookup={caregiverLookup}
          initialOption={
            shift.agent_id ? { value: shift.agent_id, label: shift.agent_name ?? '' } : null
          }
          {...agent}
          onChange={(id, option) => {
            agent.onChange(id)
            form.setFieldValue(`${path}.agent_name`, option?.label ?? null)
          }}
        />
      </div>
      {choosesServices && (
        <ShiftServices form={form} path={path} shift={shift} authorized={authorized} />
      )}
      <ShiftWords shift={shift} />
      <ClockNote shift={shift} days={daysOf(form.values)} />
    </fieldset>
  )
}

type RhythmProps = Pick<Props, 'form' | 'shift'> & { path: string }

const Rhythm = ({ form, path, shift }: RhythmProps) => {
  if (shift.custom !== null)
    return (
      <Group gap="xs">
        <IconRepeat size={16} aria-hidden />
        <Text size="sm">{ruleWords(shift) ?? shift.custom}</Text>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => form.setFieldValue(`${path}.custom`, null)}
        >
          Choose weekdays
        </Button>
      </Group>
    )
  const interval = form.getInputProps(`${path}.interval`)
  return (
    <div className={styles.rhythm}>
      <WeekdayField
        label="Days"
        value={shift.days}
        error={form.getInputProps(`${path}.recurring_rule`).error as string | undefined}
        onChange={(days) => {
          form.setFieldValue(`${path}.days`, days)
          form.clearFieldError(`${path}.recurring_rule`)
        }}
      />
      <Select
        label="Repeats"
        allowDeselect={false}
        data={rhythms}
        value={String(shift.interval)}
        onChange={(weeks) => interval.onChange(Number(weeks))}
      />
    </div>
  )
}

const ShiftWords = ({ shift }: { shift: ShiftValues }) => {
  const { scheduled_time: start, scheduled_duration: minutes } = shift
  const rule = ruleWords(shift)
  const timed = /^\d{2}:\d{2}$/.test(start) && minutes !== '' && minutes > 0
  if (!rule || !timed)
    return (
      <Text size="sm" c="dimmed" role="status">
        Choose days, start time and hours.
      </Text>
    )
  const end = shiftEnd(start, minutes)
  return (
    <Text size="sm" role="status" className="tabular">
      {rule}, {clockWords(start)} – {clockWords(end.clock)}
      {end.nextDay && ' the next day'} ({durationWords(minutes)})
    </Text>
  )
}
