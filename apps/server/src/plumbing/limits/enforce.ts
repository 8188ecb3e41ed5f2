import type { Endpoint } from '@homeward/contract/endpoint'
import { type LimitOf, limits } from '@homeward/domain/identity/limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../failure.ts'
import type { Limiter } from './limiter.ts'
import { addressSubject } from './subject.ts'

type Call = { endpoint: Endpoint; request: FastifyRequest; reply: FastifyReply }

/** Counts a call of an endpoint that is limited per address; before anything of it is read. */
export const limitAddress = (limiter: Limiter, call: Call): Promise<void> =>
  enforce(limiter, call, 'address', addressSubject(call.request.ip))

/** Counts a call of an endpoint that is limited per person. */
export const limitPerson = (limiter: Limiter, call: Call, userId: string): Promise<void> =>
  enforce(limiter, call, 'person', userId)

/**
 * Every answer of a limited endpoint says what the limit is and what is left of it, in the headers of
 * draft-ietf-httpapi-ratelimit-headers; a refused one also when to come again.
 */
async function enforce(
  limiter: Limiter,
  { endpoint, reply }: Call,
  of: LimitOf,
  subject: string,
): Promise<void> {
  const name = endpoint.limit
  if (!name || limits[name].of !== of) return
  const { points, seconds } = limits[name]
  void reply.header('ratelimit-policy', `"${name}";q=${points};w=${seconds}`)
  const counted = await limiter.count(name, subject)
  if (!counted) return
  void reply.header('ratelimit', `"${name}";r=${counted.remaining};t=${counted.reset}`)
  if (!counted.allowed) throw new Failure('throttled', { retryAfter: counted.reset })
}
