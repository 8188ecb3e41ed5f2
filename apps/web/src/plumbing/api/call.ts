import type { Endpoint } from '@homeward/contract/endpoint'
import { hearClock } from '../clock.ts'
import { language } from '../language/language.ts'
import { newKey } from '../new-key.ts'
import { accessToken } from '../session/cookies.ts'
import { announceExpiry } from '../session/expiry.ts'
import { ApiError, NoResponse, readFailure } from './errors.ts'
import { compose, type Input, type Target, unwrap } from './request.ts'
import { withRetries } from './retry.ts'
import type { AnswerOf, InputOf } from './types.ts'

type CallOptions = {
  /** Made at the click and kept over every retry; made here where it is left out of a write. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** How often to try again where the failure may pass; 3 unless said otherwise. */
  retries?: number
}

/** After this many milliseconds a request counts as unanswered. */
const patience = 30_000

/**
 * Calls an endpoint of the contract.
 * Throws `ApiError` for an answer that is not a success and `NoResponse` where there is none.
 */
export const call = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<AnswerOf<E>> =>
  // The one cast of the client: the server's tests hold the answers to the declaration.
  send(endpoint, input as Input, options) as Promise<AnswerOf<E>>

/** The same for a target that is known at run time only, as in the queue of unsent changes. */
export const send = (target: Target, input: Input, options: CallOptions = {}): Promise<unknown> => {
  const key = target.method === 'GET' ? undefined : (options.idempotencyKey ?? newKey())
  const sent = withRetries(
    () => attempt(target, input, key, options.signal),
    options.signal,
    options.retries,
  )
  return target.quiet ? sent.catch(quietly) : sent
}

/** Whoever shows the failure must know that nobody need hear of it. */
const quietly = (error: unknown): never => {
  throw error instanceof NoResponse ? new NoResponse(error.timedOut, error, true) : error
}

const attempt = async (
  target: Target,
  input: Input,
  key: string | undefined,
  signal: AbortSignal | undefined,
): Promise<unknown> => {
  const { url, body } = compose(target, input)
  const token = accessToken()
  const init: RequestInit = {
    method: target.method,
    headers: {
      accept: target.returns.kind === 'file' ? '*/*' : 'application/json',
      'accept-language': language(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: body ?? null,
    credentials: 'same-origin',
    ...(signal && { signal }),
  }
  const asked = Date.now()
  const response = await ask(url, init, target.timeout)
  hearClock(response.headers.get('date'), asked)
  if (response.ok) return unwrap(target, response)
  const failure = await readFailure(response)
  if (failure instanceof ApiError && failure.code === 'unauthenticated' && token !== undefined)
    announceExpiry(token)
  throw failure
}

/** `fetch` that tells a request without an answer from one that the caller gave up. */
export const ask = async (url: string, init: RequestInit, within = patience): Promise<Response> => {
  const timeout = AbortSignal.timeout(within)
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  try {
    return await fetch(url, { ...init, signal })
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new NoResponse(timeout.aborted, error)
  }
}
