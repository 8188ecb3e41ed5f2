import { looksOf } from '../audit/reads.ts'
import { makeCtx } from '../context.ts'
import type { Database } from '../db/pool.ts'
import { inAgency } from '../db/transaction.ts'
import type { AppServices } from '../services.ts'
import type { Principal } from './principal.ts'
import type { Route } from './verb.ts'

type AgencyRoute = Extract<Route, { kind: 'agency' }>

/** What turned out to write more than its trace; the copy is not asked for it again. */
const writing = new WeakSet<AgencyRoute>()

/**
 * Answers what only reads from the copy, where there is one that has all that the agency wrote; the trace
 * that it leaves is on the primary before the answer goes out. Null where the primary has to be asked:
 * also whenever the copy gives no answer, so that a record which it lacks yet is not told to be missing.
 */
export async function fromReplica(
  { services, db }: { services: AppServices; db: Database },
  route: AgencyRoute,
  { agency, actor }: Principal,
  input: never,
  requestId: string,
): Promise<{ answer: unknown } | null> {
  const { replica } = db
  const { method, writes, timeout } = route.endpoint
  if (!replica || method !== 'GET' || writes || writing.has(route)) return null
  if (!(await replica.isCurrentFor(agency.id))) return null
  const who = { agencyId: agency.id, actor, requestId }
  const looks = looksOf(services, db, { who, endpoint: route.endpoint, input })
  const { recordAll } = looks
  let answer: unknown
  try {
    const copy: Database = { ...db, app: replica.app, share: replica.share, replica: null }
    answer = await inAgency(
      copy,
      agency.id,
      (tx) => route(makeCtx(services, tx, { agency, actor, requestId, recordAll }), input),
      { timeout, reads: true },
    )
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === readOnly) writing.add(route)
    return null
  }
  await looks.keep(answer)
  return { answer }
}

/** PostgreSQL refuses to write on a copy. */
const readOnly = '25006'
