import type { listVisits } from '@homeward/contract/visits/visits'
import { useMemo } from 'react'
import { useFlatQuery, useSetFlatQuery } from '../../plumbing/paths/use-params.ts'
import { useChosenOffice } from '../../plumbing/session/chosen-office.ts'
import { useCan } from '../../plumbing/session/session.ts'
import { officeFilter, officeIn } from '../../ui/fields/office-filter.ts'
import { LookupChip } from '../../ui/list/lookup-chip.tsx'
import { Page } from '../../ui/page/page.tsx'
import { longDayWords } from '../../ui/text/dates.ts'
import { useToday } from '../../ui/text/today.ts'
import styles from './dashboard.module.css'
import { QueueCard } from './queue-card.tsx'
import { queuesOn } from './queues.ts'

/** R020: what waits for this person today. Every number opens its list. */
export const DashboardScreen = () => {
  const can = useCan()
  const today = useToday()
  const flat = useFlatQuery()
  const change = useSetFlatQuery()
  const { office_id: address } = flat
  const office = officeIn(flat)
  const queues = useMemo(
    () =>
      queuesOn(today, { id: office, address: address === undefined ? {} : { office_id: address } }),
    [today, office, address],
  )
  return (
    <Page title="Dashboard" beside={<span>{longDayWords(today)}</span>}>
      {useChosenOffice() && (
        <LookupChip<typeof listVisits> filter={officeFilter} flat={flat} change={change} />
      )}
      <div className={styles.queues}>
        {queues
          .filter((queue) => can(queue.needs))
          .map((queue) => (
            <QueueCard key={queue.title} queue={queue} />
          ))}
      </div>
    </Page>
  )
}
