import type { IDBPDatabase } from 'idb'
import { t } from '../language/translate.ts'
import type { Device, SealedEntry } from './database.ts'
import type { Entry } from './entry.ts'
import { openValue, sealValue } from './seal.ts'

type Store = IDBPDatabase<Device>
type Kept = Device['queue']['value']

export const isSealedEntry = (kept: Kept): kept is SealedEntry => 'sealed' in kept

/** An entry as it is written down; the database gives a new one its `seq`. */
export const sealEntry = async (
  db: Store,
  entry: Omit<Entry, 'seq'> & { seq?: number },
  revision: number,
): Promise<Omit<SealedEntry, 'seq'>> => {
  const { key, owner, ...rest } = entry
  return { key, owner, revision, sealed: await sealValue(db, owner, rest) }
}

/** An entry as the queue works with it. One that cannot be read any more says so, to be discarded. */
export const openEntry = async (db: Store, kept: Kept): Promise<Entry> => {
  if (!isSealedEntry(kept)) return kept
  const { seq, key, owner } = kept
  const rest = await openValue(db, owner, kept.sealed)
  if (rest === undefined) return unreadable(kept)
  return { ...(rest as Omit<Entry, 'seq' | 'key' | 'owner'>), seq, key, owner }
}

export const isReadable = ({ error }: Entry): boolean => error?.code !== 'unreadable'

const unreadable = ({ seq, key, owner }: SealedEntry): Entry => ({
  seq,
  key,
  owner,
  target: { method: 'POST', path: '/', returns: { kind: 'record' } },
  input: {},
  label: t('A change this device can no longer read'),
  scope: key,
  files: {},
  uploaded: {},
  touches: [],
  at: '',
  state: 'failed',
  attempts: 0,
  notBefore: 0,
  error: {
    status: 0,
    code: 'unreadable',
    messages: [t('The browser lost the key to it. Enter the change again, then discard this one.')],
  },
})
