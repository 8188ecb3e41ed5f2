import type { Database } from '../db/pool.ts'
import type { AppServices } from '../services.ts'
import type { Principal } from './principal.ts'
import { type AgencyRoute, readingOf } from './reading.ts'

/** What turned out to write more than its trace; the copy is not asked for it again. */
const writing = new WeakSet<AgencyRoute>()

/**
 * Answers what only reads from the copy, where there is one that has all that the agency wrote; the trace
 * that it leaves is on the primary before the answer goes out. Null where the primary has to be asked:
 * also whenever the copy gives no answer, so that a record which it lacks yet is not told to be missing.
 */
export async function fromReplica(
  on: { services: AppServices; db: Database },
  route: AgencyRoute,
  principal: Principal,
  input: never,
  requestId: string,
): Promise<{ answer: unknown } | null> {
  const { replica } = on.db
  const { method, writes } = route.endpoint
  if (!replica || method !== 'GET' || writes || writing.has(route)) return null
  if (!(await replica.isCurrentFor(principal.agency.id))) return null
  const reading = readingOf(on, route, principal, input, requestId)
  let answer: unknown
  try {
    const { app, share } = replica
    answer = await reading.answerFrom({ ...on.db, app, share, replica: null })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === readOnly) writing.add(route)
    return null
  }
  await reading.keep(answer)
  return { answer }
}

/** PostgreSQL refuses to write on a copy. */
const readOnly = '25006'
