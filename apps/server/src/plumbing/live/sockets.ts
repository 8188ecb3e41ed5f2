import type { SignalAnswer } from '@homeward/contract/live'
import type { FastifyInstance } from 'fastify'
import { Server } from 'socket.io'
import { forgetSessions } from '../auth/known-session.ts'
import type { AppServices } from '../services.ts'
import type { Database } from '../db/pool.ts'
import { openLimiter } from '../limits/limiter.ts'
import { deliverer } from './deliver.ts'
import { dropEnded, enter } from './entered.ts'
import { liveChannel, type LiveEvent } from './events.ts'
import { inOrder } from './in-order.ts'
import { listen } from './listen.ts'
import { originAllowed } from './origin.ts'
import { roomOfSession } from './rooms.ts'
import { sessionEndedChannel } from './session-ended.ts'
import { takeSignal } from './take-signal.ts'

/** A session that ended silently is noticed after at most this many milliseconds. */
const checkEvery = 4000

/** So many signals of one socket may wait to be handed over; those beyond are refused at once. */
const waitingSignals = 50

/** None of our messages is larger: a socket that sends more is closed. */
const messageBytes = 64_000

/**
 * Sends changes, messages and signals to open screens. Events are announced with the transaction that
 * creates them, every process hears them from the database, and each tells its own sockets. So nothing
 * uncommitted is sent, and any number of processes may run behind a balancer.
 */
export async function startLive(
  server: FastifyInstance,
  services: AppServices,
  db: Database,
): Promise<{ close(): Promise<void> }> {
  const sockets = new Server(server.server, {
    path: '/live',
    transports: ['websocket'],
    maxHttpBufferSize: messageBytes,
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
  const limiter = openLimiter({ url: db.url, log: services.log })
  const saying = inOrder<string>(waitingSignals)
  sockets.on('connection', (socket) => {
    socket.on('signal', (sent: unknown, answer: unknown) => {
      const taken = saying(socket.id, () => takeSignal({ services, db, limiter }, socket, sent))
      const tooMuch: SignalAnswer = { ok: false, code: 'throttled' }
      void Promise.resolve(taken ?? tooMuch).then((answered) => {
        if (typeof answer === 'function') answer(answered)
      })
    })
  })

  const deliver = deliverer({ services, db, sockets })
  const hearing = await listen(
    { url: db.directUrl, log: services.log },
    {
      [liveChannel](payload) {
        const event = JSON.parse(payload) as LiveEvent
        // Before screens hear of it and look again.
        db.replica?.wrote(event.agency)
        if ('changed' in event && event.changed.topic === 'agency') forgetSessions(db.identity)
        deliver(event)
      },
      [sessionEndedChannel](sessionId) {
        forgetSessions(db.identity)
        sockets.in(roomOfSession(sessionId)).disconnectSockets(true)
      },
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
      await limiter.close()
    },
  }
}
