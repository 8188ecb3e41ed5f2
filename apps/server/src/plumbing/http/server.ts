import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import qs from 'qs'
import type { AppServices } from '../services.ts'
import type { Database } from '../db/pool.ts'
import { Failure } from '../failure.ts'
import { openLimiter } from '../limits/limiter.ts'
import { mountWebhooks } from '../webhooks/mount.ts'
import type { WebhookRoute } from '../webhooks/webhook-verb.ts'
import { answer, requestId } from './answer.ts'
import { compressAnswers } from './compress.ts'
import { docs } from './docs.ts'
import { answerError } from './errors.ts'
import { health } from './health.ts'
import { fastifyPath } from './input.ts'
import type { Route } from './verb.ts'
import { securityHeaders } from './security-headers.ts'
import { nothingOn, type SwitchedOn } from './switched-on.ts'
import { serveWeb } from './web.ts'

/** Routes that speak bytes instead of the API's JSON; each set has its own parsers. */
export type RawRoutes = (
  server: FastifyInstance,
  services: AppServices,
  db: Database,
) => Promise<void>

type Options = {
  webRoot: string | null
  workerReady: () => boolean
  raw: readonly RawRoutes[]
  webhooks?: readonly WebhookRoute[]
  /** What a browser must be told of; nothing if left out. */
  switchedOn?: SwitchedOn
  /** Whose word about the address and the protocol of a request is taken; nobody's if left out. */
  trustProxy?: string | null
}

/** The HTTP server over the routes of all rooms; not yet listening. */
export async function buildServer(
  services: AppServices,
  db: Database,
  routes: readonly Route[],
  options: Options,
): Promise<FastifyInstance> {
  const server = Fastify({
    loggerInstance: services.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    requestIdHeader: false,
    bodyLimit: 1024 * 1024,
    trustProxy: options.trustProxy ?? false,
    rewriteUrl: ({ url = '/' }) => (readable(url) ? url : unreadable),
    routerOptions: {
      ignoreTrailingSlash: true,
      // Whatever fits into a request's head is looked at, so that every refusal has our own form.
      maxParamLength: 32_000,
      querystringParser: (text) => qs.parse(text, { depth: 3, parameterLimit: 100 }),
    },
  })
  server.setErrorHandler(answerError)
  await securityHeaders(server, options.switchedOn ?? nothingOn)
  server.addHook('onSend', async (request, reply) => {
    void reply.header('x-request-id', request.id)
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store')
  })
  compressAnswers(server)
  server.addHook('onResponse', async (request, reply) => {
    const line = { id: request.id, method: request.method, route: request.routeOptions.url }
    services.log.info(
      { ...line, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
  })
  server.removeContentTypeParser('text/plain')
  takeEmptyJson(server)

  const limiter = openLimiter({ url: db.url, log: services.log })
  server.addHook('onClose', () => limiter.close())
  for (const route of routes) {
    server.route({
      method: route.endpoint.method,
      url: fastifyPath(route.endpoint),
      handler: (request, reply) => answer({ services, db, limiter }, route, request, reply),
    })
  }
  await mountWebhooks(server, { services, db, limiter }, options.webhooks ?? [])
  for (const mount of options.raw) await server.register((scope) => mount(scope, services, db))
  health(server, { db, log: services.log }, options.workerReady)
  await docs(server)
  server.all('/api/*', () => {
    throw new Failure('not_found', { sentence: 'This endpoint does not exist. See /api/docs.' })
  })
  server.all(unreadable, () => {
    throw new Failure('malformed', { sentence: 'The address is not valid.' })
  })
  await serveWeb(server, options.webRoot)
  return server
}

/** A client may say that it sends JSON and send nothing, as many do with DELETE. */
function takeEmptyJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error')
  server.removeContentTypeParser('application/json')
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, String(body), done)
  })
}

/** Where addresses are sent that cannot be decoded, so that they are answered like any other. */
const unreadable = '/unreadable'

function readable(url: string): boolean {
  try {
    return decodeURI(url) !== ''
  } catch {
    return false
  }
}
