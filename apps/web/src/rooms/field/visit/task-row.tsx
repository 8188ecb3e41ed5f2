import type { Visit } from '@homeward/contract/visits/visits'
import type { ActivityStatus } from '@homeward/domain/visits/vocabulary'
import { IconCheck, IconHandStop, IconX } from '@tabler/icons-react'
import { t } from '../../../plumbing/language/translate.ts'
import field from '../field.module.css'
import { recordAnswer } from '../record.ts'
import styles from './visit.module.css'

const sentences = {
  get notDone() {
    return t('Not done')
  },
  notDoneOf: (task: string) => t('Not done: {task}', { task }),
  get markDone() {
    return t('Mark as done:')
  },
  get change() {
    return t('Change')
  },
  states: {
    get completed() {
      return t('Done')
    },
    get rejected() {
      return t('Refused')
    },
    get other() {
      return t('Not done')
    },
  },
  why: (state: string, reason: string) => `${state}, ${t(reason)}`,
}

const icons = { completed: IconCheck, rejected: IconHandStop, other: IconX }

type Props = {
  visit: Visit
  activity: Visit['activities'][number]
  open: boolean
  onException: () => void
}

/** A task: one tap for done, one for not done and why. What is answered opens to be changed. */
export const TaskRow = ({ visit, activity, open, onException }: Props) => {
  const { activity_id, name, status, category } = activity
  const done = () => recordAnswer(visit, { activity_id, name, status: 'completed', note: null })
  const words = (
    <span className={styles.taskWords}>
      <b>{t(name)}</b>
      <Under status={status} note={activity.note} category={t(category)} />
    </span>
  )
  const mark = <Mark status={status} />
  if (!open)
    return (
      <li className={styles.task} data-status={status}>
        {mark}
        {words}
      </li>
    )
  return (
    <li className={styles.task} data-status={status}>
      <button
        type="button"
        className={styles.taskAct}
        onClick={() => (status === null ? void done() : onException())}
      >
        {mark}
        {status === null && <span className="heard">{sentences.markDone} </span>}
        {words}
        {status !== null && (
          <span className="heard">
            {status === 'completed' && ` ${sentences.states.completed}.`} {sentences.change}
          </span>
        )}
      </button>
      {status === null && (
        <button
          type="button"
          className={field.small}
          aria-label={sentences.notDoneOf(t(name))}
          onClick={onException}
        >
          {sentences.notDone}
        </button>
      )}
    </li>
  )
}

const Mark = ({ status }: { status: ActivityStatus | null }) => {
  const Icon = status && icons[status]
  return (
    <span className={styles.mark} data-status={status}>
      {Icon && <Icon size={18} stroke={2.5} aria-hidden />}
    </span>
  )
}

type UnderProps = { status: ActivityStatus | null; note: string | null; category: string }

const Under = ({ status, note, category }: UnderProps) => {
  if (status === null || status === 'completed') return <span>{category}</span>
  const state = sentences.states[status]
  return <span className={styles.why}>{note ? sentences.why(state, note) : state}</span>
}
