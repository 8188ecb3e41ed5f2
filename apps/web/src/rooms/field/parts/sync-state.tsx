import {
  IconAlertTriangle,
  IconCloudCheck,
  IconCloudOff,
  IconCloudUp,
  type TablerIcon,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../../plumbing/language/translate.ts'
import { useOnline } from '../../../plumbing/offline/use-online.ts'
import { useQueueSnapshot } from '../../../plumbing/offline/use-queue.ts'
import styles from '../field.module.css'
import { dayQuery } from '../queries.ts'
import { useClock } from './times.tsx'

const sentences = {
  get checking() {
    return t('Checking this phone…')
  },
  get unsafe() {
    return t('This browser cannot save changes on the phone. Stay online while you work.')
  },
  refused: (count: number) =>
    t(
      '{count, plural, one {# change needs your attention} other {# changes need your attention}}',
      { count },
    ),
  safe: (count: number) =>
    t(
      '{count, plural, one {# change is safe on this phone} other {# changes are safe on this phone}}',
      { count },
    ),
  get offline() {
    return t('You are offline. Your changes are kept on this phone.')
  },
  get sent() {
    return t('All synced')
  },
  get open() {
    return t('Show what is not sent')
  },
}

type Tone = 'good' | 'waiting' | 'bad'

type State = { tone: Tone; icon: TablerIcon; words: string }

/** How the phone and the server stand to each other, in one line. */
export const syncWords = (
  counts: { waiting: number; failed: number },
  online: boolean,
  { available, known }: { available: boolean; known: boolean },
): State => {
  if (!known) return { tone: 'waiting', icon: IconCloudUp, words: sentences.checking }
  if (!available) return { tone: 'bad', icon: IconAlertTriangle, words: sentences.unsafe }
  if (counts.failed > 0)
    return { tone: 'bad', icon: IconAlertTriangle, words: sentences.refused(counts.failed) }
  const icon = online ? IconCloudUp : IconCloudOff
  if (counts.waiting > 0) return { tone: 'waiting', icon, words: sentences.safe(counts.waiting) }
  if (!online) return { tone: 'waiting', icon, words: sentences.offline }
  return { tone: 'good', icon: IconCloudCheck, words: sentences.sent }
}

/** The state of sending, always in sight; opens the list of what is not sent, where there is one. */
export const SyncState = ({ onOpen }: { onOpen?: () => void }) => {
  const { entries, ...device } = useQueueSnapshot()
  const clock = useClock()
  const { dataUpdatedAt } = useQuery(dayQuery)
  const failed = entries.filter((entry) => entry.state === 'failed').length
  const counts = { failed, waiting: entries.length - failed }
  const { tone, icon: Icon, words } = syncWords(counts, useOnline(), device)
  return (
    <div className={styles.sync} data-tone={tone}>
      <Icon size={18} aria-hidden />
      <p role="status">{words}</p>
      {tone === 'good' && dataUpdatedAt > 0 && <span aria-hidden>{clock(dataUpdatedAt)}</span>}
      {onOpen && entries.length > 0 && (
        <button
          type="button"
          className={styles.cover}
          aria-label={sentences.open}
          onClick={onOpen}
        />
      )}
    </div>
  )
}
