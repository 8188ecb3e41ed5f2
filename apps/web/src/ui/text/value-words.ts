import { dayWords, durationWords, instantWords } from './dates.ts'
import { labelWords } from '../../plumbing/names/label-words.ts'
import { dollars } from './money.ts'

/** Words for the values of single fields: `{ check_in_method: entryMethodLabels }`. */
export type ValueLabels = Record<string, Record<string, string>>

/** What a field reads as that holds nothing. */
export const nothing = 'nothing'

const isId = /^[0-9a-f]{8}-[0-9a-f]{4}-/

const numberWords = (field: string, value: number): string => {
  if (/(^|_)(cents|deductible|pay_rate)$/.test(field)) return dollars(value)
  return /(duration|minutes)$/.test(field) ? durationWords(value) : value.toLocaleString('en-US')
}

const textWords = (value: string, zone: string): string | undefined => {
  if (isId.test(value)) return undefined
  if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return instantWords(value, zone)
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return dayWords(value)
  return /^[a-z]+([_-][a-z]+)*$/.test(value) ? labelWords(value) : value
}

const listWords = (
  field: string,
  items: readonly unknown[],
  zone: string,
  labels: ValueLabels,
): string => {
  if (items.length === 0) return nothing
  if (items.every((item) => typeof item === 'string'))
    return items.map((item) => valueWords(field, item, zone, labels) ?? '…').join(', ')
  return items.length === 1 ? '1 entry' : `${items.length} entries`
}

/** The value of a field in words; undefined where it says nothing to a person, as an id. */
export const valueWords = (
  field: string,
  value: unknown,
  zone: string,
  labels: ValueLabels = {},
): string | undefined => {
  if (value === null || value === undefined || value === '') return nothing
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return numberWords(field, value)
  if (Array.isArray(value)) return listWords(field, value, zone, labels)
  if (typeof value !== 'string') return undefined
  return labels[field]?.[value] ?? textWords(value, zone)
}
