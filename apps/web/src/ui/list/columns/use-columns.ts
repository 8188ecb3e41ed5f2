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
  /** Whether something else than the usual columns is shown. */
  chosen: boolean
  /** Takes keys in order; nothing for the usual columns. */
  choose: (keys: readonly string[] | undefined) => void
}

/** Which columns are shown: as the view in the address says, else as the person likes the list. */
export const useColumns = <Row>(
  name: string | undefined,
  columns: readonly Column<Row>[],
  { flat, change }: Address,
): ColumnChoice<Row> => {
  const { columns: liked } = usePreferences()
  const inView = name === undefined ? undefined : flat.columns
  const remembered = name === undefined ? undefined : liked[name]
  const shown = chosenColumns(columns, inView?.split(',') ?? remembered)
  return {
    all: columns,
    shown,
    chosen: keysOf(shown) !== keysOf(usualColumns(columns)),
    choose: (keys) => {
      if (inView !== undefined) return change({ columns: keys?.join(','), page: flat.page })
      if (name === undefined) return
      const others = Object.entries(liked).filter(([list]) => list !== name)
      prefer({ columns: { ...Object.fromEntries(others), ...(keys && { [name]: keys }) } })
    },
  }
}

const keysOf = (columns: readonly { key: string }[]): string =>
  columns.map(({ key }) => key).join(',')
