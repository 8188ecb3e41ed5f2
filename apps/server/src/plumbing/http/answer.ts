import type { Endpoint } from '@homeward/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { v7 as uuid } from 'uuid'
import { recordRefusal } from '../audit/refusal.ts'
import { knownSession } from '../auth/known-session.ts'
import { actorOf, type Session } from '../auth/session.ts'
import { bearerOf } from '../auth/token.ts'
import { type Actor, actorMay } from '../actor.ts'
import { type AppServices } from '../services.ts'
import { makeCtx } from '../context.ts'
import type { Database } from '../db/pool.ts'
import { inAgency } from '../db/transaction.ts'
import { Failure } from '../failure.ts'
import { limitAddress, limitPerson } from '../limits/enforce.ts'
import type { Limiter } from '../limits/limiter.ts'
import { fingerprintsOf, once } from './idempotency.ts'
import { readInput } from './input.ts'
import type { Route } from './verb.ts'
import { makeIdentityContext } from './make-identity-context.ts'
import { send } from './send.ts'

/** What answers are made of: the services, its database, and what counts the calls. */
export type Answering = {
  readonly services: AppServices
  readonly db: Database
  readonly limiter: Limiter
}

/** The life of one request: limit, session, permission, input, transaction, verb, answer. */
export async function answer(
  { services, db, limiter }: Answering,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { endpoint } = route
  await limitAddress(limiter, { endpoint, request, reply })
  const token = bearerOf(request.headers.authorization)
  const session = token ? await knownSession(db.identity, token, services.clock()) : null
  if (!session && endpoint.permission !== 'public') throw new Failure('unauthenticated')
  if (session) await limitPerson(limiter, { endpoint, request, reply }, session.userId)
  const run = route.kind === 'identity' ? answerPerson : answerInAgency
  try {
    return send(endpoint, await run(services, db, route, request, session, reply), reply)
  } catch (error) {
    if (error instanceof Failure && error.code === 'forbidden') {
      const { id: requestId, params } = request
      await recordRefusal(services, db, { endpoint, session, params, requestId })
    }
    throw error
  }
}

async function answerPerson(
  services: AppServices,
  db: Database,
  route: Route,
  request: FastifyRequest,
  session: Session | null,
): Promise<unknown> {
  if (route.kind !== 'identity')
    throw new Error('An answer for a person was asked of an agency route.')
  const actor = session && actorOf(session)
  if (!openTo(route.endpoint, session, actor)) throw new Failure('forbidden')
  return route(
    makeIdentityContext(services, db, request, session),
    readInput(route.endpoint, request) as never,
  )
}

/** A super admin may call what is theirs before any agency is entered. */
function openTo(endpoint: Endpoint, session: Session | null, actor: Actor | null): boolean {
  const { permission } = endpoint
  if (permission === 'public' || permission === 'signed_in') return true
  return session?.superAdmin === true || (actor !== null && actorMay(actor, permission))
}

async function answerInAgency(
  services: AppServices,
  db: Database,
  route: Route,
  request: FastifyRequest,
  session: Session | null,
  reply: FastifyReply,
): Promise<unknown> {
  const { endpoint } = route
  const actor = session && actorOf(session)
  if (route.kind !== 'agency' || !session?.entered || !actor) throw new Failure('forbidden')
  if (session.mustEnroll) throw new Failure('second_factor_required')
  if (!permitted(endpoint, actor)) throw new Failure('forbidden')
  const input = readInput(endpoint, request) as never
  const { agency } = session.entered
  return inAgency(db, agency.id, async (tx) => {
    const ctx = makeCtx(services, tx, { agency, actor, requestId: request.id })
    const key = endpoint.writes ? keyOf(request) : null
    if (!key) return route(ctx, input)
    const { answer: first, replayed } = await once(
      tx,
      {
        agencyId: agency.id,
        userId: actor.userId,
        key,
        fingerprints: fingerprintsOf(services.keys, request.method, request.url, request.body),
      },
      () => route(ctx, input),
    )
    if (replayed) void reply.header('idempotent-replay', 'true')
    return first
  })
}

function permitted(endpoint: Endpoint, actor: NonNullable<ReturnType<typeof actorOf>>): boolean {
  const { permission } = endpoint
  return permission === 'public' || permission === 'signed_in' || actorMay(actor, permission)
}

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(key)) {
    throw new Failure('malformed', { sentence: 'An Idempotency-Key has 8 to 200 characters.' })
  }
  return key
}

/** Ids of requests sort by time, so that a log can be searched by them. */
export const requestId = (): string => uuid()
