import type { FastifyReply, FastifyRequest } from 'fastify'
import { makeCtx } from '../context.ts'
import { agencyContext } from '../db/agency-context.ts'
import type { Tx } from '../db/pool.ts'
import { inAgency } from '../db/transaction.ts'
import { Failure } from '../failure.ts'
import type { Answering } from '../http/answering.ts'
import { limitRefusedDeliveries } from '../limits/enforce.ts'
import { claimDelivery, firstAnswer, keepAnswer } from './delivery-store.ts'
import { deliveryHash, readDelivery } from './read-delivery.ts'
import { isSigned } from './signature.ts'
import type { Account, WebhookRoute } from './webhook-verb.ts'

/** The life of one delivery: account, signature, content, whether it came before, verb, answer. */
export async function receive(
  answering: Answering,
  route: WebhookRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { services, db, limiter } = answering
  const { webhook } = route
  const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const account = await signer(answering, route, request, raw)
  if (!account) {
    services.log.warn({ webhook: webhook.path }, 'a delivery was refused: its signature is wrong')
    await limitRefusedDeliveries(limiter, { request, reply })
    throw new Failure('signature_wrong')
  }
  const fields = readDelivery(webhook, raw)
  const delivered = { ...fields, ...(request.params as object) } as never
  const delivery = {
    agency_id: account.agencyId,
    path: webhook.path,
    delivery: deliveryHash(webhook, request, fields),
  }
  const work = async (tx: Tx): Promise<string | null> => {
    if (!(await claimDelivery(tx, delivery))) return firstAnswer(tx, delivery)
    const agency = await agencyContext(tx)
    const actor = { kind: 'job', name: `webhook ${webhook.path}` } as const
    const ctx = makeCtx(services, tx, { agency, actor, requestId: request.id })
    const said = await route(ctx, delivered)
    const answer = typeof said === 'string' ? said : null
    await keepAnswer(tx, delivery, answer)
    const after = { path: webhook.path }
    await ctx.record({ action: 'webhook.received', type: 'agency', id: agency.id, after })
    return answer
  }
  return send(route, await inAgency(db, account.agencyId, work), reply)
}

/** The account that signed a delivery; null without one, or if another secret was used. */
async function signer(
  { services, db }: Answering,
  { webhook, account: accountOf }: WebhookRoute,
  request: FastifyRequest,
  raw: Buffer,
): Promise<Account | null> {
  const params = webhook.params.safeParse(request.params)
  const account = params.success
    ? await accountOf({ services, db }, params.data as Record<string, string>)
    : null
  const signed = {
    // What a proxy in front made of the address is not what was signed.
    url: services.publicUrl + request.originalUrl,
    raw,
    header: (name: string) => {
      const value = request.headers[name]
      return typeof value === 'string' ? value : undefined
    },
  }
  return account && isSigned(webhook.signature, account.secret, signed, services.clock())
    ? account
    : null
}

function send({ webhook }: WebhookRoute, answer: string | null, reply: FastifyReply): unknown {
  if (webhook.answers === 'nothing') return reply.status(204).send()
  const type = webhook.answers === 'xml' ? 'text/xml' : 'text/plain'
  return reply.type(`${type}; charset=utf-8`).send(answer ?? '')
}
