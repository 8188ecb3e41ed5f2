import { openDB } from 'idb'
import { newKey } from '../../new-key.ts'
import { type Device, upgrade } from '../database.ts'
import type { Entry } from '../entry.ts'
import { newQueue, type World } from '../queue.ts'
import { entriesOf } from '../queue-store.ts'

/** What reached the server, and what it did with it: each key at most once. */
export class FakeServer {
  readonly received: { path: string; input: unknown; key: string }[] = []
  readonly done = new Map<string, unknown>()
  readonly uploads: string[] = []
  /** What happens to each request; '' lets it through, a thrown error is the answer. */
  rule: (path: string, input: Record<string, unknown>, key: string) => void = () => undefined
  /** What each request is answered. */
  answer: object = {}
  /** Loses the answer of the next request after doing it. */
  loseNext: unknown

  readonly send: World['send'] = async ({ path }, input, key) => {
    this.rule(path, input, key)
    this.received.push({ path, input, key })
    if (!this.done.has(key)) this.done.set(key, { path, ...input })
    const lost = this.loseNext
    this.loseNext = undefined
    if (lost) throw lost
    return this.answer
  }

  readonly upload: World['upload'] = async (_, name) => {
    this.rule('upload', {}, name)
    this.uploads.push(name)
    return `signed-${this.uploads.length}`
  }

  /** The paths of what was done, in order, each once. */
  get effects(): string[] {
    return [...this.done.values()].map((effect) => (effect as { path: string }).path)
  }
}

/** One device: a database and a lock that all its tabs share, and a clock that the test moves. */
export const aDevice = (server: FakeServer) => {
  const name = `device-${newKey()}`
  const open = () => openDB<Device>(name, 1, { upgrade })
  let turn: Promise<unknown> = Promise.resolve()
  const device = {
    open,
    now: Date.parse('2026-03-02T14:00:00Z'),
    owner: 'rosa:1' as string | undefined,
    sent: [] as string[],
    /** Alarms that are set; the test lets them ring. */
    alarm: undefined as { at: number; work: () => void } | undefined,
    entries: async (owner = 'rosa:1'): Promise<Entry[]> => entriesOf(await open(), owner),
    /** Opens a tab, as at the start or after a reload. */
    tab: (wishes: Partial<World> = {}): ReturnType<typeof newQueue> =>
      newQueue({
        open,
        send: server.send,
        upload: server.upload,
        owner: () => device.owner,
        alone: (work) => {
          const mine = turn.then(work)
          turn = mine.catch(() => undefined)
          return mine
        },
        now: () => device.now,
        later: (work, milliseconds) => {
          device.alarm = { at: device.now + milliseconds, work }
        },
        changed: () => undefined,
        sent: (entry) => void device.sent.push(entry.label),
        ...wishes,
      }),
  }
  return device
}

/** A change as a screen would hand it over. */
export const aChange = (label: string, scope = 'visit-1', input: Record<string, unknown> = {}) => ({
  target: { method: 'POST', path: `/${label}`, returns: { kind: 'record' } } as const,
  input,
  label,
  scope,
})
