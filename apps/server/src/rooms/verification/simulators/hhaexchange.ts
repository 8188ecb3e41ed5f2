import { visitOf } from '@homeward/evv/hhaexchange/ids'
import { answerCall, type Desk } from './hhaexchange/desk.ts'
import { takeFiles } from './hhaexchange/drop.ts'
import { emptyHoldings } from './hhaexchange/holdings.ts'
import { type Call, onLoopback, type Reply } from './loopback.ts'
import { goodManner } from './manner.ts'

type SignIn = { user: string; secret: string; scope: string }

/** Seconds that a token is good for, and a minute in milliseconds. */
const tokenLasts = 1800
const minute = 60_000

/**
 * HHAeXchange on this machine. It enforces what is published and, where that ends, our reading of it
 * (docs/evv.md). What it holds outlives a stop.
 */
export async function openHhaexchangeSimulator(signIn: SignIn, port = 0) {
  const manner = goodManner()
  const held = emptyHoldings()
  const desk: Desk = { held, manner, transactions: new Map(), pendingFor: 0 }
  const tokens = new Map<string, number>()
  const calls: { method: string; path: string; at: number }[] = []
  const state = {
    /** Seconds that its clock is ahead. */
    ahead: 0,
    /** The most calls of one method in a minute; null without a limit. */
    mostAMinute: null as number | null,
  }
  const now = () => Date.now() + state.ahead * 1000

  const isTooMany = (method: string): boolean =>
    state.mostAMinute !== null &&
    calls.filter((call) => call.method === method && call.at > now() - minute).length >
      state.mostAMinute

  const answer = (call: Call): Reply => {
    calls.push({ method: call.method, path: call.path, at: now() })
    if (call.path === '/identity/connect/token') return giveToken(call)
    const path = /^\/api\/v\d+\/(.+)$/.exec(call.path)?.[1]
    if (!path) return { status: 404, body: { message: 'Not found' } }
    const token = call.headers.authorization?.replace(/^Bearer /, '') ?? ''
    if ((tokens.get(token) ?? 0) <= now()) {
      return { status: 401, body: { message: 'Unauthorized' } }
    }
    if (isTooMany(call.method)) {
      return {
        status: 429,
        headers: { 'retry-after': '60' },
        body: { message: 'Too many requests' },
      }
    }
    return answerCall(desk, call, path)
  }

  const giveToken = ({ method, body }: Call): Reply => {
    const form = new URLSearchParams(body)
    const isKnown =
      method === 'POST' &&
      form.get('grant_type') === 'client_credentials' &&
      form.get('client_id') === signIn.user &&
      form.get('client_secret') === signIn.secret &&
      form.get('scope') === signIn.scope
    if (!isKnown) return { status: 400, body: { error: 'invalid_client' } }
    const token = crypto.randomUUID()
    tokens.set(token, now() + tokenLasts * 1000)
    return {
      status: 200,
      body: { access_token: token, expires_in: tokenLasts, token_type: 'Bearer' },
    }
  }

  const loopback = await onLoopback(manner, answer, port)
  return {
    ...loopback,
    manner,
    held,
    desk,
    state,
    /** The calls that it got, each with its method and path. */
    calls,
    /** Pushes its clock ahead, past the end of a token for example. */
    push: (seconds: number) => void (state.ahead += seconds),
    /** Our visits that it has, each as often as it has it. */
    visitIds: () => [...held.visits.values()].map(({ external }) => visitOf(external) ?? external),
    /** Takes the files out of an SFTP server's folder and leaves logs. */
    takeFiles: (folder: string) => takeFiles(folder, held, manner),
  }
}
