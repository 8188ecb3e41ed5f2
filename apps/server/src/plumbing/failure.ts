import { type FailureCode, failureOf } from '@homeward/contract/failures'
import type { Said } from '@homeward/domain/language/sentence'
import type { Result } from '@homeward/domain/result'
import { say } from './language/say.ts'

/** A failure of the closed list, on its way to the answer. */
export class Failure extends Error {
  readonly code: FailureCode
  /** Messages per input field, where the failure concerns fields that only the verb knows. */
  readonly fields: Record<string, Said[]>
  /** What is said of it where it concerns no such fields. */
  readonly said: Said
  readonly current: unknown
  /** Seconds after which it may be tried again, where the failure is a wait. */
  readonly retryAfter: number | undefined

  constructor(
    code: FailureCode,
    detail: {
      sentence?: Said | undefined
      fields?: Record<string, Said[]>
      current?: unknown
      retryAfter?: number
    } = {},
  ) {
    const said = detail.sentence ?? failureOf(code).sentence
    super(say('en', said))
    this.said = said
    this.name = 'Failure'
    this.code = code
    this.fields = detail.fields ?? {}
    this.current = detail.current
    this.retryAfter = detail.retryAfter
  }
}

/** What a person reads of a failure where no field can show its own sentence. */
export const sentenceOf = (failure: Failure): string =>
  Object.values(failure.fields)
    .flat()
    .map((said) => say('en', said))
    .join(' ') || failure.message

/** The value of a rule's result; a failed rule becomes the failure of that name. */
export function unwrap<T, F extends FailureCode>(result: Result<T, F>): T {
  if (result.ok) return result.value
  throw new Failure(result.failure)
}

/** The record, or the failure that does not reveal whether another agency has it. */
export function found<T>(row: T | undefined | null): T {
  if (row === undefined || row === null) throw new Failure('not_found')
  return row
}

/** Refuses a change that was made on an older version; `current` lets the screen show both. */
export function refuseStale(
  sent: number | undefined,
  record: { lock_version: number },
  current: unknown = record,
): void {
  if (sent !== undefined && sent !== record.lock_version) throw new Failure('stale', { current })
}

/** The same if the shown record must be read first: it is read only for the refusal. */
export async function refuseStaleWith(
  sent: number | undefined,
  record: { lock_version: number },
  read: () => Promise<unknown>,
): Promise<void> {
  if (sent !== undefined && sent !== record.lock_version) {
    throw new Failure('stale', { current: await read() })
  }
}
