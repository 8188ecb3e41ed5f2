import type { Endpoint } from '@homeward/contract/endpoint'
import type { ApiError } from '../../plumbing/api/errors.ts'
import type { AnswerOf, InputOf } from '../../plumbing/api/types.ts'

/** A form that makes something: it begins with these values; '' where a field is empty. */
export type OfNothing<V> = {
  initial: V
  record?: undefined
  valuesOf?: undefined
  masksOf?: undefined
  proposed?: undefined
}

/** What an endpoint answers that changes a record: the record as it is then. */
export type RecordOf<E> = E extends { returns: { kind: 'partial' } }
  ? AnswerOf<E>['data' & keyof AnswerOf<E>] & object
  : AnswerOf<E> & object

/** The record in an answer; one whose fields were left as they were in part comes with their names. */
export const recordIn = <E extends Endpoint>({ returns }: E, answer: AnswerOf<E>): RecordOf<E> =>
  (returns.kind === 'partial' ? (answer as { data: object }).data : answer) as RecordOf<E>

/** A form that changes a record: it is held to the version that it was opened with. */
type OfRecord<E extends Endpoint, V> = {
  record: RecordOf<E>
  /** A version of the record as the fields hold it; '' where a field is empty. */
  valuesOf: (record: RecordOf<E>) => V
  /** What is shown of fields that never come here, as of protected numbers: two are compared by it. */
  masksOf?: (record: RecordOf<E>) => Partial<V>
  /** What the form proposes in the place of what the record says. */
  proposed?: Partial<V>
  initial?: undefined
}

export type FormOptions<E extends Endpoint, V extends object> = Shared<E, V> &
  (OfNothing<V> | OfRecord<E, V>)

export type Shared<E extends Endpoint, V extends object> = {
  endpoint: E
  /** Where fields and input differ: the input that the values mean. */
  inputOf?: (values: V) => Record<string, unknown>
  /** What is wrong with the values beyond what the endpoint's schema can say, by field. */
  problemsOf?: (values: V) => Record<string, string | undefined>
  /** Parts of the input that are no fields. Parameters of the path are the record's own by name. */
  fixed?: Partial<InputOf<E>>
  /** Names the draft: `client:new`, `client:${id}`. */
  draftKey: string
  /** Fields that no draft may hold. */
  secret?: readonly (keyof V)[]
  /** Further rooms whose screens show what this changes. */
  touches?: readonly string[]
  onDone: (answer: AnswerOf<E>) => void
  /** Called where the change is kept on the device, to be sent later: it has no answer yet. */
  onKept?: (() => void) | undefined
  /** Told of a refusal first; true where the caller shows it in more than a sentence. */
  onRefused?: (refusal: ApiError) => boolean
}

/** A record as a form holds it: its values, the masks of what is never shown, its version. */
export type Base<V> = {
  values: V
  masks: Partial<V>
  version: number | undefined
  /** Somebody else's, taken while nothing was typed: the fields are still to show it. */
  followed?: boolean
}

/** What a form begins with: of its record, or of another version of it. */
export const baseOf = <E extends Endpoint, V extends object>(
  options: FormOptions<E, V>,
  other?: RecordOf<E>,
): Base<V> => {
  if (!options.valuesOf) return { values: options.initial, masks: {}, version: undefined }
  const record = other ?? options.record
  return {
    values: options.valuesOf(record),
    masks: options.masksOf?.(record) ?? {},
    version: versionOf(record),
  }
}

export const versionOf = (record: object | undefined): number | undefined =>
  record && 'lock_version' in record && typeof record.lock_version === 'number'
    ? record.lock_version
    : undefined
