import type { EvvVendor } from '@homeward/domain/agency/vocabulary'
import type { Answer } from '@homeward/evv/telling'
import { type OutboxRow, toJson } from '../outbox-store.ts'
import { factsOf, maybeOf } from './maybe.ts'
import { problemsOf } from './problems.ts'

/** The people that a vendor may not know, by the cause of its rejection. */
const unknownPeople = { unknown_client: 'client', unknown_agent: 'agent' } as const

/** A row after the vendor's verdict, and whom it says it does not know, who is to be told again. */
type Verdict = { row: OutboxRow; unknown: 'client' | 'agent' | null }

/** What a vendor's verdict on the last sending makes of a row. */
export function applyAnswer(
  vendor: EvvVendor,
  before: OutboxRow,
  answer: Omit<Answer, 'id'>,
  now: Date,
): Verdict {
  const at = now.toISOString()
  const row = {
    ...before,
    answered_at: at,
    failures: 0,
    claim_status: answer.claimStatus === undefined ? before.claim_status : answer.claimStatus,
  }
  return answer.outcome === 'accepted'
    ? accepted(row, answer, at)
    : rejected(vendor, row, answer, at)
}

function accepted(row: OutboxRow, { vendorKey }: Omit<Answer, 'id'>, at: string): Verdict {
  const sent = factsOf(row.sent)
  const told: OutboxRow = {
    ...row,
    sent,
    told: sent,
    first: row.first ?? maybeOf(row)[0] ?? sent,
    unsure: false,
    told_digest: row.sent_digest,
    // A withdrawal ends the vendor's key, unless the vendor repeats it.
    vendor_key: isWithdrawn(row.sent) ? vendorKey : (vendorKey ?? row.vendor_key),
    asked_again: [],
    problems: [],
    cause: null,
    verified_at: at,
  }
  const next = told.status === 'archived' ? {} : after(told, 'verified', at)
  return { row: { ...told, ...next }, unknown: null }
}

/** A rejection says nothing of earlier sendings without an answer, so what was unsure stays so. */
function rejected(
  vendor: EvvVendor,
  row: OutboxRow,
  answer: Omit<Answer, 'id'>,
  at: string,
): Verdict {
  const problems = problemsOf(vendor, row, answer.problems)
  const cause = problems[0]?.cause ?? 'other'
  const said = { ...row, problems: toJson(problems), cause }
  if (row.status === 'archived') return { row: said, unknown: null }
  const unknown = row.kind === 'visit' ? whom(cause) : null
  if (unknown !== null && !row.asked_again.includes(unknown)) {
    const asked_again = [...row.asked_again, unknown]
    return { row: { ...said, status: 'pending', due_at: null, asked_again }, unknown }
  }
  return { row: { ...said, ...after(said, 'failed', at) }, unknown: null }
}

const whom = (cause: string): Verdict['unknown'] =>
  cause === 'unknown_client' || cause === 'unknown_agent' ? unknownPeople[cause] : null

/** What changed while the answer was awaited is told again. */
const after = (row: OutboxRow, status: 'verified' | 'failed', at: string) =>
  isSame(row.wanted_digest, row.sent_digest)
    ? { status, due_at: null }
    : { status: 'pending' as const, due_at: at, queued_at: at, problems: [], cause: null }

const isSame = (a: Buffer | null, b: Buffer | null): boolean =>
  a === null || b === null ? a === b : a.equals(b)

const isWithdrawn = (kept: OutboxRow['sent']): boolean =>
  kept !== null && typeof kept === 'object' && !Array.isArray(kept) && kept.state === 'void'

/** A client or caregiver whom the vendor says it does not know is told again, as if for the first time. */
export const tellAgain = (row: OutboxRow, now: Date): OutboxRow => ({
  ...row,
  status: 'pending',
  told: null,
  first: null,
  told_digest: null,
  vendor_key: null,
  due_at: now.toISOString(),
  queued_at: now.toISOString(),
})
