import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { Server } from 'socket.io'
import { isCaregiverRole } from '@homeward/domain/identity/roles'
import { findSession } from '../auth/session.ts'
import type { House } from '../ctx.ts'
import type { Database } from '../db/pool.ts'

type LiveEvent = { agency: string; topic: string; id: string }

/**
 * Tells open screens what changed. Events are notified inside the transaction that makes the change,
 * every process hears them from the database, and each tells its own sockets: nothing is told that was
 * not committed, and any number of processes may stand behind a balancer. Events carry ids only.
 */
export async function startLive(
  server: FastifyInstance,
  house: House,
  db: Database,
): Promise<{ close(): Promise<void> }> {
  const sockets = new Server(server.server, { path: '/live', transports: ['websocket'] })
  sockets.use((socket, next) => {
    const token: unknown = socket.handshake.auth.token
    roomOf(house, db, token)
      .then((room) => {
        if (!room) throw new Error('unauthorized')
        return socket.join(room)
      })
      .then(
        () => setImmediate(next),
        (error: Error) => setImmediate(next, error),
      )
  })

  let closing = false
  let listener: pg.Client
  const listen = async (): Promise<void> => {
    listener = new pg.Client({ connectionString: db.url })
    listener.on('notification', ({ payload }) => {
      const event = JSON.parse(payload ?? '{}') as LiveEvent
      sockets.to(`office:${event.agency}`).emit('changed', { topic: event.topic, id: event.id })
    })
    listener.on('error', (error) => {
      if (closing) return
      house.log.warn({ name: error.name }, 'lost the connection that hears events; trying again')
      setTimeout(() => void listen().catch(() => listener.emit('error', error)), 1000)
    })
    await listener.connect()
    await listener.query('listen homeward_live')
  }
  await listen()
  return {
    async close() {
      closing = true
      await sockets.close()
      await listener.end()
    },
  }
}

/** Office screens follow the whole agency; a caregiver's phone asks for its own day instead. */
async function roomOf(house: House, db: Database, token: unknown): Promise<string | null> {
  if (typeof token !== 'string') return null
  const session = await findSession(db.identity, token, house.clock())
  if (!session?.entered) return null
  const kind = isCaregiverRole(session.entered.role) ? 'field' : 'office'
  return `${kind}:${session.entered.agency.id}`
}
