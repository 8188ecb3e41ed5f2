import type { Server, Socket } from 'socket.io'
import { findOpenSessions } from '../auth/open-sessions.ts'
import { findSession } from '../auth/session.ts'
import type { Database } from '../db/pool.ts'
import type { AppServices } from '../services.ts'
import { type Listener, roomOfSession, roomOfTopic, roomOfUser, topicsHeard } from './rooms.ts'

/** What a socket was accepted for; it is closed as soon as that changes. */
type Entered = Listener & {
  readonly sessionId: string
  readonly userId: string
  readonly name: string
}

const enteredBySocket = new WeakMap<object, Entered>()

export const enteredBy = (socket: Socket): Entered | undefined => enteredBySocket.get(socket)

/** Lets a socket in with the token of a session that is open in an agency, to what it may hear. */
export async function enter(services: AppServices, db: Database, socket: Socket): Promise<void> {
  const token: unknown = socket.handshake.auth.token
  const session =
    typeof token === 'string' ? await findSession(db.identity, token, services.clock()) : null
  if (!session?.entered || session.mustEnroll) throw new Error('unauthorized')
  const { userId, name, superAdmin } = session
  const { agency, role } = session.entered
  const entered = { sessionId: session.id, userId, name, superAdmin, agencyId: agency.id, role }
  enteredBySocket.set(socket, entered)
  await socket.join([
    ...topicsHeard(entered).map((topic) => roomOfTopic(agency.id, topic)),
    roomOfUser(agency.id, userId),
    roomOfSession(session.id),
  ])
}

/** Closes sockets whose session ended or changed: another agency, another role. */
export async function dropEnded(
  services: AppServices,
  db: Database,
  sockets: Server,
): Promise<void> {
  const open = [...sockets.sockets.sockets.values()]
  if (open.length === 0) return
  const ids = new Set(open.flatMap((socket) => enteredBy(socket)?.sessionId ?? []))
  const sessions = await findOpenSessions(db.identity, [...ids], services.clock())
  const listeners = new Map(sessions.map((session) => [session.id, session]))
  for (const socket of open) {
    const entered = enteredBy(socket)
    const now = entered && listeners.get(entered.sessionId)
    if (!now || !isSame(entered, now)) socket.disconnect(true)
  }
}

/** Whether someone still has the session that the socket was accepted for. */
export const isSame = (one: Listener, other: Listener): boolean =>
  one.agencyId === other.agencyId && one.role === other.role && one.superAdmin === other.superAdmin
