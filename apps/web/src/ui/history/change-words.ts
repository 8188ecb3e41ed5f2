import { fieldWords, labelWords } from '../text/label-words.ts'
import { nothing, type ValueLabels, valueWords } from '../text/value-words.ts'

/** Fields of an event with their values before and after. */
export type Changes = Record<string, { before: unknown; after: unknown }>

/** One changed field in words. Both sides are undefined where the values say nothing to a person. */
export type Difference = { field: string; before: string | undefined; after: string | undefined }

/** Fields that say nothing to a person: keys, counters and what the machine keeps for itself. */
const hidden =
  /^(id|lock_version|updated_at|created_at|starts_at|ends_at|document_hash|file|.*_(latitude|longitude|accuracy))$/

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a field only names another record, as a key does that no person knows. */
const isKey = (field: string, values: readonly unknown[]): boolean =>
  /_ids?$/.test(field) &&
  values.flat().every((value) => value === null || (typeof value === 'string' && id.test(value)))

/** What an event changed, field by field. */
export const differences = (
  changes: Changes,
  zone: string,
  labels: ValueLabels = {},
): Difference[] =>
  Object.entries(changes)
    .filter(([field, { before, after }]) => !hidden.test(field) && !isKey(field, [before, after]))
    .map(([field, { before, after }]) => ({
      field: fieldWords(field),
      before: valueWords(field, before, zone, labels),
      after: valueWords(field, after, zone, labels),
    }))
    .filter(({ before, after }) => !(before === nothing && after === nothing))
    .map(tellingApart)

/** Where both sides read alike, as lists of as many entries, the words would say that nothing changed. */
const tellingApart = ({ field, before, after }: Difference): Difference =>
  before === after ? { field, before: undefined, after: undefined } : { field, before, after }

/**
 * What was done, from the name of the action. On the record's own page its type goes without saying:
 * `visit.checked_in` becomes "Checked in", and `notification.sent` "Notification sent".
 */
export const actionWords = (action: string, type: string): string =>
  labelWords(
    action.startsWith(`${type}.`) ? action.slice(type.length + 1) : action.replace('.', ' '),
  )

/** Who did it: a person, or the background work of the house. */
export const actorWords = (actor: string): string => (actor.startsWith('job ') ? 'Homeward' : actor)
