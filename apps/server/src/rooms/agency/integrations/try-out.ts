import type { IntegrationTest } from '@homeward/contract/agency/integrations'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds after which a test is given up: somebody waits for it. */
const patience = 8000

/** Tries something for real; says what worked, or in words what did not. */
export async function tryOut(
  run: (signal: AbortSignal) => Promise<string>,
): Promise<IntegrationTest> {
  const started = performance.now()
  const over = new AbortController()
  const limit = new AbortController()
  const late = pause(patience, undefined, { signal: limit.signal }).then(() => {
    over.abort()
    throw new Error(`It did not answer within ${patience / 1000} seconds.`)
  })
  const end = (ok: boolean, message: string): IntegrationTest => ({
    ok,
    message,
    took: Math.round(performance.now() - started),
  })
  try {
    return end(true, await Promise.race([run(over.signal), late]))
  } catch (error) {
    return end(false, inWords(error))
  } finally {
    late.catch(() => undefined)
    limit.abort()
  }
}

/** What went wrong, without addresses, paths or secrets that a library put into its message. */
function inWords(error: unknown): string {
  if (!(error instanceof Error)) return 'It failed.'
  const code = 'code' in error ? String(error.code) : ''
  return sentences[code] ?? (code ? `It failed (${code}).` : error.message)
}

const sentences: Record<string, string> = {
  ECONNREFUSED: 'Nothing listens at the address.',
  ENOTFOUND: 'The name of the server is not known.',
  ETIMEDOUT: 'The server did not answer in time.',
  ECONNRESET: 'The server ended the connection.',
  ECONNECTION: 'The server could not be reached.',
  ESOCKET: 'The server could not be reached.',
  EAUTH: 'The server did not accept the user or the password.',
  EACCES: 'The folder cannot be written.',
  ENOSPC: 'There is no room left.',
  ABORT_ERR: 'It did not answer in time.',
}
