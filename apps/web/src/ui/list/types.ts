import type { ReactNode } from 'react'
import type { InputOf } from '../../plumbing/api/types.ts'
import type { Lookup, Option } from '../fields/lookup.ts'

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Name under which the endpoint sorts by this column. */
  sort?: string
  /** Numbers stand on the right. */
  align?: 'right'
  /** Left out on a phone, where a row is a card, and on a tablet. */
  wide?: boolean
  /** Left out on a tablet alone: a card of a phone has room for it. */
  roomy?: boolean
  /** Says by itself what it is, so that a phone leaves out its name. */
  unnamed?: boolean
  /** Shown only where somebody chooses it. */
  hidden?: boolean
  /** The columns of the export that stand for it; its own key where it is left out. */
  exports?: readonly string[]
}

type Named<E> = {
  name: keyof InputOf<E> & string
  label: string
  /** Its chip waits behind "More" until it narrows the list. */
  rare?: boolean
}

/**
 * A filter by one of some values. `initial` holds where the address says nothing; `all` is the value
 * that the endpoint then takes for "no matter which", as in `{ initial: 'active', all: 'all' }`.
 */
export type ChoiceFilter<E> = Named<E> & {
  kind: 'choice'
  options: readonly Option[]
  initial?: string
  all?: string
}

/** What the address says where a filter by a record is taken away that holds by itself. */
export const everyOne = 'all'

/**
 * A filter by a record that is looked up while typing. `initial` holds where the address says nothing; it can be
 * taken away.
 */
export type LookupFilter<E> = Named<E> & {
  kind: 'lookup'
  lookup: Lookup
  initial?: () => string | undefined
}

/** A filter by days: `name[start_date]` and `name[end_date]`. */
export type DaysFilter<E> = Named<E> & { kind: 'days' }

export type Filter<E> = ChoiceFilter<E> | LookupFilter<E> | DaysFilter<E>
