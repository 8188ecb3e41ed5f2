import {
  IconAlertTriangle,
  IconCloudCheck,
  IconCloudOff,
  IconCloudUp,
  type TablerIcon,
} from '@tabler/icons-react'
import { useOnline } from '../../plumbing/offline/use-online.ts'
import { useQueueSnapshot } from '../../plumbing/offline/use-queue.ts'
import styles from './field.module.css'

type Tone = 'good' | 'waiting' | 'bad'

type State = { tone: Tone; icon: TablerIcon; words: string }

/** How the phone and the server stand to each other, in one line. */
export const syncWords = (
  counts: { waiting: number; failed: number },
  online: boolean,
  { available, known }: { available: boolean; known: boolean },
): State => {
  if (!known) return { tone: 'waiting', icon: IconCloudUp, words: 'Checking this phone…' }
  if (!available)
    return {
      tone: 'bad',
      icon: IconAlertTriangle,
      words: 'This browser cannot save changes on the phone. Stay online while you work.',
    }
  if (counts.failed > 0)
    return {
      tone: 'bad',
      icon: IconAlertTriangle,
      words: `${counts.failed} ${counts.failed === 1 ? 'change needs' : 'changes need'} your attention`,
    }
  if (counts.waiting > 0)
    return {
      tone: 'waiting',
      icon: online ? IconCloudUp : IconCloudOff,
      words: `${counts.waiting} waiting, safe on this phone`,
    }
  if (!online)
    return {
      tone: 'waiting',
      icon: IconCloudOff,
      words: 'You are offline. Your changes are kept on this phone.',
    }
  return { tone: 'good', icon: IconCloudCheck, words: 'All synced' }
}

/** The state of sending, always in sight. */
export const SyncState = () => {
  const { entries, ...device } = useQueueSnapshot()
  const failed = entries.filter((entry) => entry.state === 'failed').length
  const counts = { failed, waiting: entries.length - failed }
  const { tone, icon: Icon, words } = syncWords(counts, useOnline(), device)
  return (
    <p className={styles.sync} data-tone={tone} role="status">
      <Icon size={18} aria-hidden />
      {words}
    </p>
  )
}
