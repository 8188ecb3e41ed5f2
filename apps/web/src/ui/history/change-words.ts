import { dayWords, durationWords, instantWords } from '../text/dates.ts'
import { dollars } from '../text/money.ts'
import { statusWord } from '../theme/status.ts'

/** Fields of an event with their values before and after. */
export type Changes = Record<string, { before: unknown; after: unknown }>

/** Words for the values of single fields: `{ check_in_method: entryMethodLabels }`. */
export type ValueLabels = Record<string, Record<string, string>>

/** One changed field in words. Both sides are undefined where the values say nothing to a person. */
export type Difference = { field: string; before: string | undefined; after: string | undefined }

/** Fields that say nothing to a person: keys, counters and what the machine keeps for itself. */
const hidden =
  /^(id|lock_version|updated_at|created_at|starts_at|ends_at|document_hash|file|.*_ids?|.*_(latitude|longitude|accuracy))$/

const isId = /^[0-9a-f]{8}-[0-9a-f]{4}-/
const nothing = 'nothing'

const numberWords = (field: string, value: number): string => {
  if (field.endsWith('_cents')) return dollars(value)
  return /(duration|minutes)$/.test(field) ? durationWords(value) : value.toLocaleString('en-US')
}

const textWords = (value: string, zone: string): string | undefined => {
  if (isId.test(value)) return undefined
  if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return instantWords(value, zone)
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return dayWords(value)
  return /^[a-z]+([_-][a-z]+)*$/.test(value) ? statusWord(value) : value
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

const valueWords = (
  field: string,
  value: unknown,
  zone: string,
  labels: ValueLabels,
): string | undefined => {
  if (value === null || value === undefined || value === '') return nothing
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return numberWords(field, value)
  if (Array.isArray(value)) return listWords(field, value, zone, labels)
  if (typeof value !== 'string') return undefined
  return labels[field]?.[value] ?? textWords(value, zone)
}

/** What an event changed, field by field. */
export const differences = (
  changes: Changes,
  zone: string,
  labels: ValueLabels = {},
): Difference[] =>
  Object.entries(changes)
    .filter(([field]) => !hidden.test(field))
    .map(([field, { before, after }]) => ({
      field: statusWord(field.replace(/_cents$|_attributes$/, '')),
      before: valueWords(field, before, zone, labels),
      after: valueWords(field, after, zone, labels),
    }))
    .filter(({ before, after }) => !(before === nothing && after === nothing))

/** A difference as a sentence: `Status: Scheduled → In progress`. */
export const differenceWords = ({ field, before, after }: Difference): string => {
  if (before === undefined || after === undefined) return `${field} changed`
  return before === nothing ? `${field}: ${after}` : `${field}: ${before} → ${after}`
}

/**
 * What was done, from the name of the action. On the record's own page its type goes without saying:
 * `visit.checked_in` becomes "Checked in", and `notification.sent` "Notification sent".
 */
export const actionWords = (action: string, type: string): string =>
  statusWord(
    action.startsWith(`${type}.`) ? action.slice(type.length + 1) : action.replace('.', ' '),
  )

/** Who did it: a person, or the background work of the house. */
export const actorWords = (actor: string): string =>
  actor.startsWith('job ') ? 'Homeward, by itself' : actor
