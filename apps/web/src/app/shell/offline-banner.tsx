import { IconCloudOff } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { offlineWords, words } from '../../plumbing/failures/words.ts'
import { toastNote } from '../../plumbing/failures/toasts.ts'
import { t } from '../../plumbing/language/translate.ts'
import { useOnline } from '../../plumbing/offline/use-online.ts'
import { useQueueSnapshot } from '../../plumbing/offline/use-queue.ts'
import styles from './shell.module.css'

type Props = {
  /** The page itself says that the network is away. */
  told?: boolean
}

/** Says that the network is away and what becomes of the changes; a toast when it is back. */
export const OfflineBanner = ({ told = false }: Props) => {
  const online = useOnline()
  const { entries, available } = useQueueSnapshot()
  const was = useRef(online)
  useEffect(() => {
    if (online && !was.current) toastNote(t(words.goingOnline))
    was.current = online
  }, [online])
  return (
    <div role="status">
      {!online && !told && (
        <div className={styles.banner}>
          <IconCloudOff size={18} aria-hidden />
          {available ? offlineWords(entries.length) : t(words.connectionLost)}
        </div>
      )}
    </div>
  )
}
