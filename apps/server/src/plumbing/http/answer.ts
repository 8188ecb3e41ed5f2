import { type Endpoint, isByLink } from '@homeward/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { v7 as uuid } from 'uuid'
import { recordRefusal, recordThrottle } from '../audit/refusal.ts'
import { knownSession } from '../auth/known-session.ts'
import { actorOf, type Session } from '../auth/session.ts'
import { bearerOf } from '../auth/token.ts'
import { type Actor, actorMay } from '../actor.ts'
import { Failure } from '../failure.ts'
import { limitAddress, limitPerson } from '../limits/enforce.ts'
import { answerLink } from './answer-link.ts'
import type { Answering } from './answering.ts'
import { readInput } from './input.ts'
import type { Route } from './verb.ts'
import { makeIdentityContext } from './make-identity-context.ts'
import type { Principal } from './principal.ts'
import { runInAgency } from './run-in-agency.ts'
import { send } from './send.ts'

/** The life of one request: limit, session, permission, input, transaction, verb, answer. */
export async function answer(
  answering: Answering,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { services, db, limiter } = answering
  const { endpoint } = route
  await limitAddress(limiter, { endpoint, request, reply })
  if (isByLink(endpoint.permission)) {
    return answerLink(answering, route, endpoint.permission, { request, reply })
  }
  const token = bearerOf(request.headers.authorization)
  const session = token ? await knownSession(db.identity, token, services.clock()) : null
  if (!session && endpoint.permission !== 'public') throw new Failure('unauthenticated')
  try {
    if (session) await limitPerson(limiter, { endpoint, request, reply }, session.userId)
    const out =
      route.kind === 'identity'
        ? await answerPerson(answering, route, request, session)
        : await answerInAgency(answering, route, session, { request, reply })
    return send(endpoint, out, reply)
  } catch (error) {
    if (error instanceof Failure && error.code === 'forbidden') {
      const { id: requestId, params } = request
      await recordRefusal(answering, { endpoint, principal: enteredBy(session), params, requestId })
    }
    if (error instanceof Failure && error.code === 'throttled') {
      const refused = { endpoint, principal: enteredBy(session), requestId: request.id }
      await recordThrottle(answering, refused)
    }
    throw error
  }
}

function enteredBy(session: Session | null): Principal | null {
  const actor = session && actorOf(session)
  return session?.entered && actor ? { agency: session.entered.agency, actor } : null
}

async function answerPerson(
  { services, db }: Answering,
  route: Extract<Route, { kind: 'identity' }>,
  request: FastifyRequest,
  session: Session | null,
): Promise<unknown> {
  const actor = session && actorOf(session)
  if (!openTo(route.endpoint, session, actor)) throw new Failure('forbidden')
  const answer = route(
    makeIdentityContext(services, db, request, session),
    readInput(route.endpoint, request) as never,
  )
  const agencyId = session?.entered?.agency.id
  if (!route.endpoint.writes || agencyId === undefined) return answer
  return answer.finally(() => db.replica?.wrote(agencyId))
}

/** A super admin may call what is theirs before any agency is entered. */
function openTo(endpoint: Endpoint, session: Session | null, actor: Actor | null): boolean {
  const { permission } = endpoint
  if (isByLink(permission)) return false
  if (permission === 'public' || permission === 'signed_in') return true
  return session?.superAdmin === true || (actor !== null && actorMay(actor, permission))
}

async function answerInAgency(
  answering: Answering,
  route: Route,
  session: Session | null,
  call: { request: FastifyRequest; reply: FastifyReply },
): Promise<unknown> {
  const { endpoint } = route
  const actor = session && actorOf(session)
  if (route.kind !== 'agency' || !session?.entered || !actor) throw new Failure('forbidden')
  if (session.mustEnroll) throw new Failure('second_factor_required')
  if (!permitted(endpoint, actor)) throw new Failure('forbidden')
  const input = readInput(endpoint, call.request) as never
  return runInAgency(answering, route, { agency: session.entered.agency, actor }, input, call)
}

function permitted({ permission }: Endpoint, actor: Actor): boolean {
  if (isByLink(permission)) return false
  return permission === 'public' || permission === 'signed_in' || actorMay(actor, permission)
}

/** Ids of requests sort by time, so that a log can be searched by them. */
export const requestId = (): string => uuid()
