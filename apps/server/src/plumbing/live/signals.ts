import type { Signal } from '@homeward/contract/live'
import { signalBytes } from '@homeward/contract/live'
import { type SignalKind, signalsBetween } from '@homeward/contract/signals'
import { v7 as uuid } from 'uuid'
import { type Keys, seal, unseal } from '../crypto/protected.ts'
import type { Tx } from '../db/pool.ts'
import { Failure } from '../failure.ts'
import { tellProcesses } from './events.ts'
import { findSignal, insertSignal } from './signal-store.ts'

type At = { readonly keys: Keys; readonly agencyId: string; readonly now: Date }

type Said = {
  readonly kind: SignalKind
  readonly from: Signal['from']
  readonly payload: unknown
}

/**
 * Hands what one person says to another over to the processes that have that person's screens, when
 * the transaction commits. Fails where it is too large or not of the declared form.
 */
export async function sendSignal(tx: Tx, at: At, to: string, said: Said): Promise<void> {
  const size = Buffer.byteLength(JSON.stringify(said.payload) ?? '')
  if (size > signalBytes) throw new Failure('too_large')
  const payload = signalsBetween[said.kind].safeParse(said.payload)
  if (!payload.success) throw new Failure('invalid')
  const id = uuid()
  const content = JSON.stringify({ ...said, payload: payload.data })
  await insertSignal(tx, {
    agency_id: at.agencyId,
    id,
    user_id: to,
    content: seal(at.keys, content, placeOf(id)),
    created_at: at.now.toISOString(),
  })
  await tellProcesses(tx, { agency: at.agencyId, user: to, signal: id })
}

/** What was said; null where it was swept already. */
export async function readSignal(tx: Tx, keys: Keys, id: string): Promise<Signal | null> {
  const row = await findSignal(tx, id)
  return row ? (JSON.parse(unseal(keys, row.content, placeOf(id))) as Signal) : null
}

const placeOf = (id: string): string => `live_signals.content:${id}`
