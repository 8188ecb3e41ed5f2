import type { IDBPDatabase } from 'idb'
import { currentUser, watchUser } from '../session/session.ts'
import { onWipe } from '../session/wipe.ts'
import { type Device, database } from './database.ts'
import { keyNameOf, personOf } from './seal.ts'
import { isSealedFile } from './waiting-file.ts'

/**
 * Erases what a person has on the device, in every agency: unsent changes with their files, drafts,
 * kept answers, and the key to all of it. What others left there stays sealed under theirs.
 */
export const forgetPerson = async (db: IDBPDatabase<Device>, person: string): Promise<void> => {
  const tx = db.transaction(['queue', 'blobs', 'done', 'kept'], 'readwrite', {
    durability: 'strict',
  })
  const [queue, blobs, kept] = [
    tx.objectStore('queue'),
    tx.objectStore('blobs'),
    tx.objectStore('kept'),
  ]
  void tx.objectStore('done').clear()
  void kept.delete(keyNameOf(person))
  for (const entry of await queue.getAll())
    if (personOf(entry.owner) === person) void queue.delete(entry.seq)
  for (const file of await blobs.getAll())
    if (isSealedFile(file) && personOf(file.owner) === person) void blobs.delete(file.id)
  for (const name of await kept.getAllKeys())
    if (name.split(':')[1] === person) void kept.delete(name)
  await tx.done
}

/** Who was signed in last: while the device forgets, nobody is any more. */
let last = currentUser()?.id
watchUser(() => {
  last = currentUser()?.id ?? last
})

onWipe(async (reason) => {
  if (reason !== 'signed_out' || last === undefined) return
  const person = last
  await database()
    .then((db) => forgetPerson(db, person))
    .catch(() => undefined)
})
