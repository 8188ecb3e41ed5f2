/** What goes wrong with one call to a simulated vendor. */
export const faults = ['cut', 'refused', 'gateway', 'broken', 'lost'] as const
/**
 * `cut` breaks the connection before the call is taken, `refused` says to come back later and takes nothing,
 * `gateway` says the same after the call was taken, `broken` takes the call and says that it failed, `lost` takes it and breaks the connection.
 */
type Fault = (typeof faults)[number]

/** How a simulated vendor behaves. Whoever runs it may change it at any time. */
export type Manner = {
  /** What goes wrong with the next calls, in order; each is used up by one call. */
  next: (Fault | null)[]
  /** What goes wrong with each call after those; null for nothing. */
  always: Fault | null
  /** Seconds to wait that a refusal names; null for none. */
  wait: number | null
  /** Milliseconds before each answer. */
  slow: number
  /** Says each answer twice: rows are repeated, files are left again under another name. */
  twice: boolean
  /** The share of the remaining calls with which something goes wrong, 0 to 1. */
  share: number
  /** Decides which; the same numbers bring the same faults. */
  random: () => number
  /** How many calls there were so far, and with how many something went wrong. */
  calls: number
  failed: number
}

/** A vendor that behaves. */
export const goodManner = (): Manner => ({
  next: [],
  always: null,
  wait: null,
  slow: 0,
  twice: false,
  share: 0,
  random: seeded(1),
  calls: 0,
  failed: 0,
})

/** What goes wrong with this call; null for nothing. Ask once a call. */
export function faultOf(manner: Manner): Fault | null {
  const fault = drawn(manner)
  manner.calls += 1
  if (fault !== null) manner.failed += 1
  return fault
}

function drawn(manner: Manner): Fault | null {
  const [first] = manner.next
  if (first !== undefined) {
    manner.next.shift()
    return first
  }
  if (manner.always !== null) return manner.always
  if (manner.share === 0 || manner.random() >= manner.share) return null
  return faults[Math.floor(manner.random() * faults.length)] ?? null
}

/** Numbers from 0 up to 1 that are the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
}
