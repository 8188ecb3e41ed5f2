import type { FastifyInstance } from 'fastify'
import { Server, type Socket } from 'socket.io'
import { forgetSessions } from '../auth/known-session.ts'
import { findOpenSessions } from '../auth/open-sessions.ts'
import { findSession } from '../auth/session.ts'
import type { AppServices } from '../services.ts'
import type { Database } from '../db/pool.ts'
import { listen } from './listen.ts'
import { originAllowed } from './origin.ts'
import { sessionEndedChannel } from './session-ended.ts'
import { audienceOf, type LiveEvent, roomOfRole, roomOfSession, roomOfUser } from './rooms.ts'

/** A session that ended without a word is noticed after so many milliseconds at the latest. */
const checkEvery = 4000

/** What a socket was let in for; it is sent away as soon as that is no longer so. */
type Entered = { sessionId: string; room: string }

const enteredBySocket = new WeakMap<object, Entered>()

/**
 * Tells open screens what changed. Events are notified inside the transaction that makes the change,
 * every process hears them from the database, and each tells its own sockets: nothing is told that was
 * not committed, and any number of processes may stand behind a balancer. Events carry ids only.
 */
export async function startLive(
  server: FastifyInstance,
  services: AppServices,
  db: Database,
): Promise<{ close(): Promise<void> }> {
  const sockets = new Server(server.server, {
    path: '/live',
    transports: ['websocket'],
    // Nothing but a token is sent to us.
    maxHttpBufferSize: 10_000,
    allowRequest: ({ headers }, decide) => decide(null, originAllowed(headers, services.publicUrl)),
  })
  // What is not a socket is refused by the library itself, outside of the server's own answers.
  server.server.prependListener('request', (_request, response) => {
    response.setHeader('x-content-type-options', 'nosniff')
  })
  sockets.use((socket, next) => {
    enter(services, db, socket).then(
      () => setImmediate(next),
      (error: Error) => setImmediate(next, error),
    )
  })

  const drop = (sessionId: string) => {
    forgetSessions(db.identity)
    sockets.in(roomOfSession(sessionId)).disconnectSockets(true)
  }
  const hearing = await listen(
    { url: db.url, log: services.log },
    {
      homeward_live(payload) {
        const event = JSON.parse(payload) as LiveEvent
        if (event.topic === 'agency') forgetSessions(db.identity)
        sockets.to(audienceOf(event)).emit('changed', { topic: event.topic, id: event.id })
      },
      [sessionEndedChannel]: drop,
    },
  )
  const check = setInterval(() => {
    dropEnded(services, db, sockets).catch((error: Error) =>
      services.log.error({ name: error.name }, 'the sessions of open screens could not be checked'),
    )
  }, checkEvery)
  return {
    async close() {
      clearInterval(check)
      await sockets.close()
      await hearing.close()
    },
  }
}

/** Lets a socket in with the token of a session that is open in an agency. */
async function enter(services: AppServices, db: Database, socket: Socket): Promise<void> {
  const token: unknown = socket.handshake.auth.token
  const session =
    typeof token === 'string' ? await findSession(db.identity, token, services.clock()) : null
  if (!session?.entered || session.mustEnroll) throw new Error('unauthorized')
  const { agency, role } = session.entered
  const room = roomOfRole(agency.id, role)
  enteredBySocket.set(socket, { sessionId: session.id, room })
  await socket.join([room, roomOfUser(agency.id, session.userId), roomOfSession(session.id)])
}

/** Sends away whose session ended, or is another one by now: another agency, another kind of role. */
async function dropEnded(services: AppServices, db: Database, sockets: Server): Promise<void> {
  const open = [...sockets.sockets.sockets.values()]
  if (open.length === 0) return
  const ids = new Set(open.flatMap((socket) => enteredBySocket.get(socket)?.sessionId ?? []))
  const sessions = await findOpenSessions(db.identity, [...ids], services.clock())
  const rooms = new Map(sessions.map(({ id, agencyId, role }) => [id, roomOfRole(agencyId, role)]))
  for (const socket of open) {
    const entered = enteredBySocket.get(socket)
    if (!entered || rooms.get(entered.sessionId) !== entered.room) socket.disconnect(true)
  }
}
