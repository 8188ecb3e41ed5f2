import helmet from '@fastify/helmet'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import qs from 'qs'
import type { House } from '../ctx.ts'
import type { Database } from '../db/pool.ts'
import { Failure } from '../failure.ts'
import { answer, requestId } from './answer.ts'
import { docs } from './docs.ts'
import { answerError } from './errors.ts'
import { health } from './health.ts'
import { fastifyPath } from './input.ts'
import type { Route } from './mount.ts'
import { serveWeb } from './web.ts'

/** Routes that speak bytes instead of the API's JSON; each set has its own parsers. */
export type RawRoutes = (server: FastifyInstance, house: House, db: Database) => Promise<void>

/** The HTTP server over the routes of all rooms; not yet listening. */
export async function buildServer(
  house: House,
  db: Database,
  routes: readonly Route[],
  options: { webRoot: string | null; workerReady: () => boolean; raw: readonly RawRoutes[] },
): Promise<FastifyInstance> {
  const server = Fastify({
    loggerInstance: house.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    requestIdHeader: false,
    bodyLimit: 1024 * 1024,
    routerOptions: {
      ignoreTrailingSlash: true,
      querystringParser: (text) => qs.parse(text, { depth: 3, parameterLimit: 100 }),
    },
  })
  server.setErrorHandler(answerError)
  await server.register(helmet, {
    contentSecurityPolicy: { directives: policy, useDefaults: false },
  })
  server.addHook('onSend', async (request, reply) => {
    void reply.header('x-request-id', request.id)
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store')
  })
  server.addHook('onResponse', async (request, reply) => {
    const line = { id: request.id, method: request.method, route: request.routeOptions.url }
    house.log.info(
      { ...line, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
  })
  server.removeContentTypeParser('text/plain')

  for (const route of routes) {
    server.route({
      method: route.endpoint.method,
      url: fastifyPath(route.endpoint),
      handler: (request, reply) => answer(house, db, route, request, reply),
    })
  }
  for (const mount of options.raw) await server.register((scope) => mount(scope, house, db))
  health(server, db, options.workerReady)
  await docs(server)
  server.all('/api/*', () => {
    throw new Failure('not_found', { sentence: 'There is no such call. See /api/docs.' })
  })
  await serveWeb(server, options.webRoot)
  return server
}

/** No inline script anywhere; styles are set inline by the component library. */
const policy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'", 'ws:', 'wss:'],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}
