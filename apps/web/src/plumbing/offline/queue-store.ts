import type { IDBPDatabase } from 'idb'
import type { Device } from './database.ts'
import type { Entry } from './entry.ts'

export type KeptFile = { id: string; blob: Blob; name: string }

/** How long keys of sent changes are remembered, in milliseconds. */
const doneFor = 7 * 86_400_000

/** The unsent changes of one person, in the order in which they were made. */
export const entriesOf = async (db: IDBPDatabase<Device>, owner: string): Promise<Entry[]> =>
  (await db.getAll('queue')).filter((entry) => entry.owner === owner)

/** Keeps a change with its files, in one step. A key that is known already is not taken again. */
export const addEntry = async (
  db: IDBPDatabase<Device>,
  entry: Omit<Entry, 'seq'>,
  files: KeptFile[],
): Promise<void> => {
  const tx = db.transaction(['queue', 'blobs', 'done'], 'readwrite', { durability: 'strict' })
  const known =
    (await tx.objectStore('done').get(entry.key)) ??
    (await tx.objectStore('queue').index('key').get(entry.key))
  if (known === undefined) {
    for (const file of files) void tx.objectStore('blobs').put(file)
    // The database gives `seq`; the type of the store knows only entries that have one.
    void tx.objectStore('queue').add(entry as Entry)
  }
  await tx.done
}

/** Changes an entry if it is still there; returns what it then is. */
export const changeEntry = async (
  db: IDBPDatabase<Device>,
  seq: number,
  change: (entry: Entry) => Entry,
): Promise<Entry | undefined> => {
  const tx = db.transaction('queue', 'readwrite')
  const entry = await tx.store.get(seq)
  const next = entry && change(entry)
  if (next) await tx.store.put(next)
  await tx.done
  return next
}

/** Takes an entry and its files away; `sent` remembers its key. */
export const removeEntry = async (
  db: IDBPDatabase<Device>,
  entry: Entry,
  sent: { at: number } | undefined,
): Promise<void> => {
  const tx = db.transaction(['queue', 'blobs', 'done'], 'readwrite', { durability: 'strict' })
  void tx.objectStore('queue').delete(entry.seq)
  for (const id of Object.values(entry.files)) void tx.objectStore('blobs').delete(id)
  if (sent) {
    const done = tx.objectStore('done')
    void done.put({ key: entry.key, at: new Date(sent.at).toISOString() })
    for (const old of await done.getAll())
      if (Date.parse(old.at) < sent.at - doneFor) void done.delete(old.key)
  }
  await tx.done
}
