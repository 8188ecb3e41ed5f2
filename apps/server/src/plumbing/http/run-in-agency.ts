import type { FastifyReply, FastifyRequest } from 'fastify'
import { officesOf } from '../actor.ts'
import { makeCtx } from '../context.ts'
import type { Database, Tx } from '../db/pool.ts'
import { inAgency } from '../db/transaction.ts'
import { Failure } from '../failure.ts'
import type { AppServices } from '../services.ts'
import { findFirst, fingerprintsOf, type KeyHolder, mayBeReplayed, once } from './idempotency.ts'
import type { Principal } from './principal.ts'
import { fromReplica } from './read-replica.ts'
import { type AgencyRoute, readingOf } from './reading.ts'

/**
 * Runs a verb in one transaction of an agency, a GET in one for each statement and perhaps on a copy; a
 * write with a key at most once.
 */
export async function runInAgency(
  { services, db }: { services: AppServices; db: Database },
  route: AgencyRoute,
  principal: Principal,
  input: never,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<unknown> {
  const { agency, actor } = principal
  const { method, writes, timeout } = route.endpoint
  const read = await fromReplica({ services, db }, route, principal, input, request.id)
  if (read) return read.answer
  if (method === 'GET' && !writes) {
    const reading = readingOf({ services, db }, route, principal, input, request.id)
    const answer = await reading.answerFrom(db)
    await reading.keep(answer)
    return answer
  }
  const at = { agency, actor, requestId: request.id }
  const key = writes ? keyOf(request) : null
  const claimed = key && {
    agencyId: agency.id,
    holder: holderOf(actor),
    key,
    fingerprints: fingerprintsOf(services.keys, request.method, request.url, request.body),
    secret: route.endpoint.answersSecret ?? false,
  }
  const work = (tx: Tx): Promise<unknown> => {
    const ctx = makeCtx(services, tx, at)
    return claimed ? once(tx, claimed, () => route(ctx, input)) : route(ctx, input)
  }
  const done = inAgency(db, agency.id, work, {
    timeout,
    offices: officesOf(actor),
  }).catch(async (error: unknown) => {
    if (!claimed || !mayBeReplayed(error)) throw error
    const first = await inAgency(db, agency.id, (tx) => findFirst(tx, claimed))
    if (!first) throw error
    void reply.header('idempotent-replay', 'true')
    return first.answer
  })
  // Also where it failed: it may have been committed all the same.
  return writes ? done.finally(() => db.replica?.wrote(agency.id)) : done
}

const holderOf = (actor: Principal['actor']): KeyHolder =>
  actor.kind === 'link'
    ? { column: 'link_id', id: actor.linkId }
    : { column: 'user_id', id: actor.userId }

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(key)) {
    throw new Failure('malformed', { sentence: 'An Idempotency-Key has 8 to 200 characters.' })
  }
  return key
}
