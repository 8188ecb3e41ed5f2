import type { Endpoint } from '@homeward/contract/endpoint'
import type { IDBPDatabase } from 'idb'
import { send } from '../api/call.ts'
import type { Input } from '../api/request.ts'
import type { InputOf } from '../api/types.ts'
import { upload } from '../api/upload.ts'
import { keyOf, queryClient } from '../query.ts'
import { accessToken } from '../session/cookies.ts'
import { currentUser, ownerOf, watchUser } from '../session/session.ts'
import { watchers } from '../watchers.ts'
import { alone } from './alone.ts'
import { type Device, database } from './database.ts'
import type { Entry, FormDraft } from './entry.ts'
import { newQueue } from './queue.ts'
import './forget.ts'
import { keepWritesBy } from './keep-write.ts'
import { entriesOf } from './queue-store.ts'
import { canSeal, personOf } from './seal.ts'
import { sealPlain } from './seal-plain.ts'
import type { WaitingFile } from './waiting-file.ts'
import { scopeOf, writeWords } from './write-words.ts'

export type Snapshot = {
  /** Of the person of this session in the present agency, oldest first. */
  entries: readonly Entry[]
  /** How many more the same person has in other agencies. */
  elsewhere: number
  /** False where the browser keeps nothing, or cannot seal what it keeps. */
  available: boolean
  /** False until the device was looked at for this person. */
  known: boolean
}

const nothing: Snapshot = { entries: [], elsewhere: 0, available: true, known: false }
let snapshot = nothing
/** Whose the snapshot is. */
let pictured: string | undefined
const { watch, tell } = watchers()
const otherTabs =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('homeward')

const ownerNow = (): string | undefined => {
  const user = currentUser()
  return user && accessToken() !== undefined ? ownerOf(user) : undefined
}

/** Changes are kept sealed or not at all. */
const open = async (): Promise<IDBPDatabase<Device>> => {
  if (!canSeal()) throw new Error('This browser cannot store changes securely.')
  const db = await database()
  await sealPlain(db)
  return db
}

const pictureOf = async (db: IDBPDatabase<Device>, owner: string): Promise<Snapshot> => {
  const owners = (await db.getAll('queue')).map((entry) => entry.owner)
  const elsewhere = owners.filter(
    (other) => other !== owner && personOf(other) === personOf(owner),
  ).length
  return { entries: await entriesOf(db, owner), elsewhere, available: true, known: true }
}

const show = async (): Promise<void> => {
  const owner = ownerNow()
  try {
    const db = await open()
    snapshot = owner === undefined ? nothing : await pictureOf(db, owner)
  } catch {
    snapshot = { ...nothing, available: false, known: true }
  }
  pictured = owner
  tell()
}

let timer: ReturnType<typeof setTimeout> | undefined

const queue = newQueue({
  open,
  send: (target, input, idempotencyKey) => send(target, input, { idempotencyKey, retries: 0 }),
  upload,
  owner: ownerNow,
  alone,
  now: Date.now,
  later: (work, milliseconds) => {
    clearTimeout(timer)
    timer = setTimeout(work, milliseconds)
  },
  changed: () => {
    void show()
    otherTabs?.postMessage('queue')
  },
  sent: (entry) => {
    for (const room of entry.touches) void queryClient.invalidateQueries({ queryKey: keyOf(room) })
  },
})

export const {
  complete: completeEntry,
  retry: retryEntry,
  discard: discardEntry,
  wake: wakeQueue,
} = queue

type Keep = {
  /** For people: "Check in, Rosa Alvarez". */
  label: string
  /** Changes of one scope are sent in order: the id of the visit. */
  scope: string
  /** Made at the click, where the caller needs to know it. */
  key?: string
  /** Input field -> file that is uploaded first. */
  files?: Record<string, WaitingFile>
  /** Further rooms whose screens show what this changes. */
  touches?: readonly string[]
  /** Milliseconds for which it is kept but not sent, unless `completeEntry` comes sooner. */
  held?: number
  /** Where it was typed, so that it can be opened there again. */
  form?: FormDraft | undefined
}

/**
 * Keeps a change on the device and sends it as soon as it can be: at once, or when the network is
 * back, after a reload, after signing in again. Resolves with its key as soon as it is safe on the
 * device; rejects where the browser gives no storage.
 */
export const enqueue = <E extends Endpoint>(
  endpoint: E,
  input: Partial<InputOf<E>>,
  keep: Keep,
): Promise<string> =>
  queue.enqueue({
    ...keep,
    target: endpoint,
    input: input as Input,
    touches: [endpoint.room, ...(keep.touches ?? [])],
  })

// Whatever a form or a button writes without a network is kept here.
keepWritesBy(({ endpoint, input, ...write }) =>
  enqueue(endpoint, input, {
    ...write,
    label: write.label ?? writeWords(endpoint, input),
    scope: scopeOf(input, write.key),
  }),
)

/** Starts sending: now, when the network is back, when somebody signs in, when the tab is seen. */
export const startQueue = (): (() => void) => {
  const wake = () => {
    void show()
    void queue.wake().catch(() => undefined)
  }
  const shown = () => void show()
  const seen = () => {
    if (document.visibilityState === 'visible') wake()
  }
  const stopWatching = watchUser(() => {
    // What was seen of somebody else, or of nobody, says nothing of this person.
    if (ownerNow() !== pictured) snapshot = nothing
    wake()
  })
  window.addEventListener('online', wake)
  document.addEventListener('visibilitychange', seen)
  otherTabs?.addEventListener('message', shown)
  wake()
  return () => {
    stopWatching()
    window.removeEventListener('online', wake)
    document.removeEventListener('visibilitychange', seen)
    otherTabs?.removeEventListener('message', shown)
    clearTimeout(timer)
  }
}

export const queueSnapshot = (): Snapshot => snapshot

export const watchQueue = watch
