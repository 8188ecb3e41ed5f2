import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Actor } from '../actor.ts'
import { type AgencyContext, makeCtx } from '../context.ts'
import type { Database, Tx } from '../db/pool.ts'
import { inAgency } from '../db/transaction.ts'
import { Failure } from '../failure.ts'
import type { AppServices } from '../services.ts'
import { fingerprintsOf, type KeyHolder, once } from './idempotency.ts'
import type { Route } from './verb.ts'

/** Who calls, and the agency that they are in. */
export type Principal = {
  readonly agency: AgencyContext
  readonly actor: Exclude<Actor, { kind: 'job' }>
}

/** Runs a verb in one transaction of an agency, a GET in one for each statement; a write with a key at most once. */
export function runInAgency(
  { services, db }: { services: AppServices; db: Database },
  route: Extract<Route, { kind: 'agency' }>,
  { agency, actor }: Principal,
  input: never,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<unknown> {
  const { method, writes, timeout } = route.endpoint
  const work = async (tx: Tx): Promise<unknown> => {
    const ctx = makeCtx(services, tx, { agency, actor, requestId: request.id })
    const key = writes ? keyOf(request) : null
    if (!key) return route(ctx, input)
    const { answer: first, replayed } = await once(
      tx,
      {
        agencyId: agency.id,
        holder: holderOf(actor),
        key,
        fingerprints: fingerprintsOf(services.keys, request.method, request.url, request.body),
      },
      () => route(ctx, input),
    )
    if (replayed) void reply.header('idempotent-replay', 'true')
    return first
  }
  return inAgency(db, agency.id, work, { timeout, reads: method === 'GET' })
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
