import type { EvvKind, EvvRecord } from '@homeward/evv/record'
import type { Answer, Problem, Telling } from '@homeward/evv/telling'
import { NotSent, type Sent, type Vendor } from '../vendors/vendor.ts'

/**
 * How a vendor takes its next call. `one_by_one` does not take the first record, and is silent on the second.
 * `cut` calls back in the middle: what it was handed has arrived.
 */
type Manner = 'usual' | 'down' | 'lost' | 'one_by_one' | 'signed_out' | 'cut_before' | 'cut_after'

type Kept = { key: string; record: EvvRecord; sequence: number }

export type TestVendor = {
  vendor: Vendor
  /** What the vendor has now, by kind and ID. A withdrawn visit is gone. */
  has: Map<string, Kept>
  /** How many visits were created a second time. */
  doubled: number
  /** Every record as it was handed over, in order. */
  heard: { id: string; kind: EvvKind; sequence: number; known: boolean }[]
  calls: number
  /** How the next calls go; the usual way after them. */
  next: Manner[]
  /** Calls back when a call is cut off. */
  onCut: () => void
  /** Rejects records, by our own ID, while it says something. */
  refuses: (record: EvvRecord) => Problem | null
  /** Is called while a sending is under way. */
  meanwhile: () => Promise<void>
}

type Options = Partial<Pick<Vendor, 'mostAtOnce' | 'mostAMinute' | 'before' | 'answersAfter'>>

/** A vendor in memory that keeps to the rules that all of them share. */
export function aVendor(options: Options = {}): TestVendor {
  const { mostAtOnce = 500, mostAMinute = null, answersAfter = 0 } = options
  const before = options.before ?? (['agent', 'client'] as const)
  const later = new Map<string, Answer[]>()
  const self: TestVendor = {
    has: new Map(),
    doubled: 0,
    heard: [],
    calls: 0,
    next: [],
    onCut: () => {},
    refuses: () => null,
    meanwhile: () => Promise.resolve(),
    vendor: {
      mostAtOnce,
      mostAMinute,
      before,
      answersAfter,
      async send(tellings) {
        self.calls += 1
        const manner = self.next.shift() ?? 'usual'
        await self.meanwhile()
        if (manner === 'down') throw new NotSent('The vendor is down.', 'later')
        if (manner === 'signed_out') throw new NotSent('The sign-in was refused.', 'sign_in')
        if (manner === 'one_by_one') return oneByOne(self, tellings, before)
        if (manner === 'cut_before') self.onCut()
        if (manner === 'cut_before') throw new Error('cut off')
        const answers = tellings.map((telling) => take(self, telling, before))
        if (manner === 'cut_after') self.onCut()
        if (manner === 'lost' || manner === 'cut_after') throw new Error('socket hang up')
        const requests = tellings.map(({ id }) => ({ id, text: 'request' }))
        if (answersAfter === 0) return { ref: null, answers, requests, responses: [] }
        const ref = `sending-${self.calls}`
        later.set(ref, answers)
        return { ref, answers: [], requests, responses: [] }
      },
      hear(waiting) {
        const manner = self.next.shift() ?? 'usual'
        if (manner !== 'usual') return Promise.reject(new NotSent('The vendor is down.', 'later'))
        return Promise.resolve(
          waiting.flatMap(({ ref }) => {
            const answers = later.get(ref)
            return answers ? [{ ref, answers, responses: [] }] : []
          }),
        )
      },
      news: () => Promise.resolve([]),
      test() {
        const manner = self.next.shift() ?? 'usual'
        return manner === 'usual'
          ? Promise.resolve('It answers.')
          : Promise.reject(new NotSent('The vendor is down.', 'later'))
      },
    },
  }
  return self
}

function oneByOne(
  self: TestVendor,
  tellings: readonly Telling[],
  before: readonly EvvKind[],
): Sent {
  const [first, second, ...rest] = tellings
  const unknown = second ? [second] : []
  for (const telling of unknown) take(self, telling, before)
  return {
    ref: 'one-by-one',
    answers: rest.map((telling) => take(self, telling, before)),
    requests: [],
    responses: [],
    notSent: first ? [first.id] : [],
    failure: new NotSent('The vendor is busy.', 'later'),
    unknown: unknown.map(({ id }) => id),
  }
}

const place = (kind: EvvKind, id: string): string => `${kind} ${id}`

/** Takes or rejects one record by the rules. */
function take(self: TestVendor, telling: Telling, before: readonly EvvKind[]): Answer {
  const { id, record, sequence, vendorKey, maybeKnown } = telling
  self.heard.push({ id: record.id, kind: record.kind, sequence, known: telling.known })
  const rejected = (message: string): Answer => ({
    id,
    outcome: 'rejected',
    vendorKey: null,
    problems: [{ code: null, message }],
  })
  const at = place(record.kind, record.id)
  const kept = self.has.get(at)
  if (kept && sequence <= kept.sequence) return rejected('Version number is duplicated or older.')
  const refusal = self.refuses(record)
  if (refusal) return { ...rejected(refusal.message), problems: [refusal] }
  if (record.kind === 'visit' && record.state === 'void') {
    self.has.delete(at)
    return { id, outcome: 'accepted', vendorKey: null, problems: [] }
  }
  if (record.kind === 'visit') {
    const needs = [
      ['client', record.client.id],
      ['agent', record.agent?.id ?? null],
    ] as const
    for (const [kind, who] of needs) {
      const isKnown = who === null || self.has.has(place(kind, who))
      if (before.includes(kind) && !isKnown) {
        return rejected(kind === 'client' ? 'Client not found' : 'Employee not found')
      }
    }
  }
  // Whoever may have sent it before looks first; anyone else would have it twice.
  if (kept && vendorKey === null && !maybeKnown) self.doubled += 1
  const key = kept?.key ?? `key-${self.has.size + 1}-${self.heard.length}`
  self.has.set(at, { key, record, sequence })
  return { id, outcome: 'accepted', vendorKey: key, problems: [] }
}

/** What a vendor has of visits: the moment that each began. */
export const visitsAt = ({ has }: TestVendor): Record<string, string | null> =>
  Object.fromEntries(
    [...has.values()].flatMap(({ record }) =>
      record.kind === 'visit'
        ? [[record.id, record.corrected.checkIn ?? record.checkIn?.at ?? null]]
        : [],
    ),
  )
