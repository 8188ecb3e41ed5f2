import { ApiError, isPassing, NoResponse } from '../api/errors.ts'
import { saidOfField } from '../failures/words.ts'
import type { EntryError } from './entry.ts'

/** What becomes of an entry whose sending threw. */
type Outcome =
  /** Again later; `everything` waits where the network itself is away. */
  | { kind: 'wait'; everything: boolean; atLeast: number }
  /** Nobody is signed in any more: it waits until the person is back. */
  | { kind: 'signed_out' }
  /** The server does not know the uploaded file any more: it is uploaded again. */
  | { kind: 'upload_again' }
  /** The server refused it: it stays in sight until a person decides. */
  | { kind: 'failed'; error: EntryError }

export const outcomeOf = (thrown: unknown): Outcome => {
  if (thrown instanceof NoResponse) return { kind: 'wait', everything: true, atLeast: 0 }
  if (!(thrown instanceof ApiError)) return { kind: 'failed', error: broken(thrown) }
  if (thrown.status === 401) return { kind: 'signed_out' }
  if (isPassing(thrown))
    return { kind: 'wait', everything: false, atLeast: (thrown.retryAfter ?? 0) * 1000 }
  if (thrown.code === 'upload_unknown') return { kind: 'upload_again' }
  return { kind: 'failed', error: refusal(thrown) }
}

const refusal = (error: ApiError): EntryError => ({
  status: error.status,
  code: error.code,
  messages: [
    ...error.nonFieldErrors,
    ...Object.entries(error.errors).map(([field, said]) => saidOfField(field, said.join(' '))),
  ],
  ...(error.current !== undefined && { current: error.current }),
})

const broken = (thrown: unknown): EntryError => ({
  status: 0,
  code: 'internal',
  messages: [thrown instanceof Error ? thrown.message : String(thrown)],
})

const first = 2000
const longest = 5 * 60_000

/** How long to wait after the given number of tries, in milliseconds: 2 s, 4 s, 8 s ... 5 min. */
export const backoff = (attempts: number): number => Math.min(first * 2 ** (attempts - 1), longest)
