import { type JournalEntry, listJournal } from '@homeward/contract/billing/journal'
import { journalAccounts, journalAccountLabels } from '@homeward/domain/billing/vocabulary'
import { Button, Skeleton, Stack } from '@mantine/core'
import { to } from '../../../plumbing/paths/to.ts'
import { officeFilter } from '../../../ui/fields/office-filter.ts'
import { ErrorState, OfflineState } from '../../../ui/feedback/error-state.tsx'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { FilterChips } from '../../../ui/list/filter-chips.tsx'
import { ListFoot } from '../../../ui/list/list-foot.tsx'
import { isNarrowed } from '../../../ui/list/list-input.ts'
import { NoneFound } from '../../../ui/list/none-found.tsx'
import type { Filter } from '../../../ui/list/types.ts'
import { type ListState, useList } from '../../../ui/list/use-list.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Money } from '../../../ui/text/values.tsx'
import { CauseRows } from './cause-rows.tsx'
import { causesOf } from './causes.ts'
import { EntryTable } from './entries.tsx'
import styles from './journal.module.css'
import { totalsOf } from './totals.ts'

const filters: readonly Filter<typeof listJournal>[] = [
  { kind: 'days', name: 'by_date', label: 'Dates' },
  {
    kind: 'choice',
    name: 'account',
    label: 'Account',
    options: optionsOf(journalAccounts, journalAccountLabels),
  },
  officeFilter,
]

/** R121: the journal by what caused its entries, newest first; every entry and every page sums to zero. */
export const JournalScreen = () => {
  const list = useList({ endpoint: listJournal, filters })
  return (
    <Page
      title="Journal"
      actions={
        <Button variant="default" component={PageLink} href={to('billing.months')}>
          Months
        </Button>
      }
    >
      <div className={styles.toolbar} data-print="no">
        <FilterChips list={list} />
      </div>
      <Body list={list} />
    </Page>
  )
}

const empty = {
  title: 'No journal entries yet',
  hint: 'Journal entries appear when you send claims and post remittances.',
}

const Body = ({ list }: { list: ListState<typeof listJournal> }) => {
  const { query, rows, flat } = list
  if (rows === undefined && query.isError)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (rows === undefined && query.fetchStatus === 'paused') return <OfflineState />
  if (rows === undefined)
    return (
      <Stack role="status" aria-label="Loading">
        <Skeleton height={90} />
        <Skeleton height={90} />
        <Skeleton height={90} />
      </Stack>
    )
  if (rows.length === 0 && !query.isPlaceholderData)
    return (
      <NoneFound
        of="entries"
        empty={empty}
        narrowed={isNarrowed(flat, list.known)}
        list={list}
        change={list.change}
      />
    )
  return (
    <>
      <div className={styles.frame} data-busy={query.isPlaceholderData || undefined}>
        <EntryTable>
          {causesOf(rows).map((cause) => (
            <CauseRows key={cause.key} cause={cause} />
          ))}
          <PageSum entries={rows} />
        </EntryTable>
      </div>
      <ListFoot
        of="entries"
        meta={list.meta}
        onPage={(page) => list.change({ page: String(page) })}
      />
    </>
  )
}

const PageSum = ({ entries }: { entries: readonly JournalEntry[] }) => {
  const { debit, credit, difference } = totalsOf(entries)
  return (
    <tfoot>
      <tr>
        <th scope="row">Page total</th>
        <td data-align="right">
          <Money cents={debit} />
        </td>
        <td data-align="right">
          <Money cents={credit} />
        </td>
      </tr>
      <tr data-wrong={difference !== 0 || undefined}>
        <th scope="row">Difference</th>
        <td data-align="right" colSpan={2}>
          <Money cents={difference} />
        </td>
      </tr>
    </tfoot>
  )
}
