import type { EvvKind } from '@homeward/evv/record'
import { type Envelope, readEnvelope } from '@homeward/evv/sandata/envelope'
import { isBeforeSending, NotPublic, requestPublic } from '../../../agency/door.ts'
import { MaybeSent, NotSent, type VendorAccount } from '../vendor.ts'

/** Bytes that an answer may have: 5,000 visits with an error each. */
const largest = 40_000_000

const intakes = {
  agent: 'employees',
  client: 'clients',
  visit: 'visits',
} as const satisfies Record<EvvKind, string>

/** How one account of Sandata is asked. */
export type Exchange = {
  /** Hands records over. Throws NotSent if certainly none arrived. */
  post(kind: EvvKind, records: readonly object[], signal: AbortSignal): Promise<Envelope>
  /** What became of an earlier POST. */
  status(kind: EvvKind, uuid: string, signal: AbortSignal): Promise<Envelope>
}

/** Basic sign-in, with the number of the account, or the GUID of a sender with several, in a header. */
export function exchangeWith({ settings, secret }: VendorAccount): Exchange {
  const { endpoint, account, user } = settings
  const ask = async (path: string, body: string | null, signal: AbortSignal) => {
    if (!endpoint || !account || !user || secret === null)
      throw new NotSent(
        'The address, the account, the user name or the password is missing.',
        'settings',
      )
    const root = endpoint.replace(/\/interfaces\/.*$|\/+$/, '')
    return requestPublic(`${root}/interfaces/intake/${path}`, {
      method: body === null ? 'GET' : 'POST',
      headers: {
        // A connection that was kept may be gone by now; then nothing says whether a record arrived.
        connection: 'close',
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`,
        [isGuid(account) ? 'EntityGuid' : 'Account']: account,
      },
      body: body === null ? undefined : Buffer.from(body),
      largest,
      signal,
    }).catch((error: unknown) => {
      throw notSent(error) ?? error
    })
  }
  const answer = async (path: string, body: string | null, signal: AbortSignal) => {
    const response = await ask(path, body, signal)
    if (response.status !== 200) {
      const wait = secondsOf(response.headers['retry-after'])
      throw refusal(response.status, wait, body !== null)
    }
    const envelope = readEnvelope(response.body.toString('utf8'))
    if (!envelope) throw new Error('The response of Sandata cannot be read.')
    return envelope
  }
  return {
    post: (kind, records, signal) => answer(pathOf(kind), JSON.stringify(records), signal),
    status: (kind, uuid, signal) =>
      answer(`${pathOf(kind)}/status?uuid=${encodeURIComponent(uuid)}`, null, signal),
  }
}

const pathOf = (kind: EvvKind): string => `${intakes[kind]}/rest/api/v1.1`

const isGuid = (account: string): boolean =>
  /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(account)

/** Null if the records may have arrived. */
const notSent = (error: unknown): NotSent | null => {
  if (error instanceof NotPublic) return new NotSent(error.message, 'settings')
  return isBeforeSending(error) ? new NotSent('Sandata could not be reached.', 'later') : null
}

/**
 * What a status other than 200 says. A failure of the server, or of a gateway before it, says nothing of what
 * arrived.
 */
function refusal(status: number, wait: number | null, isPost: boolean): Error {
  const said = `Sandata responded with status ${status}.`
  if (status === 401 || status === 403)
    return new NotSent('Sandata rejected the user name, the password or the account.', 'sign_in')
  if (status === 503 && isPost) return new MaybeSent(said, wait)
  if (status === 429 || status === 503) return new NotSent(said, 'later', wait)
  return status >= 400 && status < 500 && status !== 408
    ? new NotSent(said, 'settings')
    : new Error(said)
}

/** Retry-After comes as seconds or as a date. */
const secondsOf = (header: string | undefined): number | null => {
  if (header === undefined) return null
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null
}
