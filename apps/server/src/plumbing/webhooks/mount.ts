import type { FastifyInstance } from 'fastify'
import type { Answering } from '../http/answering.ts'
import { receive } from './receive.ts'
import type { WebhookRoute } from './webhook-verb.ts'

const mediaTypes = { form: 'application/x-www-form-urlencoded', json: 'application/json' } as const

/** Mounts what other services call. Each takes the bytes of its own kind of content, for a signature is over bytes. */
export async function mountWebhooks(
  server: FastifyInstance,
  answering: Answering,
  routes: readonly WebhookRoute[],
): Promise<void> {
  for (const route of routes) {
    const { webhook } = route
    await server.register(async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser(
        mediaTypes[webhook.takes],
        { parseAs: 'buffer' },
        (_request, body, done) => done(null, body),
      )
      scope.route({
        method: webhook.method,
        url: `/api/v1${webhook.path}`,
        bodyLimit: webhook.bodyLimit,
        handler: (request, reply) => receive(answering, route, request, reply),
      })
    })
  }
}
