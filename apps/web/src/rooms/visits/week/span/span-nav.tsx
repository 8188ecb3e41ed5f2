import { ActionIcon, Button, Group } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { PageLink } from '../../../../ui/page/page-link.tsx'
import { type BoardSpan, boardSpanLabels, rangeWords, stepOf } from './board-span.ts'
import styles from '../week.module.css'

type Props = {
  span: BoardSpan
  /** The days that are shown. */
  days: readonly string[]
  today: string
  /** The address of the span with a day. */
  hrefOf: (day: string) => string
}

/** The span before, that of today, the span after; each has its own address. */
export const SpanNav = ({ span, days, today, hrefOf }: Props) => {
  const name = boardSpanLabels[span]
  const one = name.toLowerCase()
  return (
    <Group gap="xs" component="nav" aria-label={name}>
      <ActionIcon
        variant="default"
        size={30}
        component={PageLink}
        href={hrefOf(stepOf(span, days, -1))}
        aria-label={`Previous ${one}`}
      >
        <IconChevronLeft size={16} aria-hidden />
      </ActionIcon>
      <Button size="xs" variant="default" component={PageLink} href={hrefOf(today)}>
        Today
      </Button>
      <ActionIcon
        variant="default"
        size={30}
        component={PageLink}
        href={hrefOf(stepOf(span, days, 1))}
        aria-label={`Next ${one}`}
      >
        <IconChevronRight size={16} aria-hidden />
      </ActionIcon>
      <span className={styles.range} aria-live="polite">
        {rangeWords(days)}
      </span>
    </Group>
  )
}
