import type { Endpoint } from '@homeward/contract/endpoint'
import { type LimitName, type LimitOf, limits } from '@homeward/domain/identity/limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../failure.ts'
import type { Limiter } from './limiter.ts'
import { addressSubject } from './subject.ts'

type Answered = { request: FastifyRequest; reply: FastifyReply }
type Call = Answered & { endpoint: Endpoint }

/** Counts a call of an endpoint that is limited per address; before anything of it is read. */
export const limitAddress = (limiter: Limiter, call: Call): Promise<void> =>
  enforceOwn(limiter, call, 'address', addressSubject(call.request.ip))

/** Counts a call of an endpoint that is limited per person. */
export const limitPerson = (limiter: Limiter, call: Call, userId: string): Promise<void> =>
  enforceOwn(limiter, call, 'person', userId)

/** Counts a call by link: each is limited, by a limit of its own or by the one of all links. */
export const limitLink = (limiter: Limiter, call: Call, linkId: string): Promise<void> => {
  const own = call.endpoint.limit
  const name = own && limits[own].of === 'link' ? own : 'link'
  return enforce(limiter, call.reply, name, linkId)
}

/** Counts a call by a link that is none. */
export const limitUnknownLinks = (limiter: Limiter, { request, reply }: Answered): Promise<void> =>
  enforce(limiter, reply, 'link_unknown', addressSubject(request.ip))

/** Counts a delivery whose signature was not right. */
export const limitRefusedDeliveries = (
  limiter: Limiter,
  { request, reply }: Answered,
): Promise<void> => enforce(limiter, reply, 'webhook_refused', addressSubject(request.ip))

async function enforceOwn(
  limiter: Limiter,
  { endpoint, reply }: Call,
  of: LimitOf,
  subject: string,
): Promise<void> {
  const name = endpoint.limit
  if (name && limits[name].of === of) await enforce(limiter, reply, name, subject)
}

/**
 * Every answer of a limited endpoint gives the limit and what is left of it, in the headers of
 * draft-ietf-httpapi-ratelimit-headers. A refusal also says when to try again.
 */
async function enforce(
  limiter: Limiter,
  reply: FastifyReply,
  name: LimitName,
  subject: string,
): Promise<void> {
  const { points, seconds } = limits[name]
  void reply.header('ratelimit-policy', `"${name}";q=${points};w=${seconds}`)
  const counted = await limiter.count(name, subject)
  if (!counted) return
  void reply.header('ratelimit', `"${name}";r=${counted.remaining};t=${counted.reset}`)
  if (!counted.allowed) throw new Failure('throttled', { retryAfter: counted.reset })
}
