import type { PayQuestion } from '@homeward/contract/payroll/timesheets'
import { t } from '../../../plumbing/language/translate.ts'
import styles from './pay.module.css'

const sentences = {
  get yours() {
    return t('You asked')
  },
  get waiting() {
    return t('The office has not answered yet.')
  },
}

/** What was asked about a week, and what the office answered. */
export const PayAnswers = ({ questions }: { questions: readonly PayQuestion[] }) =>
  questions.map(({ id, body, answers }) => (
    <div key={id} className={styles.asked}>
      <p>
        <small>{sentences.yours}</small>
        {body}
      </p>
      {answers.length === 0 && <small>{sentences.waiting}</small>}
      {answers.map((answer) => (
        <p key={answer.id}>
          <small>{answer.author}</small>
          {answer.body}
        </p>
      ))}
    </div>
  ))
