import { getVisitsDashboard } from '@homeward/contract/visits/watching'
import { needsSomebody, visitMomentLabels, visitMoments } from '@homeward/domain/visits/moment'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { useFlatQuery } from '../../../plumbing/paths/use-params.ts'
import type { FlatQuery } from '../../../plumbing/query-string.ts'
import { queryOf } from '../../../plumbing/query.ts'
import { officeIn } from '../../../ui/fields/office-filter.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import styles from './list.module.css'

/** A visit becomes late without a change that is told: asked again this often (milliseconds). */
const anyhow = 60_000

/** The visits of today by their moment; each figure leads to the list of that very count. */
export const DayFigures = () => {
  const flat = useFlatQuery()
  const office = officeIn(flat)
  const query = useQuery({
    ...queryOf(getVisitsDashboard, office ? { office_id: office } : {}),
    refetchInterval: anyhow,
    meta: { quiet: true, mayTimeOut: true },
  })
  const counts = query.data?.today.counts
  const kept: FlatQuery = flat.office_id === undefined ? {} : { office_id: flat.office_id }
  return (
    <ul className={styles.figures} aria-label="Visits of today" data-loading={!counts || undefined}>
      {visitMoments.map((moment) => (
        <li key={moment}>
          <PageLink
            href={to('visits.daily', {}, { ...kept, moment })}
            className={styles.figure}
            data-attention={(needsSomebody(moment) && Boolean(counts?.[moment])) || undefined}
            aria-current={flat.moment === moment ? 'true' : undefined}
          >
            <b>{counts?.[moment] ?? '–'}</b> {visitMomentLabels[moment]}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
