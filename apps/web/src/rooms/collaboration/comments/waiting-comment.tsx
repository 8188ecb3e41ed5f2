import { t } from '../../../plumbing/language/translate.ts'
import type { Entry } from '../../../plumbing/offline/entry.ts'
import { InstantText } from '../../../ui/text/values.tsx'
import { CommentBody } from './comment-body.tsx'
import styles from './comments.module.css'

/** A comment that is safe on this device and not sent yet. */
export const WaitingComment = ({ entry: { input, at, state, error } }: { entry: Entry }) => (
  <li className={styles.comment} data-waiting>
    <div className={styles.head}>
      <strong>{t('You')}</strong>
      <span className={styles.quiet}>
        <InstantText at={at} /> ·{' '}
        {state === 'failed' ? t('not accepted, see unsynced changes') : t('waiting to sync')}
      </span>
    </div>
    <CommentBody body={typeof input.body === 'string' ? input.body : ''} />
    {error && <span className={styles.quiet}>{error.messages.join(' ')}</span>}
  </li>
)
