import type { SavedView } from '@homeward/contract/collaboration/saved-views'
import type { FlatQuery } from '../../../plumbing/query-string.ts'
import { namesOf } from '../list-input.ts'
import type { Filter } from '../types.ts'

type Known<E> = { filters: readonly Filter<E>[]; search?: string; kept?: readonly string[] }

/** What of the address a view keeps: filters, order and columns. Never what was searched for. */
const keptNames = <E>({ filters, kept = [] }: Known<E>): string[] => [
  ...filters.flatMap(namesOf),
  'sort',
  'columns',
  ...kept,
]

/** The list as a view keeps it; `columns` stands in where the address says nothing of them. */
export const viewQuery = <E>(
  flat: FlatQuery,
  known: Known<E>,
  columns: string | undefined,
): FlatQuery =>
  Object.fromEntries(
    keptNames(known).flatMap((name) => {
      const value = flat[name] ?? (name === 'columns' ? columns : undefined)
      return value ? [[name, value]] : []
    }),
  )

/** The query of a stored view as flat text. */
export const flatOf = ({ query }: Pick<SavedView, 'query'>): FlatQuery =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  )

/** The change of the address that shows a view, or the plain list where none is given. */
export const showView = <E>(
  view: SavedView | undefined,
  known: Known<E>,
): Record<string, string | undefined> => ({
  ...Object.fromEntries(
    [...keptNames(known), ...(known.search ? [known.search] : [])].map((name) => [name, undefined]),
  ),
  ...(view && flatOf(view)),
  open: undefined,
  view: view?.id,
})

/** Whether two queries mean the same, whatever their order. */
export const isSameQuery = (one: FlatQuery, other: FlatQuery): boolean => {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => one[name] === other[name])
}
