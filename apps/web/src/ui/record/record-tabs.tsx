import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFlatQuery, useSetFlatQuery } from '../../plumbing/paths/use-params.ts'
import { useTabInSight } from '../page/use-tab-in-sight.ts'
import styles from './record.module.css'

export type RecordTab<R> = {
  id: string
  label: string
  /** How many there are inside, shown beside the label. */
  count?: (record: R) => number
  /** Not the first in sight where it is empty. */
  passed?: boolean
  /** Reaches to the edges of the page, as columns do. */
  flush?: boolean
  render: (record: R) => ReactNode
}

type Props<R> = { tabs: readonly RecordTab<R>[]; record: R; of: string }

/** Parts of a record, one in sight; which one is in the address as `tab`. */
export const RecordTabs = <R,>({ tabs, record, of }: Props<R>) => {
  const flat = useFlatQuery()
  const change = useSetFlatQuery()
  const first = tabs.find(({ passed, count }) => !passed || count?.(record) !== 0) ?? tabs[0]
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
      <Tabs.Panel value={active.id} className={styles.panel} data-flush={active.flush || undefined}>
        {active.render(record)}
      </Tabs.Panel>
    </Tabs>
  )
}
