import type { TablerIcon } from '@tabler/icons-react'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { wholeDollars } from '../../../ui/text/money.ts'
import styles from './panels.module.css'

type Props = {
  href: string
  icon?: TablerIcon
  words: string
  count: number
  cents?: number
  /** How long the bar is, from 0 to 1. */
  share: number
  tone?: 'calm'
}

/** Something that waits: what, how much beside the others, how many, and how many dollars. */
export const BarLine = ({ href, icon: Icon, words, count, cents, share, tone }: Props) => (
  <li>
    <PageLink href={href} className={styles.line} data-tone={tone}>
      <span className={styles.words}>
        {Icon && <Icon size={14} stroke={1.8} aria-hidden />}
        <span>{words}</span>
      </span>{' '}
      <i aria-hidden>
        <em style={{ width: `${Math.max(4, Math.round(share * 100))}%` }} />
      </i>
      <b>{count.toLocaleString('en-US')}</b>{' '}
      <span className={styles.money}>{cents === undefined ? '' : wholeDollars(cents)}</span>
    </PageLink>
  </li>
)
