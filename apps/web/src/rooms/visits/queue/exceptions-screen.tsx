import { exceptionSummary, listExceptions } from '@homeward/contract/insights/work'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { liveTopic } from '../../../plumbing/live/topics.ts'
import { keyOf, queryOf } from '../../../plumbing/query.ts'
import { officeFilter } from '../../../ui/fields/office-filter.ts'
import { caregiverLookup, payorLookup } from '../../../ui/fields/record-lookups.ts'
import type { Filter } from '../../../ui/list/types.ts'
import { useList } from '../../../ui/list/use-list.ts'
import { Page } from '../../../ui/page/page.tsx'
import { dollars } from '../../../ui/text/money.ts'
import { causeLabel, causes, type Lines, linesOf } from './causes.ts'
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
  {
    kind: 'choice',
    name: 'over_a_day',
    label: 'Waiting',
    options: [{ value: 'true', label: 'Over 24 hours' }],
  },
]

/** Every visit that waits for somebody, by cause, each with the fix that one key applies. */
export const ExceptionsScreen = () => {
  const list = useList({ endpoint: listExceptions, filters, search: 'search' })
  const { office_id, by_agent_id, by_payor_id, search, days, over_a_day } = list.input
  const summary = useQuery({
    ...queryOf(exceptionSummary, {
      office_id,
      by_agent_id,
      by_payor_id,
      search,
      days,
      over_a_day,
    }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })
  const lines = summary.data && linesOf(summary.data)
  return (
    <Page title="Exceptions" under={lines && <Waiting lines={lines} />}>
      <Queue list={list} lines={lines} />
    </Page>
  )
}

const Waiting = ({ lines }: { lines: Lines }) => {
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
