import { type OwnTime, withdrawOwnDaysOff } from '@homeward/contract/caregivers/own-time'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { t } from '../../../plumbing/language/translate.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { useToday } from '../../../ui/text/today.ts'
import field from '../field.module.css'
import { spanOf } from './span-words.ts'
import styles from './time.module.css'

const sentences = {
  get waiting() {
    return t('Asked for; the office has not answered')
  },
  get declined() {
    return t('Declined')
  },
  get withdraw() {
    return t('Withdraw')
  },
  withdrawFor: (days: string) => t('Withdraw {days}', { days }),
  label: () => t('Withdraw days off'),
  get withdrawn() {
    return t('The request is withdrawn.')
  },
}

/** Days off that were asked for: those that wait can be withdrawn, those that were declined say why. */
export const AskedDays = ({ requests }: Pick<OwnTime, 'requests'>) => {
  const today = useToday()
  const withdraw = useWrite(withdrawOwnDaysOff, {
    label: sentences.label,
    onDone: () => toastDone(sentences.withdrawn),
  })
  if (requests.length === 0) return null
  return (
    <ul>
      {requests.map(({ id, start_date: from, end_date: until, status, answer }) => {
        const days = spanOf({ from, until }, today)
        return (
          <li key={id} className={styles.asked}>
            <span>
              {days} · {status === 'waiting' ? sentences.waiting : sentences.declined}
              {answer && `: ${answer}`}
            </span>
            {status === 'waiting' && (
              <button
                type="button"
                className={field.way}
                aria-label={sentences.withdrawFor(days)}
                disabled={withdraw.isPending}
                onClick={() => withdraw.mutate({ id })}
              >
                {sentences.withdraw}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
