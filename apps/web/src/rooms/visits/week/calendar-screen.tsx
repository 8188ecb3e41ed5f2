import { listVisits } from '@homeward/contract/visits/visits'
import { Button, SegmentedControl } from '@mantine/core'
import { isDay } from '@homeward/domain/time/zone'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useMemo } from 'react'
import { to } from '../../../plumbing/paths/to.ts'
import { useFlatQuery, useSetFlatQuery } from '../../../plumbing/paths/use-params.ts'
import type { FlatQuery } from '../../../plumbing/query-string.ts'
import { FilterChips } from '../../../ui/list/filter-chips.tsx'
import { SavedViews } from '../../../ui/list/views/saved-views.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useToday } from '../../../ui/text/today.ts'
import { AddVisits } from '../adding/add-visits.tsx'
import { CopyWeek } from './copy/copy-week.tsx'
import { FillButton } from './fill/fill-button.tsx'
import { boardKnown, chipsOf, narrowedBy, whoseOf } from './board-filters.ts'
import { daysOf, readSpan } from './span/board-span.ts'
import { ServiceHues, ServiceLegend } from './rows/service-hues.tsx'
import { SpanChoice } from './span/span-choice.tsx'
import { SpanNav } from './span/span-nav.tsx'
import { type Board, useBoard } from './use-board.ts'
import { WeekBoard } from './week-board.tsx'
import styles from './week.module.css'

/** What stays in the address when other days are shown: all but the panel that is open. */
const withoutPanel = (flat: FlatQuery): FlatQuery =>
  Object.fromEntries(Object.entries(flat).filter(([name]) => name !== 'open'))

/** The visits of the lane that looks for caregivers. */
const openOf = ({ lanes }: Board) =>
  lanes.find(({ kind }) => kind === 'unassigned')?.days.flat() ?? []

/** R028: the schedule of the agency, by client or by caregiver. */
export const VisitsCalendarScreen = () => (
  <ServiceHues>
    <Calendar />
  </ServiceHues>
)

const Calendar = () => {
  const flat = useFlatQuery()
  const change = useSetFlatQuery()
  const today = useToday()
  const { date, ...rest } = flat
  const day = date !== undefined && isDay(date) ? date : today
  const kind = flat.rows === 'caregivers' ? 'caregivers' : 'clients'
  const span = readSpan(flat.span)
  const days = useMemo(() => daysOf(span, day), [span, day])
  const board = useBoard({ days, kind })
  const list = { flat, change, known: boardKnown }
  return (
    <Page
      title="Schedule"
      beside={
        <SpanNav
          span={span}
          days={days}
          today={today}
          hrefOf={(next) => to('visits.calendar', {}, { ...withoutPanel(rest), date: next })}
        />
      }
      actions={
        <>
          <SpanChoice span={span} />
          <FillButton visits={openOf(board)} />
          <CopyWeek day={days[0] ?? day} whose={whoseOf(narrowedBy(flat))} />
          <AddVisits />
        </>
      }
    >
      <div className={styles.top}>
        <SavedViews
          name="schedule"
          of="the schedule"
          endpoint={listVisits}
          fixed={{
            by_scheduled_date: { start_date: days[0] ?? day, end_date: days.at(-1) ?? day },
          }}
          list={list}
        />
        <ServiceLegend visits={board.span?.visits ?? []} />
      </div>
      <div className={styles.toolbar}>
        <div className={styles.narrowing}>
          <SegmentedControl
            size="xs"
            aria-label="Group by"
            value={kind}
            onChange={(next) => change({ rows: next === 'clients' ? undefined : next })}
            data={[
              { value: 'clients', label: 'By client' },
              { value: 'caregivers', label: 'By caregiver' },
            ]}
          />
          <FilterChips list={{ ...list, known: chipsOf(flat) }} />
        </div>
        <Button
          size="xs"
          variant={flat.problems === 'true' ? 'light' : 'default'}
          aria-pressed={flat.problems === 'true'}
          leftSection={<IconAlertTriangle size={15} aria-hidden />}
          onClick={() => change({ problems: flat.problems === 'true' ? undefined : 'true' })}
        >
          Rows with a problem: {board.troubled}
        </Button>
      </div>
      <WeekBoard board={board} day={day} span={span} days={days} kind={kind} />
    </Page>
  )
}
