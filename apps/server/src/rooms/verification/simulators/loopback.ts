import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { faultOf, type Manner } from './manner.ts'

/** One call as a simulated vendor gets it. */
export type Call = {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: string
}

export type Reply = { status: number; headers?: Record<string, string>; body: unknown }

/** A simulated vendor on this machine. Its data is the caller's, so that it outlives a stop. */
export type Loopback = {
  readonly endpoint: string
  /** Refuses connections until it is started again, at the same address. */
  stop(): Promise<void>
  start(): Promise<void>
}

/** Serves JSON on 127.0.0.1 in the manner that is set; port 0 takes a free one. */
export async function onLoopback(
  manner: Manner,
  answer: (call: Call) => Reply,
  port = 0,
): Promise<Loopback> {
  const server = createServer((request, response) => {
    const serve = async () => {
      const fault = faultOf(manner)
      if (fault === 'cut') return void request.socket.destroy()
      const call = await callOf(request)
      const reply = fault === 'refused' ? refusal(manner) : answer(call)
      if (manner.slow > 0) await pause(manner.slow)
      if (fault === 'lost') return void request.socket.destroy()
      const { status, headers, body } =
        fault === 'broken' ? broken : fault === 'gateway' ? refusal(manner) : reply
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(body === null ? '' : JSON.stringify(body))
    }
    serve().catch((error: unknown) => {
      if (request.destroyed) return
      response.writeHead(500).end(String(error))
    })
  })
  const listen = (at: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(at, '127.0.0.1', () => {
        server.off('error', reject)
        resolve()
      })
    })
  await listen(port)
  const { port: taken } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${taken}`,
    start: () => listen(taken),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const broken: Reply = { status: 500, body: { message: 'Internal server error' } }

const refusal = ({ wait }: Manner): Reply => ({
  status: 503,
  headers: wait === null ? {} : { 'retry-after': String(wait) },
  body: { message: 'Service unavailable' },
})

async function callOf(request: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
  return {
    method: request.method ?? 'GET',
    path: pathname,
    query: searchParams,
    headers: request.headers,
    body: Buffer.concat(chunks).toString('utf8'),
  }
}
