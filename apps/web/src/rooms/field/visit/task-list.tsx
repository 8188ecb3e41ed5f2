import type { Visit } from '@homeward/contract/visits/visits'
import { IconChecks } from '@tabler/icons-react'
import { useState } from 'react'
import { t } from '../../../plumbing/language/translate.ts'
import { whenOpened } from '../../../ui/feedback/when-opened.tsx'
import field from '../field.module.css'
import { recordAnswer } from '../record.ts'
import { loadReasonSheet } from './loads.ts'
import { Ring } from './ring.tsx'
import { TaskRow } from './task-row.tsx'
import { count, taskWords } from './task-words.ts'
import styles from './visit.module.css'

const ReasonSheet = whenOpened(loadReasonSheet)

const sentences = {
  get title() {
    return t('Tasks')
  },
  get allDone() {
    return t('All done')
  },
  done: (count: number) => t('{count, plural, one {# task done} other {# tasks done}}', { count }),
  get checkInFirst() {
    return t('Check in first, then record the tasks.')
  },
}

type Activities = Visit['activities']

const isDone = ({ status }: Activities[number]): boolean => status === 'completed'

/** The tasks of the visit: one press for all that were done, then the exceptions one by one. */
export const TaskList = ({ visit, open }: { visit: Visit; open: boolean }) => {
  const [asked, ask] = useState<Activities[number]>()
  const [opened, setOpened] = useState(false)
  const { activities } = visit
  if (activities.length === 0) return null
  const exceptions = activities.filter((activity) => !isDone(activity))
  // While the visit runs, each may still become an exception.
  const folded = !open && exceptions.length < activities.length
  const row = (activity: Activities[number]) => (
    <TaskRow
      key={activity.activity_id}
      visit={visit}
      activity={activity}
      open={open}
      onException={() => {
        ask(activity)
        setOpened(true)
      }}
    />
  )
  return (
    <section className={styles.tasks} aria-labelledby="tasks">
      <header className={styles.tasksHead}>
        <Ring part={count(activities, 'completed')} of={activities.length} />
        <div>
          <h2 id="tasks">{sentences.title}</h2>
          <p className={field.quiet}>{taskWords(activities)}</p>
        </div>
        {open && <AllDone visit={visit} />}
      </header>
      {!open && visit.check_in_at === null && (
        <p className={styles.hint}>{sentences.checkInFirst}</p>
      )}
      <ul>{(folded ? exceptions : activities).map(row)}</ul>
      {folded && (
        <details className={styles.folded}>
          <summary>{sentences.done(activities.length - exceptions.length)}</summary>
          <ul>{activities.filter(isDone).map(row)}</ul>
        </details>
      )}
      {asked && (
        <ReasonSheet
          key={asked.activity_id}
          visit={visit}
          activity={asked}
          opened={opened}
          onClose={() => setOpened(false)}
        />
      )}
    </section>
  )
}

/** Answers what has no answer yet; what somebody said before stays as it is. */
const AllDone = ({ visit }: { visit: Visit }) => {
  const [busy, setBusy] = useState(false)
  const open = visit.activities.filter((activity) => activity.status === null)
  if (open.length === 0 && !busy) return null
  const answer = async () => {
    setBusy(true)
    for (const { activity_id, name } of open)
      if (!(await recordAnswer(visit, { activity_id, name, status: 'completed', note: null })))
        break
    setBusy(false)
  }
  return (
    <button type="button" className={field.small} disabled={busy} onClick={() => void answer()}>
      <IconChecks size={20} aria-hidden />
      {sentences.allDone}
    </button>
  )
}
