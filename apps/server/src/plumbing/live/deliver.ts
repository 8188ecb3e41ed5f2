import type { Server } from 'socket.io'
import type { Database } from '../db/pool.ts'
import { inAgency } from '../db/transaction.ts'
import type { AppServices } from '../services.ts'
import type { LiveEvent } from './events.ts'
import { roomOfTopic, roomOfUser } from './rooms.ts'
import { readSignal } from './signals.ts'

type Given = { services: AppServices; db: Database; sockets: Server }

/** Tells the sockets of this process what another one, or this one, told all. */
export function deliverer({ services, db, sockets }: Given): (event: LiveEvent) => void {
  /** What is still being read, by the room that hears it: what somebody says is heard in its order. */
  const reading = new Map<string, Promise<void>>()

  const deliverSignal = async (agencyId: string, room: string, id: string): Promise<void> => {
    const signal = await inAgency(db, agencyId, (tx) => readSignal(tx, services.keys, id))
    if (signal) sockets.to(room).emit('signal', signal)
  }

  return (event) => {
    if ('changed' in event) {
      const { changed } = event
      sockets.to(roomOfTopic(event.agency, changed.topic)).emit('changed', changed)
      return
    }
    const room = roomOfUser(event.agency, event.user)
    if ('told' in event) {
      sockets.to(room).emit('told', event.told)
      return
    }
    if (!sockets.sockets.adapter.rooms.has(room)) return
    const next = (reading.get(room) ?? Promise.resolve())
      .then(() => deliverSignal(event.agency, room, event.signal))
      .catch((error: Error) =>
        services.log.error({ name: error.name }, 'what somebody said could not be told'),
      )
      .finally(() => {
        if (reading.get(room) === next) reading.delete(room)
      })
    reading.set(room, next)
  }
}
