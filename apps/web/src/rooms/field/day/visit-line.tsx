import type { Visit } from '@homeward/contract/visits/visits'
import { visitStatusLabels } from '@homeward/domain/visits/vocabulary'
import { IconCheck, IconChevronRight } from '@tabler/icons-react'
import { t } from '../../../plumbing/language/translate.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Avatar } from '../../../ui/text/avatar.tsx'
import { durationWords } from '../../../ui/text/dates.ts'
import { serviceNames } from '../../../ui/text/service-names.ts'
import { clockOf } from '../parts/times.tsx'
import styles from './day.module.css'

/** Visits as lines that lead to them. */
export const VisitLines = ({ visits }: { visits: readonly Visit[] }) => (
  <ul className={styles.lines}>
    {visits.map((visit) => (
      <VisitLine key={visit.id} visit={visit} />
    ))}
  </ul>
)

const VisitLine = ({ visit }: { visit: Visit }) => {
  const { status, client } = visit
  const Icon = status === 'completed' || status === 'approved' ? IconCheck : IconChevronRight
  const facts = [durationWords(visit.scheduled_duration), serviceNames(visit.services)]
  if (status !== 'scheduled') facts.unshift(t(visitStatusLabels[status]))
  return (
    <li>
      <PageLink href={to('field.visit', { id: visit.id })} className={styles.line}>
        <span className={styles.lineTime}>{clockOf(visit.scheduled_time)}</span>
        <Avatar name={client.name} kind="client" size="md" />
        <span className={styles.lineWords}>
          <b>{client.name}</b>
          <span>{facts.join(' · ')}</span>
        </span>
        <Icon size={20} aria-hidden />
      </PageLink>
    </li>
  )
}
