import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { inFloor, openFloor } from '../floor/ask.ts'
import * as claims from '../floor/claims.ts'
import * as clients from '../floor/clients.ts'
import * as exceptions from '../floor/exceptions.ts'
import * as visits from '../floor/visits.ts'
import { poolSize } from './protocol.ts'
import { countRoundTrips } from './round-trips.ts'

countRoundTrips()
const calls = { ...claims, ...clients, ...exceptions, ...visits }
const pool = openFloor(String(process.env.BENCH_URL), poolSize)

/** Answers `/<call>/<id>?query` by bare node and pg, with the least SQL that the answer takes. */
const server = createServer((request, response) => {
  void (async () => {
    const url = new URL(String(request.url), 'http://floor')
    const [, name = '', id = ''] = url.pathname.split('/')
    const call = calls[name as keyof typeof calls]
    const content = request.method === 'GET' ? {} : ((await json(request)) as { data?: object })
    const data = (content.data ?? {}) as Record<string, unknown>
    const answer = await inFloor(pool, call, { id, query: url.searchParams, data })
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answer))
  })().catch((error: Error) => {
    response.statusCode = 500
    response.end(error.message)
  })
})

server.listen(0, '127.0.0.1', () => {
  const at = server.address()
  const port = typeof at === 'object' ? at?.port : at
  process.send?.({ address: `http://127.0.0.1:${port}` })
})
