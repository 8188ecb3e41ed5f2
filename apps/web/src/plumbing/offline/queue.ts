import type { IDBPDatabase } from 'idb'
import type { Input, Target } from '../api/request.ts'
import { newKey } from '../new-key.ts'
import type { Device } from './database.ts'
import type { Entry, FormDraft } from './entry.ts'
import { backoff, outcomeOf } from './outcome.ts'
import { addEntry, changeEntry, entriesOf, removeEntry } from './queue-store.ts'
import { openEntry } from './sealed-entry.ts'
import { openFile, type WaitingFile } from './waiting-file.ts'

/** A change to be kept and sent. */
type Change = {
  target: Target
  input: Input
  label: string
  scope: string
  /** Made at the click; made here where it is left out. */
  key?: string
  /** Input field -> file that is uploaded first and replaced by its `signed_id`. */
  files?: Record<string, WaitingFile>
  touches?: readonly string[]
  /** Milliseconds for which it is kept but not sent, unless `complete` comes sooner. */
  held?: number
  /** Where it was typed. */
  form?: FormDraft | undefined
}

/** What a queue needs of the world; tests give their own. */
export type World = {
  open: () => Promise<IDBPDatabase<Device>>
  send: (target: Target, input: Input, key: string) => Promise<unknown>
  upload: (file: Blob, name: string) => Promise<string>
  /** Whose session this is; undefined while nobody is signed in. */
  owner: () => string | undefined
  /** Runs work while no other tab does. */
  alone: (work: () => Promise<void>) => Promise<void>
  now: () => number
  /** Calls back after some milliseconds; a second call replaces the first. */
  later: (work: () => void, milliseconds: number) => void
  /** Tells this tab's screens and the other tabs that the entries changed. */
  changed: () => void
  sent: (entry: Entry) => void
}

/**
 * The queue of unsent changes. Each entry is kept before anything is sent; entries of one scope go
 * in order; the key made at the click goes along each time, so that the server does nothing twice.
 */
export const newQueue = (world: World) => {
  let draining: Promise<void> | undefined
  let again = false

  const enqueue = async (change: Change): Promise<string> => {
    const owner = world.owner()
    if (owner === undefined) throw new Error('No one is signed in.')
    const key = change.key ?? newKey()
    const files = Object.entries(change.files ?? {}).map(([field, file]) => ({
      field,
      kept: { id: newKey(), ...file },
    }))
    const { method, path, returns } = change.target
    await addEntry(
      await world.open(),
      {
        key,
        owner,
        target: { method, path, returns: { kind: returns.kind } },
        input: change.input,
        label: change.label,
        scope: change.scope,
        files: Object.fromEntries(files.map(({ field, kept }) => [field, kept.id])),
        uploaded: {},
        touches: [...(change.touches ?? [])],
        at: new Date(world.now()).toISOString(),
        state: 'waiting',
        attempts: 0,
        notBefore: 0,
        ...(change.form && { form: change.form }),
        ...(change.held !== undefined && { heldUntil: world.now() + change.held }),
      },
      files.map(({ kept }) => kept),
    )
    world.changed()
    void drain()
    return key
  }

  /** Sends what can be sent. One run at a time in this tab, one tab at a time on this device. */
  const drain = (): Promise<void> => {
    again = true
    draining ??= (async () => {
      while (again) {
        again = false
        await world.alone(sendAll)
      }
    })().finally(() => (draining = undefined))
    return draining
  }

  const sendAll = async (): Promise<void> => {
    const db = await world.open()
    for (;;) {
      // Read anew each time: another tab may have sent, and somebody may have signed out.
      const owner = world.owner()
      const entries = owner === undefined ? [] : await entriesOf(db, owner)
      const entry = nextOf(entries, world.now())
      if (entry === undefined) return wakeFor(entries)
      const goOn = await attempt(db, entry)
      world.changed()
      if (!goOn) return wakeFor(owner === undefined ? [] : await entriesOf(db, owner))
    }
  }

  const wakeFor = (entries: Entry[]): void => {
    const times = heads(entries).flatMap((entry) =>
      entry.state === 'failed' ? [] : [earliest(entry)],
    )
    if (times.length > 0)
      world.later(() => void drain(), Math.max(Math.min(...times) - world.now(), 0))
  }

  /** Sends one entry; false where the rest should not be tried now. */
  const attempt = async (db: IDBPDatabase<Device>, before: Entry): Promise<boolean> => {
    const { seq } = before
    const attempts = before.attempts + 1
    const entry = await changeEntry(db, seq, (kept) => ({ ...kept, state: 'sending', attempts }))
    if (entry === undefined) return true
    world.changed()
    try {
      const uploaded = await uploadFiles(db, entry)
      const answer = await world.send(entry.target, { ...entry.input, ...uploaded }, entry.key)
      await goOnFrom(db, entry, answer)
      await removeEntry(db, entry, { at: world.now() })
      world.sent(entry)
      return true
    } catch (thrown) {
      const outcome = outcomeOf(thrown)
      const change = (part: Partial<Entry>) =>
        changeEntry(db, seq, (kept) => ({ ...kept, state: 'waiting', ...part }))
      switch (outcome.kind) {
        case 'wait':
          await change({ notBefore: world.now() + Math.max(backoff(attempts), outcome.atLeast) })
          return !outcome.everything
        case 'signed_out':
          await change({ attempts: before.attempts, notBefore: world.now() + backoff(1) })
          return false
        case 'upload_again':
          // Another key: the server has answered the first one with a refusal.
          await change({ uploaded: {}, key: newKey(), notBefore: world.now() + backoff(attempts) })
          return true
        case 'failed':
          await change({ state: 'failed', error: outcome.error })
          return true
      }
    }
  }

  /**
   * Later changes of the same record were made over the version that this one was made over. They go on
   * from what it became, so that nobody is asked to choose between their own changes.
   */
  const goOnFrom = async (
    db: IDBPDatabase<Device>,
    { seq, owner, scope, target, input }: Entry,
    answer: unknown,
  ): Promise<void> => {
    const version = versionIn(answer)
    if (version === undefined || input.lock_version === undefined) return
    for (const later of await entriesOf(db, owner)) {
      if (later.seq <= seq || later.scope !== scope || later.target.path !== target.path) continue
      if (later.input.lock_version !== input.lock_version) continue
      await changeEntry(db, later.seq, (kept) => ({
        ...kept,
        input: { ...kept.input, lock_version: version },
      }))
    }
  }

  const uploadFiles = async (
    db: IDBPDatabase<Device>,
    entry: Entry,
  ): Promise<Record<string, string>> => {
    let uploaded = entry.uploaded
    for (const [field, id] of Object.entries(entry.files)) {
      if (uploaded[field] !== undefined) continue
      const file = await openFile(db, entry.owner, id)
      if (!file) throw new Error('The file for this change is no longer on this device.')
      uploaded = { ...uploaded, [field]: await world.upload(file.blob, file.name) }
      const known = uploaded
      await changeEntry(db, entry.seq, (kept) => ({ ...kept, uploaded: known }))
    }
    return uploaded
  }

  /** Adds what was found out to a held change and lets it go; one that went already stays as it is. */
  const complete = async (key: string, input: Input): Promise<void> => {
    const db = await world.open()
    const seq = await db.getKeyFromIndex('queue', 'key', key)
    if (seq !== undefined)
      await changeEntry(db, seq, ({ heldUntil, ...kept }) =>
        heldUntil === undefined ? kept : { ...kept, input: { ...kept.input, ...input } },
      )
    world.changed()
    await drain()
  }

  /** Tries a refused change again, with `input` changed where given. It gets a new key. */
  const retry = async (seq: number, input: Input = {}): Promise<void> => {
    await changeEntry(await world.open(), seq, ({ error: _, ...kept }) =>
      kept.state === 'failed'
        ? {
            ...kept,
            key: newKey(),
            state: 'waiting',
            attempts: 0,
            notBefore: 0,
            input: { ...kept.input, ...input },
          }
        : { ...kept, notBefore: 0 },
    )
    world.changed()
    await drain()
  }

  /** Throws a change away; the person was asked before. */
  const discard = async (seq: number): Promise<void> => {
    const db = await world.open()
    const kept = await db.get('queue', seq)
    if (kept) await removeEntry(db, await openEntry(db, kept), undefined)
    world.changed()
    await drain()
  }

  /** Lets everything that waits try now, as when the network is back. */
  const wake = async (): Promise<void> => {
    const db = await world.open()
    const owner = world.owner()
    if (owner === undefined) return
    for (const { seq } of heads(await entriesOf(db, owner)))
      await changeEntry(db, seq, (kept) => ({ ...kept, notBefore: 0 }))
    await drain()
  }

  return { enqueue, complete, drain, retry, discard, wake }
}

const versionIn = (answer: unknown): number | undefined =>
  typeof answer === 'object' &&
  answer !== null &&
  'lock_version' in answer &&
  typeof answer.lock_version === 'number'
    ? answer.lock_version
    : undefined

/** The first entry of each scope: the others wait behind it. */
const heads = (entries: Entry[]): Entry[] => {
  const first = new Map<string, Entry>()
  for (const entry of entries) if (!first.has(entry.scope)) first.set(entry.scope, entry)
  return [...first.values()]
}

/** When an entry may go at the soonest. */
const earliest = ({ notBefore, heldUntil = 0 }: Entry): number => Math.max(notBefore, heldUntil)

const nextOf = (entries: Entry[], now: number): Entry | undefined =>
  heads(entries).find((entry) => entry.state !== 'failed' && earliest(entry) <= now)
