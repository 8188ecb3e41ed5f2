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
  if (!known)
    return { tone: 'waiting', icon: IconCloudUp, words: 'Looking at what this phone keeps…' }
  if (!available)
    return {
      tone: 'bad',
      icon: IconAlertTriangle,
      words: 'This browser keeps nothing on the phone. Stay online while you work.',
    }
  if (counts.failed > 0)
    return {
      tone: 'bad',
      icon: IconAlertTriangle,
      words: `${counts.failed} ${counts.failed === 1 ? 'needs' : 'need'} you: the server said no`,
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
      words: 'No network. What you do is kept on this phone.',
    }
  return { tone: 'good', icon: IconCloudCheck, words: 'Everything is sent' }
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
