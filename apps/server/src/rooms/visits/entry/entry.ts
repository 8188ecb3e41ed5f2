import { isExplained } from '@homeward/domain/visits/review'
import type { EntryMethod } from '@homeward/domain/visits/vocabulary'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure } from '../../../plumbing/failure.ts'
import type { VisitFacts } from '../visit-store.ts'

/** How a check-in or check-out was taken, and what stands for it. */
export type Entry = {
  method: EntryMethod
  reason: string | null
  note: string | null
  /** The serial number of a device, or the number of a caller. */
  source: string | null
}

type Explained = { reason?: string | null | undefined; note?: string | null | undefined }

/** An entry that something else than a person vouches for. */
export const provenBy = (method: 'evv' | 'fob' | 'ivr', source: string | null): Entry => ({
  method,
  reason: null,
  note: null,
  source,
})

/** The visit's caregiver punches with their device; anyone else enters the punch for them, and says why. */
export function entryOf({ actor }: Ctx, visit: VisitFacts, { reason, note }: Explained): Entry {
  const own = actor.kind === 'person' && actor.agentId !== null && actor.agentId === visit.agent_id
  if (own) return provenBy('evv', null)
  const said = { reason: reason ?? null, note: note?.trim() || null }
  if (!isExplained(said)) throw new Failure('entry_reason_required')
  return { method: 'manual', ...said, source: null }
}
