import {
  exceptionSummary,
  exportExceptions,
  listExceptions,
} from '@homeward/contract/insights/work'
import { listClearedExceptions } from '@homeward/contract/visits/exceptions'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { liveTopic } from '../../../plumbing/live/topics.ts'
import { useFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { keyOf, queryOf } from '../../../plumbing/query.ts'
import { officeFilter } from '../../../ui/fields/office-filter.ts'
import { caregiverLookup, payorLookup } from '../../../ui/fields/record-lookups.ts'
import { ExportButton } from '../../../ui/list/export-button.tsx'
import { exportInput } from '../../../ui/list/export-input.ts'
import { FilterChips } from '../../../ui/list/filter-chips.tsx'
import type { Filter } from '../../../ui/list/types.ts'
import { useList } from '../../../ui/list/use-list.ts'
import { Page } from '../../../ui/page/page.tsx'
import { dollars } from '../../../ui/text/money.ts'
import { causeLabel, causes, type Lines, linesOf } from './causes.ts'
import { ClearedPart } from './cleared-part.tsx'
import { QueueTabs, tabOf } from './queue-tabs.tsx'
import { Queue } from './queue.tsx'
import styles from './queue.module.css'

liveTopic('visit', () => [keyOf('insights', listExceptions), keyOf('insights', exceptionSummary)])

const filters: readonly Filter<typeof listExceptions>[] = [
  {
    kind: 'choice',
    name: 'exception',
    label: 'Cause',
    options: causes.map((value) => ({ value, label: causeLabel(value) })),
  },
  officeFilter,
  { kind: 'lookup', name: 'by_payor_id', label: 'Payor', lookup: payorLookup },
  { kind: 'lookup', name: 'by_agent_id', label: 'Caregiver', lookup: caregiverLookup },
  { kind: 'days', name: 'days', label: 'Last 30 days' },
]

/** What a tab narrows; it is no chip. */
const tabFilters = ['mine', 'over_a_day'] as const

/** Every visit that waits for somebody, by cause, each with the fix that one key applies; and what was cleared. */
export const ExceptionsScreen = () => {
  const flat = useFlatQuery()
  const tab = tabOf(flat)
  return tab === 'cleared' ? <Cleared /> : <Waiting tab={tab} />
}

const Waiting = ({ tab }: { tab: 'to_clear' | 'mine' | 'over_a_day' }) => {
  const fixed = tabFilters.some((name) => name === tab) ? { [tab]: 'true' } : {}
  const list = useList({ endpoint: listExceptions, filters, search: 'search', fixed })
  const { office_id, by_agent_id, by_payor_id, search, days } = list.input
  const summary = useQuery({
    ...queryOf(exceptionSummary, { office_id, by_agent_id, by_payor_id, search, days, ...fixed }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })
  const cleared = useQuery({
    ...queryOf(listClearedExceptions, { office_id, items: 0 }),
    meta: { quiet: true, mayTimeOut: true },
  })
  const lines = summary.data && linesOf(summary.data)
  const counts = {
    ...summary.data?.tabs,
    ...(cleared.data && { cleared: cleared.data.meta.total }),
  }
  return (
    <Page
      title="Exceptions"
      under={lines && <Waits lines={lines} />}
      actions={<ExportButton endpoint={exportExceptions} input={exportInput(list.input, [])} />}
    >
      <QueueTabs tab={tab} counts={counts} change={list.change} />
      <Queue list={list} lines={lines} />
    </Page>
  )
}

const clearedFilters: readonly Filter<typeof listClearedExceptions>[] = [officeFilter]

const Cleared = () => {
  const list = useList({ endpoint: listClearedExceptions, filters: clearedFilters })
  const { office_id } = list.input
  const summary = useQuery({
    ...queryOf(exceptionSummary, { office_id }),
    meta: { quiet: true, mayTimeOut: true },
  })
  const total = list.meta?.total
  const counts = { ...summary.data?.tabs, ...(total !== undefined && { cleared: total }) }
  return (
    <Page title="Exceptions">
      <QueueTabs tab="cleared" counts={counts} change={list.change} />
      <div className={styles.toolbar}>
        <FilterChips list={list} />
      </div>
      <ClearedPart list={list} />
    </Page>
  )
}

const Waits = ({ lines }: { lines: Lines }) => {
  const held = lines.filter(({ exception }) => exception !== 'none')
  const visits = held.reduce((sum, line) => sum + line.visits, 0)
  const cents = held.reduce((sum, line) => sum + line.cents, 0)
  return (
    <p className={styles.waiting} role="status">
      <b>{visits.toLocaleString('en-US')}</b> {visits === 1 ? 'visit waits' : 'visits wait'} for
      you, <b>{dollars(cents)}</b> cannot be billed until they are cleared.
    </p>
  )
}
