import { listFreeTime } from '@homeward/contract/caregivers/availability'
import { caregiverRoles, roleLabels } from '@homeward/domain/identity/roles'
import { Skeleton, Stack } from '@mantine/core'
import { useFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState, OfflineState } from '../../../ui/feedback/error-state.tsx'
import { FilterChips } from '../../../ui/list/filter-chips.tsx'
import { ListFoot } from '../../../ui/list/list-foot.tsx'
import { SearchBox } from '../../../ui/list/search-box.tsx'
import type { Filter } from '../../../ui/list/types.ts'
import { type ListState, useList } from '../../../ui/list/use-list.ts'
import { useToday } from '../../../ui/text/today.ts'
import { officeFilter } from '../../../ui/fields/office-filter.ts'
import { serviceLookup } from '../../../ui/fields/record-lookups.ts'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { FreeGrid } from './free-grid.tsx'
import { rangeOf } from './free-range.ts'
import styles from './free.module.css'
import { RangeBar } from './range-bar.tsx'

const filters: readonly Filter<typeof listFreeTime>[] = [
  officeFilter,
  {
    kind: 'choice',
    name: 'role',
    label: 'Role',
    options: optionsOf(caregiverRoles, roleLabels),
  },
  { kind: 'lookup', name: 'service_id', label: 'Service experience', lookup: serviceLookup },
]

/** Active caregivers and when they are free: their hours without the visits that are booked. */
export const FreeTimeBoard = () => {
  const range = rangeOf(useFlatQuery(), useToday())
  const list = useList({
    endpoint: listFreeTime,
    filters,
    search: 'search',
    fixed: {
      start_date: range.start,
      end_date: range.end,
      ...(range.from && { start_time: range.from }),
      ...(range.until && { end_time: range.until }),
    },
  })
  return (
    <section aria-label="Availability">
      <RangeBar range={range} onChange={list.change} />
      <div className={styles.toolbar} data-print="no">
        <SearchBox
          value={list.flat.search ?? ''}
          label="Search caregivers"
          onSearch={(text) => list.change({ search: text || undefined })}
        />
        <FilterChips list={list} />
      </div>
      <Board list={list} />
    </section>
  )
}

const Board = ({ list }: { list: ListState<typeof listFreeTime> }) => {
  const { query, rows } = list
  if (rows === undefined && query.isError)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (rows === undefined && query.fetchStatus === 'paused') return <OfflineState />
  if (rows === undefined)
    return (
      <Stack role="status" aria-label="Loading" aria-busy gap="xs">
        {Array.from({ length: 6 }, (_, at) => (
          <Skeleton key={at} height={44} />
        ))}
      </Stack>
    )
  if (rows.length === 0)
    return (
      <EmptyState
        role="status"
        title="No caregivers available"
        hint="Choose other days or hours, or remove a filter. Only active caregivers with hours in this time range are shown."
      />
    )
  return (
    <>
      <FreeGrid rows={rows} busy={query.isPlaceholderData} />
      <ListFoot
        of="caregivers"
        meta={list.meta}
        onPage={(page) => list.change({ page: String(page) })}
      />
    </>
  )
}
