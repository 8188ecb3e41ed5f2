import type { Visit } from '@homeward/contract/visits/visits'
import { word } from '@homeward/domain/language/sentence'
import type { ActivityStatus } from '@homeward/domain/visits/vocabulary'
import { TextInput } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { t } from '../../../plumbing/language/translate.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import field from '../field.module.css'
import { recordAnswer } from '../record.ts'
import styles from './visit.module.css'

const sentences = {
  get refused() {
    return t('Refused by client')
  },
  get notDone() {
    return t('Not done')
  },
  get own() {
    return t('Another reason')
  },
  get saveRefused() {
    return t('Save as refused')
  },
  get saveNotDone() {
    return t('Save as not done')
  },
  get done() {
    return t('It is done')
  },
}

/** Kept in English, as the office reads them; each phone says them in its language. */
const refusals = [word('Did not want it today'), word('In pain or unwell'), word('Done by family')]
const reasons = [word('Not needed today'), word('No time left'), word('Supplies were missing')]

/** What somebody wrote themselves; a reason of the list is chosen again. */
const written = (note: string | null): string =>
  note === null || [...refusals, ...reasons].some((known) => known === note) ? '' : note

type Props = {
  visit: Visit
  activity: Visit['activities'][number]
  opened: boolean
  onClose: () => void
}

/** Why a task was not done: one tap on a usual reason, or words of one's own. */
export const ReasonSheet = ({ visit, activity, opened, onClose }: Props) => {
  const { activity_id, name, status } = activity
  const [typed, setTyped] = useState(status === 'completed' ? '' : written(activity.note))
  const answer = (next: ActivityStatus, note: string) => {
    onClose()
    void recordAnswer(visit, { activity_id, name, status: next, note: note.trim() || null })
  }
  const choices = (title: string, next: ActivityStatus, usual: readonly string[]) => (
    <fieldset className={styles.reasons}>
      <legend>{title}</legend>
      {usual.map((reason) => (
        <button
          key={reason}
          type="button"
          className={field.small}
          onClick={() => answer(next, reason)}
        >
          {t(reason)}
        </button>
      ))}
    </fieldset>
  )
  return (
    <Dialog opened={opened} onClose={onClose} title={t(name)}>
      {choices(sentences.refused, 'rejected', refusals)}
      {choices(sentences.notDone, 'other', reasons)}
      <TextInput
        mt="md"
        size="md"
        label={sentences.own}
        maxLength={500}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={styles.reasons}>
        <button type="button" className={field.small} onClick={() => answer('rejected', typed)}>
          {sentences.saveRefused}
        </button>
        <button type="button" className={field.small} onClick={() => answer('other', typed)}>
          {sentences.saveNotDone}
        </button>
        {status !== null && status !== 'completed' && (
          <button type="button" className={field.small} onClick={() => answer('completed', '')}>
            <IconCheck size={20} aria-hidden />
            {sentences.done}
          </button>
        )}
      </div>
    </Dialog>
  )
}
