import type { Changed, SignalAnswer } from '@homeward/contract/live'
import type { SignalKind, SignalPayload } from '@homeward/contract/signals'
import type { Socket } from 'socket.io-client'
import { logFailure } from '../failures/log.ts'
import { queryClient } from '../query.ts'
import { accessToken } from '../session/cookies.ts'
import { refreshSession } from '../session/lifecycle.ts'
import { currentUser } from '../session/session.ts'
import { hearSignal } from './signals.ts'
import { hearTold } from './told.ts'

type Handler = (change: Changed) => void

const handlers = new Map<string, Set<Handler>>()
let socket: Socket | undefined

const receive = (change: Changed): void => {
  for (const handler of handlers.get(change.topic) ?? []) handler(change)
}

/** Asks who this is; the answer to a session that has ended leads to signing in. */
const lookAgain = (): Promise<void> =>
  refreshSession().catch((error: unknown) =>
    logFailure('Live channel: closed by the server, which does not say why.', error),
  )

/**
 * The server closed the channel: the session has ended, which the answer to this question says, or it
 * goes on in another agency, whose changes are told from here on.
 */
const comeBack = async (): Promise<void> => {
  await lookAgain()
  if (currentUser() !== null) socket?.connect()
}

/** Opens the channel of live changes; the library is loaded only here, after the first screen. */
export const startLive = async (): Promise<void> => {
  if (socket !== undefined) return
  const [{ io }, { hearChanged }] = await Promise.all([
    import('socket.io-client'),
    import('./changed.ts'),
  ])
  if (socket !== undefined) return
  if (accessToken() === undefined)
    return logFailure('Live channel: unauthorized, there is no token. It is not opened.')
  socket = io({
    path: '/live',
    transports: ['websocket'],
    auth: (give) => give({ token: accessToken() }),
  })
  socket.on('changed', hearChanged)
  socket.on('changed', receive)
  socket.on('told', hearTold)
  socket.on('signal', hearSignal)
  // Turned away: the session may have ended before the channel was there to be told so.
  socket.on('connect_error', () => {
    if (socket?.active === false) void lookAgain()
  })
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') void comeBack()
  })
  // What happened before the channel was there, and while it was down, was not told: all that is on the
  // screen is asked anew.
  socket.on('connect', () => void queryClient.invalidateQueries())
}

export const stopLive = (): void => {
  socket?.disconnect()
  socket = undefined
}

/** How long somebody waits to hear that what they said was handed over, in milliseconds. */
const patience = 5000

/** Says something to another person's screens, and how that went; nobody keeps it. */
export const say = async <K extends SignalKind>(
  kind: K,
  to: string,
  payload: SignalPayload<K>,
): Promise<SignalAnswer> => {
  if (socket?.connected !== true) return { ok: false, code: 'timed_out' }
  try {
    const answer: SignalAnswer = await socket
      .timeout(patience)
      .emitWithAck('signal', { kind, to, payload })
    return answer
  } catch {
    return { ok: false, code: 'timed_out' }
  }
}

/** Calls `handler` with each change of a topic until the returned function is called. */
export const onLive = (topic: string, handler: Handler): (() => void) => {
  const known = handlers.get(topic) ?? new Set()
  handlers.set(topic, known.add(handler))
  return () => {
    known.delete(handler)
  }
}
