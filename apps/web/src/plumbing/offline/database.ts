import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Entry } from './entry.ts'
import type { Sealed } from './sealed-bytes.ts'

/** An unsent change as it lies on the device: all that says something about people is sealed. */
export type SealedEntry = {
  seq: number
  key: string
  owner: string
  /** Counts its changes, so that of two writers none overwrites the other unseen. */
  revision: number
  sealed: Sealed
}

/** A file that waits; `about` holds its name and type. */
export type SealedFile = { id: string; owner: string; about: Sealed; content: Sealed }

/** How versions before the sealing left a file. */
type PlainFile = { id: string; blob: Blob; name: string }

/** What the device keeps, under one fixed name. */
export interface Device extends DBSchema {
  /** Unsent changes in the order in which they were made; older versions left them in plain. */
  queue: { key: number; value: SealedEntry | Entry; indexes: { key: string } }
  /** Files that wait with them. */
  blobs: { key: string; value: SealedFile | PlainFile }
  /** Keys of changes that were sent, so that none is taken twice. */
  done: { key: string; value: { key: string; at: string } }
  /** Single values by name. */
  kept: { key: string; value: { name: string; value: unknown } }
}

let opened: Promise<IDBPDatabase<Device>> | undefined

/** The device's database, opened once per tab. Rejects where the browser gives no storage. */
export const database = (): Promise<IDBPDatabase<Device>> => (opened ??= open())

/** Makes the stores; a later version changes them here. */
export const upgrade = (db: IDBPDatabase<Device>): void => {
  const queue = db.createObjectStore('queue', { keyPath: 'seq', autoIncrement: true })
  queue.createIndex('key', 'key', { unique: true })
  db.createObjectStore('blobs', { keyPath: 'id' })
  db.createObjectStore('done', { keyPath: 'key' })
  db.createObjectStore('kept', { keyPath: 'name' })
}

const open = async (): Promise<IDBPDatabase<Device>> => {
  try {
    return await openDB<Device>('homeward', 1, { upgrade, terminated: () => (opened = undefined) })
  } catch (error) {
    opened = undefined
    throw error
  }
}
