import { kindOfField } from '@homeward/contract/insights/field-kinds'
import type { Reference } from '../../../plumbing/names/use-names.ts'
import { fieldWords } from '../../../plumbing/names/label-words.ts'
import { valueWords } from '../../text/value-words.ts'
import type { Addition, Difference, Side } from './differences.ts'
import { isBlank, isInternal, isItem, isSame, type Values } from './items.ts'

/** How values read where the general words would not do: of a field, or of each entry of a list. */
export type Formatters = Record<string, (value: unknown) => string>

export type Wording = {
  zone: string
  /** The name of a record that a field holds the id of. */
  nameOf: (id: string) => string | null | undefined
  formatters: Formatters
}

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The records that two versions name by id alone. */
export const referencesOf = (
  differences: readonly Difference[],
  additions: readonly Addition[],
): Reference[] => {
  const sides = differences.flatMap(({ mine, theirs, item }) => [mine, theirs, item])
  const found = [...sides, ...additions.map(({ item }) => item)].flatMap(references)
  return [...new Map(found.map((reference) => [reference.id, reference])).values()]
}

const references = (side: Side | undefined): Reference[] =>
  isItem(side)
    ? Object.entries(side).flatMap(([field, value]) => {
        const kind = kindOfField(field)
        const ids = [value].flat().filter((id) => typeof id === 'string' && isId.test(id))
        return kind ? ids.map((id) => ({ kind, id: String(id) })) : []
      })
    : []

/** What differs: the field, or the list and which of its entries. */
export const differenceTitle = ({ field, item }: Difference, wording: Wording): string =>
  item ? `${fieldWords(field)}: ${itemTitle(field, item, wording)}` : fieldWords(field)

/** One side of a difference, line by line: of an entry only what is otherwise on the other side. */
export const sideLines = (
  side: 'mine' | 'theirs',
  { field, item, mine, theirs }: Difference,
  wording: Wording,
): string[] => {
  const [own, other] = side === 'mine' ? [mine, theirs] : [theirs, mine]
  if (own === 'removed') return ['Removed']
  if (item === undefined) return valueLines(field, own[field], wording)
  const format = wording.formatters[field]
  if (format) return [format(own)]
  const lines = shownFields(own, wording)
    .filter(({ name }) => other === 'removed' || !isSame(pick(own, name), pick(other, name)))
    .map(({ name, words }) => `${fieldWords(name)}: ${words}`)
  return lines.length > 0 ? lines : ['empty']
}

/** What somebody else changed, in a line; an entry that has words of its own says all by them. */
export const changeWords = (change: Difference, wording: Wording): string => {
  const title = differenceTitle(change, wording)
  const isFormatted =
    change.item && change.theirs !== 'removed' && change.field in wording.formatters
  return isFormatted ? title : `${title}: ${sideLines('theirs', change, wording).join(', ')}`
}

/** An entry that one of both added, in a line. */
export const additionWords = ({ field, item, by }: Addition, wording: Wording): string =>
  `${fieldWords(field)}: ${by === 'you' ? 'you' : 'they'} added ${itemWords(field, item, wording)}`

const pick = (item: Values, name: string): Values => ({ [name]: item[name] })

const valueLines = (field: string, value: unknown, wording: Wording): string[] =>
  Array.isArray(value) && value.some(isItem)
    ? value.map((item: Values) => itemWords(field, item, wording))
    : [oneValue(field, value, wording)]

const oneValue = (field: string, value: unknown, { zone, nameOf, formatters }: Wording): string => {
  if (isBlank(value) || (Array.isArray(value) && value.length === 0)) return 'empty'
  const format = formatters[field]
  if (format) return format(value)
  if (kindOfField(field) === undefined) return valueWords(field, value, zone) ?? '…'
  const names = [value].flat().map((id) => nameOf(String(id)))
  return names.map((name) => name ?? (name === null ? 'not found' : '…')).join(', ')
}

/** What an entry says to a person, field by field; a name that stands beside its id is said once. */
const shownFields = (item: Values, wording: Wording): { name: string; words: string }[] =>
  Object.keys(item)
    .filter((name) => !isInternal(name) && !isBesideId(name, item))
    .map((name) => ({ name, words: oneValue(name, item[name], wording) }))

const isBesideId = (name: string, item: Values): boolean =>
  name.endsWith('_name') && name.replace(/name$/, 'id') in item

/** Which entry is meant. */
const itemTitle = (field: string, item: Values, wording: Wording): string =>
  wording.formatters[field]?.(item) ?? filled(item, wording).slice(0, 2).join(', ')

const itemWords = (field: string, item: Values, wording: Wording): string =>
  wording.formatters[field]?.(item) ?? filled(item, wording).join(', ')

const filled = (item: Values, wording: Wording): string[] => [
  ...new Set(
    shownFields(item, wording)
      .filter(({ name }) => !isBlank(item[name]) && item[name] !== false)
      .map(({ name, words }) => (item[name] === true ? fieldWords(name).toLowerCase() : words)),
  ),
]
