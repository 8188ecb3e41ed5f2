import { Skeleton, Stack } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState, OfflineState } from '../feedback/error-state.tsx'
import { type Crumb, Page } from '../page/page.tsx'
import type { Steps } from '../list/walk.ts'
import type { Person } from '../text/avatar.tsx'
import { type Fact, Facts } from './facts.tsx'
import { RecordHead } from './record-head.tsx'
import { type RecordTab, RecordTabs } from './record-tabs.tsx'
import styles from './record.module.css'

type Props<R> = {
  /** `useQuery(queryOf(getClient, { id }))` */
  query: UseQueryResult<R>
  /** What the record is, while its name is not there yet: "Client". */
  of: string
  title: (record: R) => string
  /** What stands in the tab of the browser where it is not the title. */
  documentTitle?: (record: R) => string
  crumbs?: readonly Crumb[]
  /** Whose page it is, where it is one of people. */
  people?: (record: R) => readonly Person[]
  badges?: (record: R) => ReactNode
  /** The facts that are always in sight, as a line under the title. */
  under?: (record: R) => ReactNode
  /** Parts divided by hairlines from edge to edge, in place of cards: for pages of one screen. */
  sheet?: boolean
  actions?: (record: R) => ReactNode
  /** Between head and tabs: the timeline, alerts. */
  above?: (record: R) => ReactNode
  facts?: (record: R) => readonly Fact[]
  /** Parts of the record; the chosen one is in the address as `tab`. */
  tabs?: readonly RecordTab<R>[]
  /** The body where there are no tabs. */
  children?: (record: R) => ReactNode
  /** Addresses of the records before and after, in the list's order. */
  neighbours?: (record: R) => Steps
}

/** The pattern of every record: sticky head, tabs in the address, facts at the side. */
export const RecordScreen = <R,>(props: Props<R>) => {
  const { query, of, crumbs } = props
  if (query.data === undefined)
    return (
      <Page title={of} crumbs={crumbs}>
        <Missing query={query} />
      </Page>
    )
  return <Loaded {...props} record={query.data} />
}

const Missing = <R,>({ query }: { query: UseQueryResult<R> }) => {
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (query.fetchStatus === 'paused') return <OfflineState />
  return (
    <Stack aria-busy aria-label="Loading" role="status">
      <Skeleton height={20} width="30%" />
      <Skeleton height={160} />
      <Skeleton height={120} />
    </Stack>
  )
}

const Loaded = <R,>({ record, ...props }: Props<R> & { record: R }) => {
  const facts = props.facts?.(record)
  return (
    <div className={styles.record} data-sheet={props.sheet || undefined}>
      <RecordHead
        title={props.title(record)}
        documentTitle={props.documentTitle?.(record)}
        crumbs={props.crumbs}
        people={props.people?.(record)}
        badges={props.badges?.(record)}
        under={props.under?.(record)}
        actions={props.actions?.(record)}
        {...props.neighbours?.(record)}
      />
      {props.above && <div className={styles.above}>{props.above(record)}</div>}
      <div className={styles.columns} data-facts={facts !== undefined || undefined}>
        <div className={styles.body}>
          {props.tabs && <RecordTabs tabs={props.tabs} record={record} of={props.of} />}
          {props.children?.(record)}
        </div>
        {facts && <Facts of={props.of} facts={facts} />}
      </div>
    </div>
  )
}
