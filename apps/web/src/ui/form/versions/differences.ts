import { isInternal, isItem, isSame, isSameRow, itemsOf, type Values } from './items.ts'

/** What stands on one side: the field with its value, the whole entry, or that the entry is gone. */
export type Side = Values | 'removed'

/** One difference between what a person typed and what somebody else saved meanwhile. */
export type Difference = {
  key: string
  /** The field, or the list that the entry stands in. */
  field: string
  /** The entry of a list that differs, as it was saved last. */
  item?: Values
  mine: Side
  theirs: Side
  /** Which of both stands in the values now. */
  chosen: (values: Values) => 'mine' | 'theirs' | undefined
  /** The change of the values that takes one of both. */
  take: (side: 'mine' | 'theirs', values: Values) => Values
}

/** An entry that one of both added; it stands beside all others, so that there is nothing to choose. */
export type Addition = { key: string; field: string; item: Values; by: 'you' | 'them' }

const nested = /_attributes$/

/** Whether a field holds the entries of a list that are sent with their record. */
export const isNested = (field: string): boolean => nested.test(field)

/** Where two versions of a record differ: field by field, in its parts, and in lists entry by entry. */
export const differencesOf = (mine: Values, current: Values): Difference[] =>
  Object.entries(mine).flatMap(([field, value]) => {
    if (isNested(field)) return itemDifferences(field, itemsOf(value), theirItems(field, current))
    const theirs = theirValue(field, current)
    if (theirs === undefined || isSame(value, theirs)) return []
    if (isItem(value) && isItem(theirs)) return partDifferences(field, value, theirs)
    return [fieldDifference(field, value, theirs)]
  })

/** The entries that one of both added. */
export const additionsOf = (mine: Values, current: Values): Addition[] =>
  Object.keys(mine)
    .filter(isNested)
    .flatMap((field) => {
      const [ours, theirs] = [itemsOf(mine[field]), theirItems(field, current)]
      const added = (by: 'you' | 'them') => (item: Values, at: number) => ({
        key: `${field}.${by}.${at}`,
        field,
        item,
        by,
      })
      if (isSame(ours, theirs)) return []
      const isFilled = (item: Values) => !isSame(item, {})
      return [
        ...ours.filter((item) => typeof item.id !== 'string' && isFilled(item)).map(added('you')),
        ...theirs
          .filter(({ id }) => typeof id === 'string' && !ours.some((own) => own.id === id))
          .map(added('them')),
      ]
    })

const theirItems = (field: string, current: Values): Values[] =>
  itemsOf(current[field in current ? field : field.replace(nested, '')])

/** Of a record that a field names by id the server may send the record itself. */
const theirValue = (field: string, current: Values): unknown => {
  if (field in current) return current[field]
  const named = field.endsWith('_id') ? current[field.slice(0, -3)] : undefined
  return isItem(named) ? named.id : named
}

const fieldDifference = (field: string, mine: unknown, theirs: unknown): Difference => ({
  key: field,
  field,
  mine: { [field]: mine },
  theirs: { [field]: theirs },
  chosen: (values) => sideOf(values[field], mine, theirs),
  take: (side) => ({ [field]: (side === 'mine' ? mine : theirs) ?? '' }),
})

/** A part of a value that has several, as one of the client's wishes. */
const partDifferences = (field: string, mine: Values, theirs: Values): Difference[] =>
  Object.keys(mine)
    .filter((part) => !isSame(mine[part], theirs[part]))
    .map((part) => ({
      key: `${field}.${part}`,
      field: part,
      mine: { [part]: mine[part] },
      theirs: { [part]: theirs[part] },
      chosen: (values) => sideOf((values[field] as Values)[part], mine[part], theirs[part]),
      take: (side, values) => ({
        [field]: {
          ...(values[field] as Values),
          [part]: (side === 'mine' ? mine[part] : theirs[part]) ?? '',
        },
      }),
    }))

const sideOf = (now: unknown, mine: unknown, theirs: unknown): 'mine' | 'theirs' | undefined => {
  if (isSame(now, mine)) return 'mine'
  return isSame(now, theirs) ? 'theirs' : undefined
}

/** Entries that both have and that differ, and such that the other removed. What they added stays. */
const itemDifferences = (
  field: string,
  mine: readonly Values[],
  theirs: readonly Values[],
): Difference[] =>
  mine.flatMap((item) => {
    const { id } = item
    if (typeof id !== 'string') return []
    const other = theirs.find((candidate) => candidate.id === id)
    const taken = other && asRow(other, item)
    if (taken ? isSame(item, taken) : item._destroy === true) return []
    return [
      {
        key: `${field}.${id}`,
        field,
        item: taken ?? item,
        mine: item._destroy === true ? 'removed' : item,
        theirs: taken ?? 'removed',
        chosen: (values) => chosenItem(itemsOf(values[field]), item, taken),
        take: (side, values) => ({ [field]: replaced(itemsOf(values[field]), item, side, taken) }),
      },
    ]
  })

const chosenItem = (items: readonly Values[], item: Values, taken: Values | undefined) => {
  const now = items.find((candidate) => isSameRow(candidate, item))
  if (now === undefined) return taken === undefined ? ('theirs' as const) : undefined
  if (isSame(now, item))
    // What the other removed can only stand as a new one.
    return taken === undefined && now.id !== undefined ? undefined : ('mine' as const)
  return taken && isSame(now, taken) ? ('theirs' as const) : undefined
}

const replaced = (
  items: readonly Values[],
  item: Values,
  side: 'mine' | 'theirs',
  taken: Values | undefined,
): Values[] => {
  const asNew = Object.fromEntries(Object.entries(item).filter(([name]) => name !== 'id'))
  const next = side === 'mine' ? (taken === undefined ? asNew : item) : taken
  const without = items.filter((candidate) => !isSameRow(candidate, item))
  if (next === undefined) return without
  const at = items.findIndex((candidate) => isSameRow(candidate, item))
  return at < 0
    ? [...items, next]
    : items.map((candidate, place) => (place === at ? next : candidate))
}

/** An entry with the key of a row stands as the fields hold it; one of the server is made so. */
const asRow = (other: Values, like: Values): Values =>
  other.key === undefined ? { ...keysOf(like), ...picked(other, like) } : other

const keysOf = ({ id, key }: Values): Values => ({ id, ...(key !== undefined && { key }) })

const picked = (from: Values, like: Values): Values =>
  Object.fromEntries(
    Object.keys(like)
      .filter((name) => !isInternal(name))
      .map((name) => [name, from[name] ?? '']),
  )
