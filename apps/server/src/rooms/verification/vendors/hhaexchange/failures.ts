import type { IncomingHttpHeaders } from 'node:http'
import { MaybeSent, NotSent } from '../vendor.ts'

const sentences: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'No server is listening at the address of the account.',
  ENOTFOUND: 'The server of the account was not found.',
  ECONNRESET: 'HHAeXchange closed the connection.',
  ABORT_ERR: 'HHAeXchange did not respond in time.',
}

/** A failed connection as one after which certainly nothing arrived. */
export function later(error: unknown): NotSent {
  if (error instanceof NotSent) return error
  if (error instanceof MaybeSent) return new NotSent(error.message, 'later', error.wait)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const spoken = error instanceof Error && code === '' ? error.message : null
  return new NotSent(sentences[code] ?? spoken ?? 'HHAeXchange could not be reached.', 'later')
}

/** Seconds that an answer asks to wait; null if it says nothing or names a day. */
export function waitOf(headers: IncomingHttpHeaders): number | null {
  const seconds = Number(headers['retry-after'])
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null
}
