import type { ErrorBody } from '@homeward/contract/failures'
import { onTestFinished, vi } from 'vitest'
import { type FlatQuery, readQuery } from '../plumbing/query-string.ts'
import { keptFile } from '../plumbing/offline/kept-files.ts'

/** One request that the app made, as the server would read it. */
export type Seen = {
  method: string
  /** Without `/api/v1` and query. */
  path: string
  query: FlatQuery
  /** The content of `data`, or the raw body. */
  data: unknown
  key: string | null
  token: string | null
}

/** What the server answers; `lost` takes the request and loses the answer, `away` is no network. */
export type Answer = Response | 'lost' | 'away'
type Handler = (seen: Seen) => Answer | Promise<Answer>

/**
 * Stands in for the server: `serve({ 'GET /clients': () => aPage([client]) })`. A parameter in the
 * path is written `:id`. Returns the requests in the order in which they came.
 */
export const serve = (handlers: Record<string, Handler>): Seen[] => {
  const requests: Seen[] = []
  const answer = async (url: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const seen = readRequest(url instanceof Request ? url.url : url.toString(), init)
    const result = (await handlerOf(handlers, seen)?.(seen)) ?? aFailure(404, 'not_found')
    // What a worker keeps is asked for by a page that is idle, in whichever test that happens to be.
    if (result !== 'away' && seen.path !== keptFile) requests.push(seen)
    if (typeof result === 'string') throw new TypeError('Failed to fetch')
    init.signal?.throwIfAborted()
    return result
  }
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
  onTestFinished(() => spy.mockRestore())
  return requests
}

const readRequest = (url: string, init: RequestInit): Seen => {
  const { pathname, search } = new URL(url, location.origin)
  const headers = new Headers(init.headers)
  return {
    method: init.method ?? 'GET',
    path: pathname.replace('/api/v1', ''),
    query: readQuery(search),
    data:
      typeof init.body === 'string' ? (JSON.parse(init.body) as { data: unknown }).data : init.body,
    key: headers.get('idempotency-key'),
    token: headers.get('authorization')?.replace('Bearer ', '') ?? null,
  }
}

const handlerOf = (handlers: Record<string, Handler>, seen: Seen): Handler | undefined => {
  const name = Object.keys(handlers).find((candidate) => {
    const [method, pattern = ''] = candidate.split(' ')
    return (
      method === seen.method && new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(seen.path)
    )
  })
  return name === undefined ? undefined : handlers[name]
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers })

/** One record. */
export const aRecord = (data: unknown): Response => json({ data })

/** A page of records; the figures of the whole may be given. */
export const aPage = (data: unknown[], meta: Record<string, number> = {}): Response =>
  json({ data, meta: { page: 1, items: 20, total: data.length, pages: 1, capped: false, ...meta } })

/** A failure in the words of the contract. */
export const aFailure = (
  status: number,
  code: ErrorBody['code'],
  body: Partial<ErrorBody> = {},
  headers: Record<string, string> = {},
): Response =>
  json({ code, errors: {}, non_field_errors: [], request_id: 'r-1', ...body }, status, headers)
