import { fieldWords } from '../../plumbing/names/label-words.ts'
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

/** What a history says in words of its own. */
export type Wording = {
  zone: string
  /** Words for the values of single fields. */
  labels?: ValueLabels
  /** The name of a record that a field holds the id of. */
  nameOf?: (id: string) => string | null | undefined
  /** What stood recorded where a field is filled for the first time: a correction names it. */
  was?: Readonly<Record<string, unknown>>
  /** Says an event as a phrase after who did it, where its fields alone would not. */
  describe?: (changes: Changes) => string | undefined
}

/** Whether a field says nothing to a person: what the machine keeps, and a key whose record has no name. */
export const isHidden = (field: string, values: readonly unknown[], { nameOf }: Wording): boolean =>
  hidden.test(field) || (isKey(field, values) && !values.some((one) => nameOf?.(String(one))))

/** What an event changed, field by field. */
export const differences = (changes: Changes, wording: Wording): Difference[] =>
  Object.entries(changes)
    .filter(([field, { before, after }]) => !isHidden(field, [before, after], wording))
    .map(([field, { before, after }]) => ({
      field: fieldWords(field),
      before: wordsOf(field, before, wording),
      after: wordsOf(field, after, wording),
    }))
    .filter(({ before, after }) => !(before === nothing && after === nothing))
    .map(tellingApart)

/** A value in words; the name of the record where it is an id. */
export const wordsOf = (
  field: string,
  value: unknown,
  { zone, labels, nameOf }: Wording,
): string | undefined =>
  (typeof value === 'string' && nameOf?.(value)) || valueWords(field, value, zone, labels)

/** Where both sides read alike, as lists of as many entries, the words would say that nothing changed. */
const tellingApart = ({ field, before, after }: Difference): Difference =>
  before === after ? { field, before: undefined, after: undefined } : { field, before, after }

/** Who did it: a person, or the background work of the house. */
export const actorWords = (actor: string): string => {
  if (actor.trim() === '') return 'Someone'
  return actor.startsWith('job ') ? 'Homeward' : actor
}
