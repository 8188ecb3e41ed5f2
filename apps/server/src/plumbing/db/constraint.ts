import type { FailureCode } from '@homeward/contract/failures'
import { Failure } from '../failure.ts'

/** The constraint of the database that refused a write, by its name; null for any other error. */
export const refusedBy = (error: unknown): string | null =>
  error instanceof Error &&
  'code' in error &&
  String(error.code).startsWith('23') &&
  'constraint' in error
    ? String(error.constraint)
    : null

/**
 * Throws the failure if the database refused to delete a row because rows of any room refer to it; any
 * other error unchanged.
 */
export function onReference(error: unknown, code: FailureCode): never {
  const referred = error instanceof Error && 'code' in error && error.code === '23503'
  throw referred ? new Failure(code) : error
}

/**
 * Throws the failure for a constraint, or the error itself if it is not one of them: `await
 * write().catch((error) => onConstraint(error, { things_name_key: 'name_taken' }))`. The transaction is
 * dead by then, so the failure has to end it.
 */
export function onConstraint(error: unknown, failures: Record<string, FailureCode>): never {
  const code = failures[refusedBy(error) ?? '']
  throw code ? new Failure(code) : error
}
