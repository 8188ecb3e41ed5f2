import type { IDBPDatabase } from 'idb'
import type { Device, SealedFile } from './database.ts'
import { openBytes, openValue, sealBytes, sealValue } from './seal.ts'

type Store = IDBPDatabase<Device>
type About = { name: string; type: string }

/** A file that waits with a change. */
export type WaitingFile = { blob: Blob; name: string }

export const isSealedFile = (kept: Device['blobs']['value']): kept is SealedFile =>
  'content' in kept

export const sealFile = async (
  db: Store,
  owner: string,
  id: string,
  { blob, name }: WaitingFile,
): Promise<SealedFile> => ({
  id,
  owner,
  about: await sealValue(db, owner, { name, type: blob.type } satisfies About),
  content: await sealBytes(db, owner, await blob.arrayBuffer()),
})

/** Undefined where the file is not on the device any more or cannot be read. */
export const openFile = async (
  db: Store,
  owner: string,
  id: string,
): Promise<WaitingFile | undefined> => {
  const kept = await db.get('blobs', id)
  if (!kept) return undefined
  if (!isSealedFile(kept)) return { blob: kept.blob, name: kept.name }
  const about = (await openValue(db, owner, kept.about)) as About | undefined
  const content = await openBytes(db, owner, kept.content)
  if (!about || !content) return undefined
  return { blob: new Blob([content], { type: about.type }), name: about.name }
}
