import type { IntegrationTest } from '@homeward/contract/agency/integrations'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds after which a test stops, because someone waits for it. */
const patience = 8000

/** Tests something for real; returns what worked, or a sentence about what failed. */
export async function tryOut(
  run: (signal: AbortSignal) => Promise<string>,
): Promise<IntegrationTest> {
  const started = performance.now()
  const over = new AbortController()
  const limit = new AbortController()
  const late = pause(patience, undefined, { signal: limit.signal }).then(() => {
    over.abort()
    throw new Error(`The server did not respond within ${patience / 1000} seconds.`)
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

/** The error without addresses, paths or secrets that a library put into its message. */
function inWords(error: unknown): string {
  if (!(error instanceof Error)) return 'The test failed.'
  const code = 'code' in error ? String(error.code) : ''
  return sentences[code] ?? (code ? `The test failed (${code}).` : error.message)
}

const sentences: Record<string, string> = {
  ECONNREFUSED: 'No server is listening at this address.',
  ENOTFOUND: 'The server name was not found.',
  ETIMEDOUT: 'The server did not respond in time.',
  ECONNRESET: 'The server closed the connection.',
  ECONNECTION: 'The server could not be reached.',
  ESOCKET: 'The server could not be reached.',
  EAUTH: 'The server rejected the user name or password.',
  EACCES: 'The folder is not writable.',
  ENOSPC: 'The disk is full.',
  ABORT_ERR: 'The server did not respond in time.',
}
