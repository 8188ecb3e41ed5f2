import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { openapi } from './openapi.ts'

/** /api/v1/openapi.json, and /api/docs to read it as a person. */
export async function docs(server: FastifyInstance): Promise<void> {
  const document = openapi()
  server.get('/api/v1/openapi.json', () => document)
  server.get('/api/docs', (_request, reply) => reply.type('text/html').send(docsPage))
  server.get('/api/docs/start.js', (_request, reply) => reply.type('text/javascript').send(start))
  await server.register(fastifyStatic, {
    root: dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')),
    prefix: '/api/docs/ui/',
    decorateReply: false,
    allowedPath: (path) => /^\/(swagger-ui(-bundle)?\.(css|js)|favicon-32x32\.png)$/.test(path),
  })
}

const docsPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Homeward API</title>
    <link rel="icon" href="/api/docs/ui/favicon-32x32.png">
    <link rel="stylesheet" href="/api/docs/ui/swagger-ui.css">
  </head>
  <body>
    <main id="api"></main>
    <script src="/api/docs/ui/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`

const start = `SwaggerUIBundle({ url: '/api/v1/openapi.json', dom_id: '#api', deepLinking: true, docExpansion: 'none' })
`
