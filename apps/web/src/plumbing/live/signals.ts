import type { Signal, SignalOf } from '@homeward/contract/live'
import type { SignalKind } from '@homeward/contract/signals'

type Handler = (signal: Signal) => void

const handlers = new Map<SignalKind, Set<Handler>>()

/** Calls `handler` with what others say to this person until the returned function is called. */
export const onSignal = <K extends SignalKind>(
  kind: K,
  handler: (signal: SignalOf<K>) => void,
): (() => void) => {
  const known = handlers.get(kind) ?? new Set()
  // Only signals of its kind are handed to it.
  const hear = handler as Handler
  handlers.set(kind, known.add(hear))
  return () => {
    known.delete(hear)
  }
}

export const hearSignal = (signal: Signal): void => {
  for (const handler of handlers.get(signal.kind) ?? []) handler(signal)
}
