import type { listVisits } from '@homeward/contract/visits/visits'
import { SegmentedControl } from '@mantine/core'
import { isDay } from '@homeward/domain/time/zone'
import { to } from '../../../plumbing/paths/to.ts'
import { useFlatQuery, useSetFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { Page } from '../../../ui/page/page.tsx'
import { useToday } from '../../../ui/text/today.ts'
import { officeFilter } from '../../../ui/fields/office-filter.ts'
import { LookupChip } from '../../../ui/list/lookup-chip.tsx'
import { AddVisits } from '../adding/add-visits.tsx'
import { WeekBoard } from './week-board.tsx'
import { WeekNav } from './week-nav.tsx'
import styles from './week.module.css'

/** R028: the week of the agency, by client or by caregiver. */
export const VisitsCalendarScreen = () => {
  const flat = useFlatQuery()
  const change = useSetFlatQuery()
  const today = useToday()
  const day = isDay(flat.date ?? '') && flat.date ? flat.date : today
  const lanes = flat.rows === 'caregivers' ? 'caregivers' : 'clients'
  const office = flat.office_id === undefined ? undefined : { office_id: flat.office_id }
  const rows = lanes === 'caregivers' ? { rows: lanes } : undefined
  return (
    <Page
      title="Schedule"
      actions={<AddVisits />}
      crumbs={[{ label: 'Visits', href: to('visits') }]}
    >
      <div className={styles.toolbar}>
        <WeekNav
          day={day}
          today={today}
          hrefOf={(next) => to('visits.calendar', {}, { ...rows, ...office, date: next })}
        />
        <LookupChip<typeof listVisits> filter={officeFilter} flat={flat} change={change} />
        <SegmentedControl
          size="xs"
          aria-label="Group by"
          className={styles.rows}
          value={lanes}
          onChange={(next) => change({ rows: next === 'clients' ? undefined : next })}
          data={[
            { value: 'clients', label: 'By client' },
            { value: 'caregivers', label: 'By caregiver' },
          ]}
        />
      </div>
      <WeekBoard day={day} lanes={lanes} />
    </Page>
  )
}
