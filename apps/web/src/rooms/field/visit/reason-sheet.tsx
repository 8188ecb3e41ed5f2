import type { Visit } from '@homeward/contract/visits/visits'
import type { ActivityStatus } from '@homeward/domain/visits/vocabulary'
import { TextInput } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import field from '../field.module.css'
import { recordAnswer } from '../record.ts'
import styles from './visit.module.css'

const sentences = {
  refused: 'Refused by client',
  notDone: 'Not done',
  refusals: ['Did not want it today', 'In pain or unwell', 'Done by family'],
  reasons: ['Not needed today', 'No time left', 'Supplies were missing'],
  own: 'Another reason',
  saveRefused: 'Save as refused',
  saveNotDone: 'Save as not done',
  done: 'It is done',
}

type Props = {
  visit: Visit
  activity: Visit['activities'][number]
  opened: boolean
  onClose: () => void
}

/** Why a task was not done: one tap on a usual reason, or words of one's own. */
export const ReasonSheet = ({ visit, activity, opened, onClose }: Props) => {
  const { activity_id, name, status } = activity
  const [typed, setTyped] = useState(status === 'completed' ? '' : (activity.note ?? ''))
  const answer = (next: ActivityStatus, note: string) => {
    onClose()
    void recordAnswer(visit, { activity_id, name, status: next, note: note.trim() || null })
  }
  const choices = (title: string, next: ActivityStatus, reasons: readonly string[]) => (
    <fieldset className={styles.reasons}>
      <legend>{title}</legend>
      {reasons.map((reason) => (
        <button
          key={reason}
          type="button"
          className={field.small}
          onClick={() => answer(next, reason)}
        >
          {reason}
        </button>
      ))}
    </fieldset>
  )
  return (
    <Dialog opened={opened} onClose={onClose} title={name}>
      {choices(sentences.refused, 'rejected', sentences.refusals)}
      {choices(sentences.notDone, 'other', sentences.reasons)}
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
