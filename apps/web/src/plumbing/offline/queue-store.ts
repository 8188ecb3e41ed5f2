import type { IDBPDatabase } from 'idb'
import type { Device, SealedEntry } from './database.ts'
import type { Entry } from './entry.ts'
import { isReadable, isSealedEntry, openEntry, sealEntry } from './sealed-entry.ts'
import { sealFile, type WaitingFile } from './waiting-file.ts'

type Store = IDBPDatabase<Device>

/** How long keys of sent changes are remembered, in milliseconds. */
const doneFor = 7 * 86_400_000

/** The unsent changes of one person, in the order in which they were made. */
export const entriesOf = async (db: Store, owner: string): Promise<Entry[]> => {
  const kept = (await db.getAll('queue')).filter((entry) => entry.owner === owner)
  return Promise.all(kept.map((entry) => openEntry(db, entry)))
}

/** Keeps a change with its files, in one step. A key that is known already is not taken again. */
export const addEntry = async (
  db: Store,
  entry: Omit<Entry, 'seq'>,
  files: (WaitingFile & { id: string })[],
): Promise<void> => {
  // Sealed before the transaction: it would not wait for the cipher.
  const sealed = await sealEntry(db, entry, 0)
  const sealedFiles = await Promise.all(
    files.map(({ id, ...file }) => sealFile(db, entry.owner, id, file)),
  )
  const tx = db.transaction(['queue', 'blobs', 'done'], 'readwrite', { durability: 'strict' })
  const known =
    (await tx.objectStore('done').get(entry.key)) ??
    (await tx.objectStore('queue').index('key').get(entry.key))
  if (known === undefined) {
    for (const file of sealedFiles) void tx.objectStore('blobs').put(file)
    // The database gives `seq`; the type of the store knows only entries that have one.
    void tx.objectStore('queue').add(sealed as SealedEntry)
  }
  await tx.done
}

/** Changes an entry if it is still there and readable; returns what it then is. */
export const changeEntry = async (
  db: Store,
  seq: number,
  change: (entry: Entry) => Entry,
): Promise<Entry | undefined> => {
  for (;;) {
    const kept = await db.get('queue', seq)
    if (kept === undefined) return undefined
    const entry = await openEntry(db, kept)
    if (!isReadable(entry)) return entry
    const next = change(entry)
    const sealed = await sealEntry(db, next, revisionOf(kept) + 1)
    if (await replace(db, revisionOf(kept), { ...sealed, seq })) return next
  }
}

const revisionOf = (kept: Device['queue']['value']): number =>
  isSealedEntry(kept) ? kept.revision : -1

/** Writes an entry where nobody else has changed it since it was read. */
const replace = async (db: Store, seen: number, next: SealedEntry): Promise<boolean> => {
  const tx = db.transaction('queue', 'readwrite', { durability: 'strict' })
  const now = await tx.store.get(next.seq)
  const same = now !== undefined && revisionOf(now) === seen
  if (same) await tx.store.put(next)
  await tx.done
  return same
}

/** Takes an entry and its files away; `sent` remembers its key. */
export const removeEntry = async (
  db: Store,
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
