import { Skeleton, Stack, Tabs } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFlatQuery, useSetFlatQuery } from '../../plumbing/paths/use-params.ts'
import { ErrorState, OfflineState } from '../feedback/error-state.tsx'
import { type Crumb, Page } from '../page/page.tsx'
import { useTabInSight } from '../page/use-tab-in-sight.ts'
import { type Fact, Facts } from './facts.tsx'
import { RecordHead } from './record-head.tsx'
import styles from './record.module.css'

export type RecordTab<R> = {
  id: string
  label: string
  /** How many there are inside, shown beside the label. */
  count?: (record: R) => number
  render: (record: R) => ReactNode
}

type Props<R> = {
  /** `useQuery(queryOf(getClient, { id }))` */
  query: UseQueryResult<R>
  /** What the record is, while its name is not there yet: "Client". */
  of: string
  title: (record: R) => string
  crumbs?: readonly Crumb[]
  /** The kind of person whose page it is, where it is one. */
  person?: 'client' | 'person'
  badges?: (record: R) => ReactNode
  actions?: (record: R) => ReactNode
  /** Between head and tabs: the timeline, alerts. */
  above?: (record: R) => ReactNode
  facts?: (record: R) => readonly Fact[]
  /** Parts of the record; the chosen one is in the address as `tab`. */
  tabs?: readonly RecordTab<R>[]
  /** The body where there are no tabs. */
  children?: (record: R) => ReactNode
  /** Addresses of the records before and after, in the list's order. */
  neighbours?: (record: R) => { previous?: string; next?: string }
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
    <div className={styles.record}>
      <RecordHead
        title={props.title(record)}
        crumbs={props.crumbs}
        {...(props.person && { person: { name: props.title(record), kind: props.person } })}
        badges={props.badges?.(record)}
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

type TabsProps<R> = { tabs: readonly RecordTab<R>[]; record: R; of: string }

const RecordTabs = <R,>({ tabs, record, of }: TabsProps<R>) => {
  const flat = useFlatQuery()
  const change = useSetFlatQuery()
  const first = tabs[0]
  const active = tabs.find((tab) => tab.id === flat.tab) ?? first
  const row = useTabInSight(active?.id ?? '')
  if (!active) return null
  const choose = (id: string | null) => {
    // What a part says in the address goes with it; the list that the person came from stays.
    const others = Object.fromEntries(
      Object.keys(flat).map((name) => [name, name === 'from' ? flat.from : undefined]),
    )
    change({ ...others, tab: id === first?.id ? undefined : (id ?? undefined) })
  }
  return (
    <Tabs value={active.id} onChange={choose} keepMounted={false}>
      <Tabs.List ref={row} aria-label={`${of} sections`} className={styles.tabs}>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab.id} value={tab.id}>
            {tab.label}
            {tab.count && <span className={styles.count}>{tab.count(record)}</span>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={active.id} pt="md">
        {active.render(record)}
      </Tabs.Panel>
    </Tabs>
  )
}
