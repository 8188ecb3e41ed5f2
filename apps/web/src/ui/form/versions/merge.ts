import {
  type Addition,
  additionsOf,
  type Difference,
  differencesOf,
  isNested,
} from './differences.ts'
import { isItem, isSame, isSameRow, isSameText, itemsOf, type Values } from './items.ts'

/** The values of a form in one version of its record; of what is never shown, the masks. */
export type Version = { values: Values; masks: Values }

/** What somebody else changed since the form was opened. */
export type Incoming = { changes: Difference[]; additions: Addition[] }

export type Merged = {
  /** Both together: what only they changed is theirs, everything else as it was typed. */
  values: Values
  /** What both changed, each in another way. */
  asked: Difference[]
  /** The entries of lists that either added. */
  additions: Addition[]
  /** What they changed, without what is asked. */
  taken: Difference[]
}

/** What stands after a merge, and what is laid beside it: the same where nothing is asked. */
type Pair<T = unknown> = { value: T; beside: T }

/** Brings together what was typed over one version of a record with another version of it. */
export const merge = (opened: Version, mine: Values, theirs: Version): Merged => {
  const pairs = Object.keys(mine).map((field) => [field, mergedField(field, opened, mine, theirs)])
  const { value: values, beside } = zipped(pairs as [string, Pair][])
  const asked = differencesOf(values, beside)
  const isAsked = new Set(asked.map(({ key }) => key))
  return {
    values,
    asked,
    additions: additionsOf(mine, theirs.values),
    taken: incomingOf(opened, theirs).changes.filter(({ key }) => !isAsked.has(key)),
  }
}

export const incomingOf = (opened: Version, theirs: Version): Incoming => ({
  changes: differencesOf(
    { ...opened.values, ...opened.masks },
    { ...theirs.values, ...theirs.masks },
  ),
  additions: additionsOf(opened.values, theirs.values).filter(({ by }) => by === 'them'),
})

const mergedField = (field: string, opened: Version, mine: Values, theirs: Version): Pair => {
  const [before, own, other] = [opened.values[field], mine[field], theirs.values[field]]
  const isMaskOther = !isSame(opened.masks[field], theirs.masks[field])
  if (isMaskOther && !isSameText(own, before)) return { value: own, beside: theirs.masks[field] }
  return isNested(field)
    ? mergedRows(itemsOf(before), itemsOf(own), itemsOf(other))
    : merged(before, own, other)
}

const merged = (before: unknown, mine: unknown, theirs: unknown): Pair => {
  if (isSameText(mine, before)) return agreed(theirs)
  if (isSame(theirs, before)) return agreed(mine)
  if (!isItem(before) || !isItem(mine) || !isItem(theirs)) return { value: mine, beside: theirs }
  return zipped(
    Object.keys(mine).map((part) => [part, merged(before[part], mine[part], theirs[part])]),
  )
}

/** Lists are brought together entry by entry. What either added stays. */
const mergedRows = (before: Values[], mine: Values[], theirs: Values[]): Pair<Values[]> => {
  const kept = mine.map((row) => {
    const was = before.find((candidate) => isSameRow(candidate, row))
    const other = theirs.find(({ id }) => id !== undefined && id === row.id)
    return mergedRow(was, row, other)
  })
  const isNew = ({ id }: Values) => ![...before, ...mine].some((row) => row.id === id)
  const added = theirs.filter(isNew)
  return {
    value: [...kept.flatMap(({ value }) => value), ...added],
    beside: [...kept.flatMap(({ beside }) => beside), ...added],
  }
}

const mergedRow = (
  was: Values | undefined,
  mine: Values,
  theirs: Values | undefined,
): Pair<Values[]> => {
  const other = theirs ? [theirs] : []
  if (was && isSameText(mine, was)) return agreed(other)
  if (mine.id === undefined) return agreed([mine])
  const isGone = mine._destroy === true
  if (isGone && !theirs) return agreed([])
  const stands = was && theirs && isSame(theirs, was)
  return { value: [mine], beside: stands ? (isGone ? [] : [mine]) : other }
}

const agreed = <T>(value: T): Pair<T> => ({ value, beside: value })

const zipped = (pairs: readonly (readonly [string, Pair])[]): Pair<Values> => ({
  value: Object.fromEntries(pairs.map(([name, { value }]) => [name, value])),
  beside: Object.fromEntries(pairs.map(([name, { beside }]) => [name, beside])),
})
