import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../failure.ts'

/** Serves the built web app; every path that is no file of it answers the app itself. */
export async function serveWeb(server: FastifyInstance, webRoot: string | null): Promise<void> {
  if (!webRoot || !existsSync(webRoot)) {
    server.setNotFoundHandler(() => {
      throw new Failure('not_found', { sentence: 'The web app is not built. Run npm start.' })
    })
    return
  }
  await server.register(fastifyStatic, {
    root: webRoot,
    index: false,
    // The build lays each file beside itself as .br and .gz.
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      // Built assets carry a hash in their name; everything else is asked for again each time.
      const lasting = path.includes('/assets/')
      void reply.header(
        'cache-control',
        lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  server.get('/', (_request, reply) => reply.sendFile('index.html'))
  server.setNotFoundHandler((request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const wantsPage = reads && !/\.\w+$/.test(request.url.split('?')[0] ?? '')
    if (!wantsPage) throw new Failure('not_found')
    return reply.sendFile('index.html')
  })
}
