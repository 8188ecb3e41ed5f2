import { ActionIcon, Button, Group } from '@mantine/core'
import { addDays, weekOf } from '@homeward/domain/time/zone'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { dayWords } from '../../../ui/text/dates.ts'
import styles from './week.module.css'

type Props = {
  /** A day of the week shown. */
  day: string
  today: string
  /** The address of the week of a day. */
  hrefOf: (day: string) => string
}

/** Previous week, this week, next week; each has its own address. */
export const WeekNav = ({ day, today, hrefOf }: Props) => {
  const { start, end } = weekOf(day)
  return (
    <Group gap="xs" component="nav" aria-label="Week">
      <ActionIcon
        variant="default"
        size={30}
        component={PageLink}
        href={hrefOf(addDays(start, -7))}
        aria-label="Previous week"
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
        href={hrefOf(addDays(start, 7))}
        aria-label="Next week"
      >
        <IconChevronRight size={16} aria-hidden />
      </ActionIcon>
      <span className={styles.range} aria-live="polite">
        {dayWords(start)} – {dayWords(end)}
      </span>
    </Group>
  )
}
