import { currentUser, ownerOf } from '../session/session.ts'
import { database } from './database.ts'
import { canSeal, openValue, sealValue } from './seal.ts'
import type { Sealed } from './sealed-bytes.ts'

/** What the device keeps sealed under a name: `query:<owner>:…`, `draft:<owner>:…`. */
type SealedKind = 'query' | 'draft'

type SealedRecord = { sealed: Sealed; at: number }

const beginningOf = (kind: SealedKind, owner: string): string => `${kind}:${owner}:`

/** Who is signed in, as an owner of what the device keeps. */
export const presentOwner = (): string | undefined => {
  const user = currentUser()
  return user ? ownerOf(user) : undefined
}

/** Keeps a value for an owner. Pages without HTTPS keep nothing of this kind. */
export const keepSealed = async (
  kind: SealedKind,
  owner: string,
  name: string,
  value: unknown,
): Promise<void> => {
  if (!canSeal()) return
  const db = await database()
  const sealed = await sealValue(db, owner, value)
  // Who signed out meanwhile leaves nothing behind.
  if (presentOwner() !== owner) return
  const kept: SealedRecord = { sealed, at: Date.now() }
  await db.put('kept', { name: beginningOf(kind, owner) + name, value: kept })
}

/** The value that an owner kept under a name; undefined where there is none or it cannot be read. */
export const openSealed = async (
  kind: SealedKind,
  owner: string,
  name: string,
): Promise<unknown> => {
  if (!canSeal()) return undefined
  const db = await database()
  const kept = (await db.get('kept', beginningOf(kind, owner) + name))?.value
  return isSealed(kept) ? openValue(db, owner, kept.sealed) : undefined
}

/** The names that an owner keeps values of a kind under. */
export const sealedNames = async (kind: SealedKind, owner: string): Promise<string[]> => {
  const beginning = beginningOf(kind, owner)
  return (await (await database()).getAllKeys('kept'))
    .filter((name) => name.startsWith(beginning))
    .map((name) => name.slice(beginning.length))
}

export const dropSealed = async (kind: SealedKind, owner: string, name: string): Promise<void> =>
  (await database()).delete('kept', beginningOf(kind, owner) + name)

/** Drops every value of a kind, or those that are older than some milliseconds. */
export const dropAllSealed = async (kind: SealedKind, olderThan = -1): Promise<void> => {
  const db = await database()
  const before = Date.now() - olderThan
  for (const { name, value } of await db.getAll('kept'))
    if (name.startsWith(`${kind}:`) && !(isSealed(value) && value.at > before))
      await db.delete('kept', name)
}

const isSealed = (value: unknown): value is SealedRecord =>
  typeof value === 'object' && value !== null && 'sealed' in value && 'at' in value
