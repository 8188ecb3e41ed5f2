import type { LinkPermission } from '@homeward/contract/endpoint'
import { word } from '@homeward/domain/language/sentence'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { recordRefusal, recordThrottle } from '../audit/refusal.ts'
import { linkBearerOf, type OpenLink, openLink } from '../auth/link.ts'
import { Failure } from '../failure.ts'
import { limitLink, limitUnknownLinks } from '../limits/enforce.ts'
import type { Answering } from './answering.ts'
import { readInput } from './input.ts'
import { runInAgency } from './run-in-agency.ts'
import { send } from './send.ts'
import type { Route } from './verb.ts'

/** The life of a request by link; a session is not looked at, however good it is. */
export async function answerLink(
  answering: Answering,
  route: Route,
  permission: LinkPermission,
  call: { request: FastifyRequest; reply: FastifyReply },
): Promise<unknown> {
  const { request, reply } = call
  const { endpoint } = route
  const link = await knownLink(answering, call)
  await limitLink(answering.limiter, { endpoint, ...call }, link.actor.linkId).catch(
    async (error: unknown) => {
      await recordThrottle(answering, { endpoint, principal: link, requestId: request.id })
      throw error
    },
  )
  const opens = permission.link === 'any' || permission.link === link.actor.purpose
  if (route.kind !== 'agency' || !opens) {
    const { id: requestId, params } = request
    await recordRefusal(answering, { endpoint, principal: link, params, requestId })
    throw new Failure('forbidden', {
      sentence: word('This link is for something else. Use the link you received for this.'),
    })
  }
  const input = readInput(endpoint, request) as never
  return send(endpoint, await runInAgency(answering, route, link, input, call), reply)
}

/** The link of a call. The refusal does not say why, because the person may not be its owner. */
async function knownLink(
  { services, db, limiter }: Answering,
  call: { request: FastifyRequest; reply: FastifyReply },
): Promise<OpenLink> {
  const token = linkBearerOf(call.request.headers.authorization)
  const link = token && (await openLink(db.identity, token, services.clock()))
  if (link) return link
  if (token) await limitUnknownLinks(limiter, call)
  throw new Failure('link_over')
}
