import { type FlatQuery, nestQuery, type Query } from '../../plumbing/query-string.ts'
import { everyOne, type Filter } from './types.ts'

/** The names in the address that a filter uses. */
export const namesOf = (filter: { kind: string; name: string }): string[] =>
  filter.kind === 'days'
    ? [`${filter.name}[start_date]`, `${filter.name}[end_date]`]
    : [filter.name]

/** The value of a filter as the screen shows it: the address, else its initial value. */
export const valueOf = <E>(filter: Filter<E>, flat: FlatQuery): string | undefined =>
  filter.kind === 'lookup'
    ? lookedUp(flat[filter.name] ?? filter.initial?.())
    : (flat[filter.name] ?? (filter.kind === 'choice' ? filter.initial : undefined))

const lookedUp = (value: string | undefined): string | undefined =>
  value === everyOne ? undefined : value

type Known<E> = { filters: readonly Filter<E>[]; search?: string; initialSort?: string }

/**
 * What the list asks of its endpoint, read from the address. Names that are not the list's own are
 * left out, so that a tab or a panel in the address does not disturb the server.
 */
export const listInput = <E>(flat: FlatQuery, known: Known<E>): Query => {
  const input: FlatQuery = {}
  for (const filter of known.filters) {
    if (filter.kind !== 'days') {
      const value = valueOf(filter, flat)
      if (value) input[filter.name] = value
      continue
    }
    for (const name of namesOf(filter)) if (flat[name]) input[name] = flat[name]
  }
  const own = ['page', 'items', 'sort', 'exact_count', ...(known.search ? [known.search] : [])]
  for (const name of own) if (flat[name]) input[name] = flat[name]
  if (!input.sort && known.initialSort) input.sort = known.initialSort
  return nestQuery(input)
}

/** Whether a person has narrowed the list, beyond what it shows at first. */
export const isNarrowed = <E>(flat: FlatQuery, known: Known<E>): boolean =>
  [...(known.search ? [known.search] : []), ...known.filters.flatMap(namesOf)].some(
    (name) => flat[name],
  )

/** Whether all rows have one status, because a filter says so. */
export const narrowedToStatus = <E>(flat: FlatQuery, { filters }: Known<E>): boolean =>
  filters.some((filter) => {
    if (filter.kind !== 'choice' || filter.name !== 'status') return false
    const value = valueOf(filter, flat)
    return value !== undefined && value !== filter.all
  })

/** The change of the address that takes every filter back to its first state. */
export const cleared = <E>(known: Known<E>): Record<string, undefined> =>
  Object.fromEntries(
    [
      ...(known.search ? [known.search] : []),
      ...known.filters.flatMap(namesOf),
      'page',
      'exact_count',
    ].map((name) => [name, undefined]),
  )

/** The next state of a column's sort: ascending, descending, ascending ... */
export const nextSort = (column: string, sort: string | undefined): string =>
  sort === column ? `-${column}` : column
