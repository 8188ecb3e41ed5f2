import { looksOf } from '../audit/reads.ts'
import { officesOf } from '../actor.ts'
import { makeCtx } from '../context.ts'
import type { Database } from '../db/pool.ts'
import { inAgency } from '../db/transaction.ts'
import type { AppServices } from '../services.ts'
import type { Principal } from './principal.ts'
import type { Route } from './verb.ts'

/** A verb that runs inside one agency. */
export type AgencyRoute = Extract<Route, { kind: 'agency' }>

/** A call of a verb that may only read. */
type Reading = {
  /** Answers from a database or a copy of it. */
  readonly answerFrom: (database: Database) => Promise<unknown>
  /** Keeps in the trail who looked; only then the answer may leave. */
  readonly keep: (answer: unknown) => Promise<void>
}

/** Prepares a read; what it leaves in the trail is written to `db`, wherever the answer comes from. */
export function readingOf(
  { services, db }: { services: AppServices; db: Database },
  route: AgencyRoute,
  { agency, actor }: Principal,
  input: never,
  requestId: string,
): Reading {
  const { endpoint } = route
  const who = { agencyId: agency.id, actor, requestId }
  const looks = looksOf(services, db, { who, endpoint, input })
  const at = { agency, actor, requestId, recordAll: looks.recordAll }
  return {
    answerFrom: (database) =>
      inAgency(database, agency.id, (tx) => route(makeCtx(services, tx, at), input), {
        timeout: endpoint.timeout,
        reads: true,
        offices: officesOf(actor),
      }),
    keep: (answer) => looks.keep(answer),
  }
}
