import { isBeforeSending, requestPublic } from '../../../agency/door.ts'
import { MaybeSent, NotSent } from '../vendor.ts'
import { later, waitOf } from './failures.ts'
import { addressOf, type Service } from './service.ts'
import { forgetToken, tokenOf } from './token.ts'

export type Call = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; body?: unknown }
export type Reply = { status: number; text: string }

const largest = 1_000_000

/**
 * One call. A token that ended is renewed once. Throws NotSent if HHAeXchange certainly took nothing; any
 * other error leaves it open.
 */
export async function ask(service: Service, call: Call, signal: AbortSignal): Promise<Reply> {
  const token = await tokenOf(service, signal)
  const first = await once(service, call, token, signal)
  if (first.status !== 401) return first
  await forgetToken(service, token)
  const second = await once(service, call, await tokenOf(service, signal), signal)
  if (second.status !== 401) return second
  throw new NotSent('HHAeXchange rejects its own new token.', 'sign_in')
}

async function once(
  service: Service,
  { method, path, body }: Call,
  token: string,
  signal: AbortSignal,
): Promise<Reply> {
  const answered = await requestPublic(addressOf(service, path), {
    method,
    signal,
    largest,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: Buffer.from(JSON.stringify(body)) }),
  }).catch((error: unknown) => {
    throw isBeforeSending(error) ? later(error) : error
  })
  const { status, headers } = answered
  if (status === 403) {
    throw new NotSent('HHAeXchange gives this account no access to the call.', 'sign_in')
  }
  if (status === 429) {
    throw new NotSent('HHAeXchange gets too many calls.', 'later', waitOf(headers))
  }
  // A gateway may say so after HHAeXchange took the record.
  if (status === 503) throw new MaybeSent('HHAeXchange is not available.', waitOf(headers))
  // Redirects are not followed, so that a token goes to no one else.
  if (status >= 300 && status < 400) {
    throw new NotSent(
      'HHAeXchange has moved to another address than that of the account.',
      'settings',
    )
  }
  return { status, text: answered.body.toString('utf8') }
}
