import { request as http, type IncomingHttpHeaders, type RequestOptions } from 'node:http'
import { request as https } from 'node:https'
import { NotPublic, reachable } from './public-url.ts'

type Asked = {
  method?: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  headers?: Readonly<Record<string, string>>
  body?: Uint8Array
  /** The most bytes that the answer may have. */
  largest: number
  signal: AbortSignal
}

type Answered = {
  status: number
  length: number | null
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Asks a service that an agency named. Redirects are not followed; a longer answer is an error in words. */
export async function requestPublic(written: string, asked: Asked): Promise<Answered> {
  const { url, address, family } = await reachable(written)
  const options: RequestOptions = {
    method: asked.method ?? 'GET',
    signal: asked.signal,
    headers: { 'user-agent': 'Homeward', ...asked.headers },
    lookup: (_host, { all }, done) => {
      if (all) done(null, [{ address, family }])
      else done(null, address, family)
    },
  }
  const send = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const request = send(url, options, (response) => {
      const chunks: Buffer[] = []
      let size = 0
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > asked.largest) response.destroy(new Error(tooLarge(asked.largest)))
        else chunks.push(chunk)
      })
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          length: lengthOf(response.headers['content-length']),
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      )
      response.on('error', reject)
    })
    request.on('error', reject)
    request.end(asked.body)
  })
}

const lengthOf = (header: string | undefined): number | null =>
  header === undefined ? null : Number(header)

const tooLarge = (largest: number): string =>
  `The response is larger than ${Math.round(largest / 1_000_000)} MB.`

/** Whether a request failed before anything of it was sent. */
export const isBeforeSending = (error: unknown): boolean =>
  error instanceof NotPublic ||
  (error instanceof Error &&
    'code' in error &&
    ['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH'].includes(String(error.code)))
