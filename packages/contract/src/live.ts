import { z } from 'zod'
import type { ErrorBody } from './failures.ts'
import { id } from './fields.ts'
import {
  type MessageName,
  type SignalKind,
  type SignalPayload,
  signalsBetween,
  type Topic,
} from './signals.ts'

/** A record changed. Everyone who may read it hears `changed` and asks for it with their own rights. */
export type Changed = { topic: Topic; id: string }

/** Something is stored for this person. Only their screens hear `told`. */
export type Told = { message: MessageName; ids: string[] }

/** What someone says to this person at this moment, heard as `signal`. `from` is null for the product. */
export type SignalOf<K extends SignalKind> = {
  kind: K
  from: { id: string; name: string } | null
  payload: SignalPayload<K>
}
export type Signal = { [K in SignalKind]: SignalOf<K> }[SignalKind]

/** How large the payload of a signal may be, in bytes of JSON. */
export const signalBytes = 32_000

/** What a screen sends as `signal`; the payload is read by the schema of its kind. */
export const SentSignal = z.strictObject({
  kind: z.string().refine((kind): kind is SignalKind => Object.hasOwn(signalsBetween, kind)),
  to: id,
  payload: z.record(z.string(), z.unknown()),
})

/** The answer to a screen: whether the signal was delivered, or why not. */
export type SignalAnswer = { ok: true } | { ok: false; code: ErrorBody['code'] }
