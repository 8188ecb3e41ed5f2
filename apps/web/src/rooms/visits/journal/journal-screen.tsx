import type { listVisits } from '@homeward/contract/visits/visits'
import { isDay, weekOf } from '@homeward/domain/time/zone'
import { to } from '../../../plumbing/paths/to.ts'
import { useFlatQuery, useSetFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { officeFilter, officeIn } from '../../../ui/fields/office-filter.ts'
import { LookupChip } from '../../../ui/list/lookup-chip.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useToday } from '../../../ui/text/today.ts'
import { daysOf } from '../week/span/board-span.ts'
import { SpanNav } from '../week/span/span-nav.tsx'
import { Journal } from './journal.tsx'
import styles from './journal.module.css'

/** R163: the week of every client, Monday to Sunday. */
export const JournalScreen = () => {
  const flat = useFlatQuery()
  const change = useSetFlatQuery()
  const today = useToday()
  const day = isDay(flat.date ?? '') && flat.date ? flat.date : today
  const office = officeIn(flat)
  const kept = flat.office_id === undefined ? undefined : { office_id: flat.office_id }
  const { start } = weekOf(day)
  return (
    <Page title="Visits journal" crumbs={[{ label: 'Visits', href: to('visits') }]}>
      <div className={styles.toolbar}>
        <SpanNav
          span="week"
          days={daysOf('week', day)}
          today={today}
          hrefOf={(next) => to('visits.journal', {}, { ...kept, date: next })}
        />
        <span data-print="no">
          <LookupChip<typeof listVisits> filter={officeFilter} flat={flat} change={change} />
        </span>
      </div>
      <Journal key={`${start} ${office ?? ''}`} monday={start} officeId={office} />
    </Page>
  )
}
