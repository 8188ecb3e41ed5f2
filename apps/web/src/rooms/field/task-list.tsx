import type { Visit } from '@homeward/contract/visits/visits'
import { activityStatuses, activityStatusLabels } from '@homeward/domain/visits/vocabulary'
import { TextInput } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import styles from './field.module.css'
import { recordAnswer } from './record.ts'

type Activity = Visit['activities'][number]

/** The tasks of the visit by category; each is answered with one tap. */
export const TaskList = ({ visit, open }: { visit: Visit; open: boolean }) => {
  const { activities } = visit
  if (activities.length === 0) return null
  const categories = [...new Set(activities.map((activity) => activity.category))]
  const answered = activities.filter((activity) => activity.status !== null).length
  return (
    <section className={styles.part} aria-labelledby="tasks">
      <h2 id="tasks">
        Tasks{' '}
        <span className={styles.quiet}>
          {answered} of {activities.length} answered
        </span>
      </h2>
      {!open && visit.check_in_at === null && (
        <p className={styles.quiet}>Check in first, then record the tasks.</p>
      )}
      {categories.map((category) => (
        <div key={category}>
          <h3>{category}</h3>
          {activities
            .filter((activity) => activity.category === category)
            .map((activity) => (
              <Task key={activity.activity_id} visit={visit} activity={activity} open={open} />
            ))}
        </div>
      ))}
    </section>
  )
}

type TaskProps = { visit: Visit; activity: Activity; open: boolean }

const Task = ({ visit, activity, open }: TaskProps) => {
  const { activity_id, name, status, note } = activity
  return (
    <fieldset className={styles.task}>
      <legend>{name}</legend>
      {open ? (
        <div className={styles.answers}>
          {activityStatuses.map((value) => (
            <label key={value} className={styles.answer} data-status={value}>
              <input
                type="radio"
                name={activity_id}
                checked={status === value}
                onChange={() =>
                  void recordAnswer(visit, { activity_id, name, status: value, note })
                }
              />
              {status === value && <IconCheck size={16} aria-hidden />}
              {activityStatusLabels[value]}
            </label>
          ))}
        </div>
      ) : (
        status !== null && <p className={styles.quiet}>{activityStatusLabels[status]}</p>
      )}
      {open && (status === 'rejected' || status === 'other') && (
        <Note key={status} visit={visit} activity={activity} />
      )}
      {!open && note && <p className={styles.quiet}>{note}</p>}
    </fieldset>
  )
}

const Note = ({ visit, activity }: Omit<TaskProps, 'open'>) => {
  const { activity_id, name, status, note } = activity
  const [typed, setTyped] = useState(note ?? '')
  const save = () => {
    const text = typed.trim()
    if (status !== null && text !== (note ?? ''))
      void recordAnswer(visit, { activity_id, name, status, note: text || null })
  }
  return (
    <TextInput
      mt="xs"
      size="md"
      label="Reason (optional)"
      maxLength={500}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save()
      }}
    />
  )
}
