import { anyWords } from '../text/any-words.ts'

type Values = Record<string, unknown>

/** One difference between what a person typed and what somebody else saved meanwhile. */
export type Difference = {
  key: string
  label: string
  mine: string
  theirs: string
  /** Which of both stands in the values now. */
  chosen: (values: Values) => 'mine' | 'theirs' | undefined
  /** The change of the values that takes one of both. */
  take: (side: 'mine' | 'theirs', values: Values) => Values
}

const nested = /_attributes$/

/** Where two versions of a record differ: field by field, and in lists item by item. */
export const differencesOf = (mine: Values, current: Values): Difference[] =>
  Object.keys(mine).flatMap((field) => {
    const list = field.replace(nested, '')
    if (nested.test(field))
      return itemDifferences(field, itemsOf(mine[field]), itemsOf(current[list]))
    if (!(field in current) || anyWords(mine[field]) === anyWords(current[field])) return []
    return [fieldDifference(field, mine[field], current[field])]
  })

const fieldDifference = (field: string, mine: unknown, theirs: unknown): Difference => ({
  key: field,
  label: wordOf(field),
  mine: anyWords(mine) || 'empty',
  theirs: anyWords(theirs) || 'empty',
  chosen: (values) => {
    if (anyWords(values[field]) === anyWords(mine)) return 'mine'
    return anyWords(values[field]) === anyWords(theirs) ? 'theirs' : undefined
  },
  take: (side) => ({ [field]: (side === 'mine' ? mine : theirs) ?? '' }),
})

/** Items that both have and that differ, and such that the other removed. What they added stays. */
const itemDifferences = (
  field: string,
  mine: readonly Values[],
  theirs: readonly Values[],
): Difference[] =>
  mine.flatMap((item) => {
    const { id } = item
    if (typeof id !== 'string') return []
    const other = theirs.find((candidate) => candidate.id === id)
    const taken = other && { ...keepKeys(item), ...picked(other, item) }
    const [ours, same] = [itemWords(item), taken && itemWords(taken)]
    if (ours === same) return []
    return [
      {
        key: `${field}.${id}`,
        label: wordOf(field),
        mine: ours,
        theirs: same ?? 'removed',
        chosen: (values) => chosenItem(itemsOf(values[field]), item, taken),
        take: (side, values) => ({
          [field]: replaced(itemsOf(values[field]), item, side, taken),
        }),
      },
    ]
  })

const chosenItem = (items: readonly Values[], item: Values, taken: Values | undefined) => {
  const now = items.find((candidate) => isSame(candidate, item))
  if (now === undefined) return taken === undefined ? ('theirs' as const) : undefined
  if (itemWords(now) === itemWords(item))
    // What the other removed can only stand as a new one.
    return taken === undefined && now.id !== undefined ? undefined : ('mine' as const)
  return taken && itemWords(now) === itemWords(taken) ? ('theirs' as const) : undefined
}

const replaced = (
  items: readonly Values[],
  item: Values,
  side: 'mine' | 'theirs',
  taken: Values | undefined,
): Values[] => {
  const asNew = Object.fromEntries(Object.entries(item).filter(([name]) => name !== 'id'))
  const next = side === 'mine' ? (taken === undefined ? asNew : item) : taken
  const without = items.filter((candidate) => !isSame(candidate, item))
  if (next === undefined) return without
  const at = items.findIndex((candidate) => isSame(candidate, item))
  return at < 0
    ? [...items, next]
    : items.map((candidate, place) => (place === at ? next : candidate))
}

/** Rows keep the key that the screen names them by, also where they lose their id. */
const isSame = (one: Values, other: Values): boolean =>
  one.id === other.id || (one.key !== undefined && one.key === other.key)

const keepKeys = ({ id, key }: Values): Values => ({ id, ...(key !== undefined && { key }) })

const internal = new Set(['id', 'key', '_destroy', 'lock_version'])

const picked = (from: Values, like: Values): Values =>
  Object.fromEntries(
    Object.keys(like)
      .filter((name) => !internal.has(name))
      .map((name) => [name, from[name] ?? '']),
  )

/** An item as a person would tell it: its values, without what only the machine needs. */
const itemWords = (item: Values): string => {
  if (item._destroy === true) return 'removed'
  const words = Object.entries(item)
    .filter(([name, value]) => !internal.has(name) && !isBlank(value) && !name.endsWith('_id'))
    .map(([name, value]) => (value === true ? wordOf(name) : anyWords(value)))
  return words.join(', ') || 'empty'
}

const isBlank = (value: unknown): boolean =>
  value === '' || value === null || value === undefined || value === false

const wordOf = (field: string): string => field.replace(nested, '').replaceAll('_', ' ')

const itemsOf = (value: unknown): Values[] =>
  Array.isArray(value)
    ? value.filter((item): item is Values => typeof item === 'object' && item !== null)
    : []
