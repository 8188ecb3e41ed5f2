import type { Server } from 'socket.io'
import type { Database } from '../db/pool.ts'
import { inAgency } from '../db/transaction.ts'
import type { AppServices } from '../services.ts'
import type { LiveEvent } from './events.ts'
import { inOrder } from './in-order.ts'
import { roomOfTopic, roomOfUser } from './rooms.ts'
import { readSignal } from './signals.ts'

type Given = { services: AppServices; db: Database; sockets: Server }

/** Tells the sockets of this process what another one, or this one, told all. */
export function deliverer({ services, db, sockets }: Given): (event: LiveEvent) => void {
  /** What somebody says is heard in its order. */
  const reading = inOrder<string>(Infinity)

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
    reading(room, () => deliverSignal(event.agency, room, event.signal))?.catch((error: Error) =>
      services.log.error({ name: error.name }, 'a live message could not be sent'),
    )
  }
}
