import type { listVisits } from '@homeward/contract/visits/visits'
import type { InputOf } from '../../../plumbing/api/types.ts'
import type { FlatQuery } from '../../../plumbing/query-string.ts'
import { listInput } from '../../../ui/list/list-input.ts'
import { visitFilters } from '../list/visit-filters.ts'

/** What the board knows of its address: the filters of the lists, and what a saved view keeps beside them. */
export const boardKnown = {
  filters: visitFilters,
  search: undefined,
  initialSort: undefined,
  kept: ['rows', 'span', 'problems'],
}

/** Filters that always have a chip; the others only where the address has them. */
const always: readonly string[] = [
  'office_id',
  'by_service_id',
  'by_payor_id',
  'language',
  'tag',
  'by_client_id',
  'by_agent_id',
]

/** The same with the filters that have a chip, those that are chosen most first. */
export const chipsOf = (flat: FlatQuery): typeof boardKnown => ({
  ...boardKnown,
  filters: visitFilters
    .filter(({ name }) => always.includes(name) || flat[name] !== undefined)
    .toSorted((a, b) => placeOf(a.name) - placeOf(b.name))
    .map((filter) => ({ ...filter, rare: false })),
})

const placeOf = (name: string): number =>
  always.includes(name) ? always.indexOf(name) : always.length

const names = visitFilters.map(({ name }) => name as string)

/** What the address narrows the visits of the board to. */
export const narrowedBy = (flat: FlatQuery): Partial<InputOf<typeof listVisits>> =>
  listInput(
    Object.fromEntries(Object.entries(flat).filter(([name]) => names.includes(name))),
    boardKnown as { filters: typeof visitFilters },
  ) as Partial<InputOf<typeof listVisits>>

/** Whether the board shows only some visits of its rows; an office has rows of its own. */
export const isNarrow = (narrowed: Partial<InputOf<typeof listVisits>>): boolean =>
  Object.keys(narrowed).some((name) => name !== 'office_id')

/** Whose visits alone a copy takes, as far as the filters name somebody. */
export const whoseOf = ({
  by_client_id,
  by_agent_id,
  office_id,
}: ReturnType<typeof narrowedBy>) => ({
  ...(by_client_id && { client_id: by_client_id }),
  ...(by_agent_id && { agent_id: by_agent_id }),
  ...(office_id && { office_id }),
})
