import { Failure } from '../failure.ts'

/** Signs that a connection was not available or was cut, and not that a statement was wrong. */
const codes: ReadonlySet<string> = new Set([
  '25P03', // idle in a transaction for too long
  '53300', // too many connections
  '57P01', // ended by an administrator, or by a shutdown
  '57P02', // another process of the database crashed
  '57P03', // the database starts or ends
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT', // its socket is gone
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** pg gives its own errors no code. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed))/

/** Seconds after which it is worth asking again. */
const again = 2

/** The failure for a caller if the database is away; any other error unchanged. */
export const orAway = (error: unknown): unknown =>
  isAway(error) ? Object.assign(tooBusy(), { cause: error }) : error

/** No connection was free in time. */
export const tooBusy = (): Failure => new Failure('unavailable', { retryAfter: again })

function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return codes.has(code) || code.startsWith('08') || words.test(error.message)
}
