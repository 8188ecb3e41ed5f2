import { t } from '../../../plumbing/language/translate.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import field from '../field.module.css'
import styles from './visit.module.css'

const sentences = {
  question: (out: boolean) => (out ? t('Check out now?') : t('Check in now?')),
  get canAdd() {
    return t('You can still add tasks and a signature until the office reviews the visit.')
  },
  get notYet() {
    return t('Not yet')
  },
}

type Props = {
  out: boolean
  /** What the button does, in words. */
  act: string
  doubts: readonly string[]
  opened: boolean
  onClose: () => void
  onSure: () => void
}

/** What is unusual about a check-in or a check-out, asked once before it is kept. */
export const PunchQuestion = ({ out, act, doubts, opened, onClose, onSure }: Props) => (
  <Dialog opened={opened} onClose={onClose} title={sentences.question(out)}>
    <ul>
      {doubts.map((doubt) => (
        <li key={doubt}>{doubt}</li>
      ))}
    </ul>
    {out && <p>{sentences.canAdd}</p>}
    <div className={styles.answers}>
      <button type="button" className={field.way} onClick={onClose}>
        {sentences.notYet}
      </button>
      <button type="button" className={field.huge} onClick={onSure}>
        {act}
      </button>
    </div>
  </Dialog>
)
