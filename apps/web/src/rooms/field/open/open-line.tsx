import { useQuery } from '@tanstack/react-query'
import { IconCalendarPlus, IconChevronRight } from '@tabler/icons-react'
import { t } from '../../../plumbing/language/translate.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import styles from '../day/day.module.css'
import { openVisitsQuery } from './queries.ts'

const sentences = {
  open: (count: number) =>
    t('{count, plural, one {# open visit for you} other {# open visits for you}}', { count }),
  get show() {
    return t('Show')
  },
}

/** Leads to the open visits that are offered, where there are any. */
export const OpenLine = () => {
  const count = useQuery(openVisitsQuery).data?.visits.length ?? 0
  if (count === 0) return null
  return (
    <PageLink href={to('field.open')} className={styles.week}>
      <IconCalendarPlus size={20} aria-hidden />
      <b>{sentences.open(count)}</b>
      <span className={styles.weekWord}>{sentences.show}</span>
      <IconChevronRight size={20} aria-hidden />
    </PageLink>
  )
}
