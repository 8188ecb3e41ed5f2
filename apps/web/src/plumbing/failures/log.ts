import { ApiError } from '../api/errors.ts'

/**
 * Writes what the error catalogue wants logged to the console of the browser: what failed and under
 * which number, never what was in it.
 */
export const logFailure = (what: string, error?: unknown): void => {
  // oxlint-disable-next-line no-console -- the one place that logs
  console.error(what, ...(error === undefined ? [] : [numberOf(error)]))
}

const numberOf = (error: unknown): string => {
  if (error instanceof ApiError) return `${error.status} ${error.code} ${error.requestId}`.trim()
  return error instanceof Error ? error.name : 'unknown'
}
