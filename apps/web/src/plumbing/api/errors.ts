import type { ErrorBody } from '@homeward/contract/failures'
import { generalFailures } from '@homeward/contract/failures/general'

/** An answer of the server that is not a success, in the words of the contract. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: ErrorBody['code']
  /** Sentences per input field. */
  readonly errors: Record<string, string[]>
  /** Sentences that concern no single field. */
  readonly nonFieldErrors: string[]
  readonly requestId: string
  /** With `stale`: the record as it is now. */
  readonly current: unknown
  /** How long the server asks to wait before the next try, in seconds. */
  readonly retryAfter: number | undefined

  constructor(status: number, body: Partial<ErrorBody>, retryAfter?: number) {
    const sentences = [...(body.non_field_errors ?? []), ...Object.values(body.errors ?? {}).flat()]
    super(sentences.join(' ') || `The server responded with ${status}.`)
    this.status = status
    this.code = body.code ?? 'internal'
    this.errors = body.errors ?? {}
    this.nonFieldErrors = body.non_field_errors ?? []
    this.requestId = body.request_id ?? ''
    this.current = body.current
    this.retryAfter = retryAfter
  }
}

/** The server did not answer: no network, or no answer in time. */
export class NoResponse extends Error {
  override readonly name = 'NoResponse'
  /** Whether the request was sent and its answer did not come in time. */
  readonly timedOut: boolean
  /** Whether the endpoint is one that a screen can go on without. */
  readonly quiet: boolean

  constructor(timedOut: boolean, cause?: unknown, quiet = false) {
    super('The server is not responding.', { cause })
    this.timedOut = timedOut
    this.quiet = quiet
  }
}

/** Reads the body of a failure; what cannot be read counts as the server's own failure. */
export const readFailure = async (response: Response): Promise<ApiError | NoResponse> => {
  const body = await response.json().catch((): undefined => undefined)
  // A proxy in front of a server that is away answers for it, in words of its own.
  if (body === undefined && gateways.has(response.status)) return new NoResponse(false)
  if (isBody(body) && body.code === 'timed_out') return new NoResponse(true)
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN)
  return new ApiError(
    response.status,
    isBody(body) ? body : fallback(response.status),
    Number.isNaN(wait) ? undefined : wait,
  )
}

const gateways: ReadonlySet<number> = new Set([502, 503, 504])

const isBody = (value: unknown): value is Partial<ErrorBody> =>
  typeof value === 'object' && value !== null

const fallback = (status: number): Partial<ErrorBody> => {
  if (status === 401) return { code: 'unauthenticated' }
  if (status === 413)
    return { code: 'too_large', non_field_errors: [generalFailures.too_large.sentence] }
  return {}
}

/** Whether the same request may have another outcome later: no answer, 429, or 5xx. */
export const isPassing = (error: unknown): boolean =>
  error instanceof NoResponse ||
  (error instanceof ApiError && (error.status === 429 || error.status >= 500))
