import type { FeedItem } from '@homeward/contract/visits/watching'
import { type Happening, isException } from '@homeward/domain/visits/feed'
import {
  IconAlertTriangle,
  IconBan,
  IconLogin2,
  IconLogout2,
  type TablerIcon,
} from '@tabler/icons-react'
import { to } from '../../../plumbing/paths/to.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { inZone } from '../../../ui/text/dates.ts'
import { ShortInstant } from '../../../ui/text/short-instant.tsx'
import { spanWords } from '../../../ui/text/short-times.ts'
import { useToday } from '../../../ui/text/today.ts'
import { useZone } from '../../../ui/text/zone.tsx'
import { HintWords } from '../hint-words.tsx'
import { feedHints, feedSentence } from './feed-words.ts'
import styles from './feed.module.css'

const icons: Record<Happening, TablerIcon> = {
  checked_in: IconLogin2,
  checked_out: IconLogout2,
  late: IconAlertTriangle,
  missed: IconAlertTriangle,
  no_check_out: IconAlertTriangle,
  canceled: IconBan,
}

/** One thing that happened, with the visit that it is about. */
export const FeedLine = ({ item }: { item: FeedItem }) => {
  const zone = useZone()
  const today = useToday()
  const Icon = icons[item.happening]
  const clock = (at: string) => inZone(at, zone).clock
  const hints = feedHints(item)
  return (
    <li className={styles.line} data-attention={isException(item.happening) || undefined}>
      <span className={styles.at}>
        <ShortInstant at={item.at} day={today} />
      </span>
      <Icon size={16} aria-hidden className={styles.icon} />
      <span className={styles.what}>
        <PageLink href={to('visit', { id: item.visit_id })} className={styles.link}>
          {feedSentence(item)}
        </PageLink>
        <span className={styles.plan}>
          planned {spanWords(clock(item.starts_at), clock(item.ends_at))}
        </span>
      </span>
      {hints.length > 0 && <HintWords hints={hints} />}
    </li>
  )
}
