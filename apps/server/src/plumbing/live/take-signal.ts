import { SentSignal, type SignalAnswer } from '@homeward/contract/live'
import type { Socket } from 'socket.io'
import { findOpenSessions, hasOpenSession } from '../auth/open-sessions.ts'
import type { Database } from '../db/pool.ts'
import { inAgency } from '../db/transaction.ts'
import { Failure } from '../failure.ts'
import type { Limiter } from '../limits/limiter.ts'
import type { AppServices } from '../services.ts'
import { enteredBy, isSame } from './entered.ts'
import { sendSignal } from './signals.ts'

type Given = { services: AppServices; db: Database; limiter: Limiter }

/** Answers what a socket says to another person: handed over, or refused. Nothing of it is logged. */
export async function takeSignal(
  given: Given,
  socket: Socket,
  sent: unknown,
): Promise<SignalAnswer> {
  try {
    await handOver(given, socket, sent)
    return { ok: true }
  } catch (error) {
    if (error instanceof Failure) return { ok: false, code: error.code }
    const name = error instanceof Error ? error.name : 'unknown'
    given.services.log.error({ name }, 'a live message between people could not be delivered')
    return { ok: false, code: 'internal' }
  }
}

async function handOver({ services, db, limiter }: Given, socket: Socket, sent: unknown) {
  const entered = enteredBy(socket)
  if (!entered) throw new Failure('unauthenticated')
  const { agencyId, userId, name } = entered
  const counted = await limiter.count('signal', userId)
  if (counted && !counted.allowed) throw new Failure('throttled')
  const read = SentSignal.safeParse(sent)
  if (!read.success) throw new Failure('invalid')
  const { kind, to, payload } = read.data
  const now = services.clock()
  const [session] = await findOpenSessions(db.identity, [entered.sessionId], now)
  if (!session || !isSame(session, entered)) throw new Failure('unauthenticated')
  if (!(await hasOpenSession(db.identity, { agencyId, userId: to }, now))) {
    throw new Failure('not_found')
  }
  const from = { id: userId, name }
  await inAgency(db, agencyId, (tx) =>
    sendSignal(tx, { keys: services.keys, agencyId, now }, to, { kind, from, payload }),
  )
}
