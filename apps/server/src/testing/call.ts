import { type Endpoint, type InputOf, type OutputOf, paramNames } from '@homeward/contract/endpoint'
import type { ErrorBody, FailureCode } from '@homeward/contract/failures'
import qs from 'qs'
import { expect } from 'vitest'
import type { TestServer } from './test-server.ts'

export type Caller = { token: string | null }

/** An answer that was not a success. */
export class Refused extends Error {
  readonly status: number
  readonly body: ErrorBody
  constructor(status: number, body: ErrorBody) {
    super(`${status} ${JSON.stringify(body)}`)
    this.status = status
    this.body = body
  }
}

/** Calls an endpoint through the front door as somebody; rejects with Refused where it is refused. */
export async function call<E extends Endpoint>(
  app: TestServer,
  who: Caller,
  endpoint: E,
  input: InputOf<E>,
  options: { key?: string; language?: string } = {},
): Promise<OutputOf<E>> {
  const { status, body, raw } = await send(app, who, endpoint, input, options)
  if (status >= 400) throw new Refused(status, body as ErrorBody)
  if (endpoint.returns.kind === 'file') {
    return { name: '', mediaType: endpoint.returns.mediaType, body: raw } as OutputOf<E>
  }
  if (endpoint.returns.kind !== 'record') return body as OutputOf<E>
  return (body as { data: OutputOf<E> }).data
}

/** The bare answer: status, parsed body, headers. For what is not about one endpoint's meaning. */
export async function send(
  app: TestServer,
  who: Caller,
  endpoint: Endpoint,
  input: Record<string, unknown>,
  options: { key?: string; address?: string; language?: string } = {},
) {
  const params = paramNames(endpoint.path)
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => String(input[name]))
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !params.includes(name)))
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  const query = inQuery ? qs.stringify(rest) : ''
  const answer = await app.server.inject({
    method: endpoint.method,
    url: `/api/v1${path}${query && `?${query}`}`,
    ...(options.address ? { remoteAddress: options.address } : {}),
    headers: {
      ...(who.token ? { authorization: `Bearer ${who.token}` } : {}),
      ...(options.key ? { 'idempotency-key': options.key } : {}),
      ...(options.language ? { 'accept-language': options.language } : {}),
    },
    ...(inQuery ? {} : { payload: { data: rest } }),
  })
  const isJson = String(answer.headers['content-type']).includes('json')
  return {
    status: answer.statusCode,
    headers: answer.headers,
    raw: answer.body,
    body: (isJson ? answer.json() : null) as unknown,
  }
}

/** Expects a call to be refused with this failure; returns the body for a closer look. */
export async function refusal(answer: Promise<unknown>, code: FailureCode): Promise<ErrorBody> {
  const refused = await answer.then(
    (value) => expect.fail(`expected ${code}, but it succeeded: ${JSON.stringify(value)}`),
    (error: unknown) => error,
  )
  if (!(refused instanceof Refused)) throw refused
  expect(refused.body).toMatchObject({ code })
  return refused.body
}
