import { useMediaQuery } from '@mantine/hooks'
import { prefer, usePreferences } from '../../../plumbing/preferences.ts'
import type { FlatQuery } from '../../../plumbing/query-string.ts'
import type { Column } from '../types.ts'
import { chosenColumns, usualColumns } from './chosen-columns.ts'

type Address = {
  flat: FlatQuery
  change: (next: Record<string, string | undefined>) => void
}

export type ColumnChoice<Row> = {
  all: readonly Column<Row>[]
  shown: readonly Column<Row>[]
  /** What an export of the list holds: as chosen, else what the table would show. */
  exported: readonly Column<Row>[]
  /** Whether something else than the usual columns is shown. */
  chosen: boolean
  /** Takes keys in order; nothing for the usual columns. */
  choose: (keys: readonly string[] | undefined) => void
}

/**
 * Which columns are shown: as the view in the address says, else as the person likes the list. The
 * cards of a phone have a choice of their own.
 */
export const useColumns = <Row>(
  name: string | undefined,
  columns: readonly Column<Row>[],
  { flat, change }: Address,
): ColumnChoice<Row> => {
  const { columns: liked } = usePreferences()
  const onCards = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const own = name === undefined || !onCards ? name : `${name} on cards`
  const inView = name === undefined ? undefined : flat.columns
  const keys = inView?.split(',') ?? (own === undefined ? undefined : liked[own])
  const shown = chosenColumns(columns, keys, onCards)
  return {
    all: columns,
    shown,
    exported: keys === undefined ? usualColumns(columns) : shown,
    chosen: keysOf(shown) !== keysOf(usualColumns(columns, onCards)),
    choose: (next) => {
      if (inView !== undefined) return change({ columns: next?.join(','), page: flat.page })
      if (own === undefined) return
      const others = Object.entries(liked).filter(([list]) => list !== own)
      prefer({ columns: { ...Object.fromEntries(others), ...(next && { [own]: next }) } })
    },
  }
}

const keysOf = (columns: readonly { key: string }[]): string =>
  columns.map(({ key }) => key).join(',')
