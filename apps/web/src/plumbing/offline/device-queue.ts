import type { Endpoint } from '@homeward/contract/endpoint'
import { send } from '../api/call.ts'
import type { Input } from '../api/request.ts'
import type { InputOf } from '../api/types.ts'
import { upload } from '../api/upload.ts'
import { keyOf, queryClient } from '../query.ts'
import { accessToken } from '../session/cookies.ts'
import { currentUser, ownerOf, watchUser } from '../session/session.ts'
import { alone } from './alone.ts'
import { database } from './database.ts'
import type { Entry } from './entry.ts'
import { newQueue } from './queue.ts'
import { entriesOf } from './queue-store.ts'

/** The queue as screens see it. `available` is false where the browser keeps nothing. */
export type Snapshot = { entries: readonly Entry[]; available: boolean }

let snapshot: Snapshot = { entries: [], available: true }
const listeners = new Set<() => void>()
const otherTabs =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('homeward')

const ownerNow = (): string | undefined => {
  const user = currentUser()
  return user && accessToken() !== undefined ? ownerOf(user) : undefined
}

const show = async (): Promise<void> => {
  const owner = ownerNow()
  try {
    const db = await database()
    snapshot = { entries: owner === undefined ? [] : await entriesOf(db, owner), available: true }
  } catch {
    snapshot = { entries: [], available: false }
  }
  for (const listener of listeners) listener()
}

let timer: ReturnType<typeof setTimeout> | undefined

const queue = newQueue({
  open: database,
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

export const { retry: retryEntry, discard: discardEntry } = queue

type Keep = {
  /** For people: "Check in, Rosa Alvarez". */
  label: string
  /** Changes of one scope are sent in order: the id of the visit. */
  scope: string
  /** Made at the click, where the caller needs to know it. */
  key?: string
  /** Input field -> file that is uploaded first. */
  files?: Record<string, { blob: Blob; name: string }>
  /** Further rooms whose screens show what this changes. */
  touches?: readonly string[]
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
  const stopWatching = watchUser(wake)
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

export const watchQueue = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
