import { field, word } from '@homeward/evv/hhaexchange/transaction'
import { requestPublic } from '../../../agency/door.ts'
import { NotSent } from '../vendor.ts'
import { later, waitOf } from './failures.ts'
import { type Service, signInAddress } from './service.ts'

type Token = { value: string; until: number }

/** A token is used up to a minute before it ends, and for half an hour where its end is not said. */
const spare = 60
const usual = 1800
const largest = 100_000

/** The tokens of this process; HHAeXchange wants one to be used again until it ends. */
const tokens = new Map<string, Promise<Token>>()

const keyOf = ({ accountId, root, user, scope }: Service): string =>
  JSON.stringify([accountId, root, user, scope])

/** A token that is good for now; calls at the same time share one sign-in, also one that fails. */
export async function tokenOf(service: Service, signal: AbortSignal): Promise<string> {
  const key = keyOf(service)
  const kept = tokens.get(key)
  if (!kept) return freshToken(service, signal)
  const token = await kept
  if (token.until > Date.now()) return token.value
  if (tokens.get(key) === kept) tokens.delete(key)
  return tokenOf(service, signal)
}

/** Signs in, whatever is kept. */
export async function freshToken(service: Service, signal: AbortSignal): Promise<string> {
  const key = keyOf(service)
  const asked = signIn(service, signal)
  tokens.set(key, asked)
  try {
    return (await asked).value
  } catch (error) {
    if (tokens.get(key) === asked) tokens.delete(key)
    throw error
  }
}

/** Forgets a token that HHAeXchange refused, unless another call got a new one meanwhile. */
export async function forgetToken(service: Service, value: string): Promise<void> {
  const key = keyOf(service)
  const kept = tokens.get(key)
  if (kept && (await kept).value === value && tokens.get(key) === kept) tokens.delete(key)
}

/** Whatever fails here fails before a record is sent, so it throws NotSent. */
async function signIn(service: Service, signal: AbortSignal): Promise<Token> {
  const answered = await requestPublic(signInAddress(service), {
    method: 'POST',
    signal,
    largest,
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    body: Buffer.from(
      new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: service.user,
        client_secret: service.secret,
        scope: service.scope,
      }).toString(),
    ),
  }).catch((error: unknown) => {
    throw later(error)
  })
  const { status, headers } = answered
  if ([400, 401, 403].includes(status)) {
    throw new NotSent('HHAeXchange rejected the client ID, client secret or scope.', 'sign_in')
  }
  const body = status === 200 ? jsonOf(answered.body.toString('utf8')) : null
  const value = word(field(body, 'access_token'))
  if (value === null) {
    const sentence = `HHAeXchange gave no token (status ${status}).`
    throw new NotSent(sentence, status === 404 ? 'settings' : 'later', waitOf(headers))
  }
  const lasts = Number(word(field(body, 'expires_in'))) || usual
  return { value, until: Date.now() + Math.max(lasts - spare, 0) * 1000 }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
