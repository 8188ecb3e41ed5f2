import { isInFlight, isLeftAlone } from '@homeward/domain/verification/moves'
import type { Ctx } from '../../../plumbing/context.ts'
import { type OutboxRow, toJson } from '../outbox-store.ts'
import { isDigestOf } from '../records/digest.ts'
import type { Wish } from '../records/load-wishes.ts'

/** What becomes of a row whose record changed, or may have; `delete` if the vendor never heard of it. */
export function applyWish(
  { keys, agency, now }: Ctx,
  row: OutboxRow,
  wish: Wish | null,
): OutboxRow | 'delete' | null {
  const { status } = row
  if (wish === null) return row.sequence === 0 ? 'delete' : null
  const is = (digest: Buffer | null) => isDigestOf(keys, agency.id, wish.record, digest)
  const seen = { ...row, ...aboutOf(wish), wanted_digest: wish.digest }
  if (isVoid(wish) && row.sequence === 0 && !isLeftAlone(status)) return 'delete'
  if (isInFlight(status) || isLeftAlone(status)) return seen
  if (isVoid(wish) && row.told === null && !row.unsure) {
    // The vendor refused it and has nothing of it.
    return { ...seen, ...settled, status: 'verified', told_digest: wish.digest }
  }
  // A person may have asked for what the vendor has already to be sent again.
  if (is(row.told_digest) && !row.unsure && status !== 'pending') {
    return { ...seen, ...settled, status: 'verified' }
  }
  if (status === 'failed' && is(row.sent_digest)) return seen
  const { problems } = wish
  if (problems.length > 0) {
    const cause = problems[0]?.cause ?? null
    return { ...seen, ...settled, status: 'held', problems: toJson(problems), cause }
  }
  if (status === 'pending' && row.due_at !== null && is(row.wanted_digest)) return seen
  return {
    ...seen,
    ...settled,
    ...queuedAgain(row, now),
    status: 'pending',
    due_at: now.toISOString(),
  }
}

const settled: Pick<OutboxRow, 'problems' | 'cause' | 'due_at'> = {
  problems: [],
  cause: null,
  due_at: null,
}

/** What was done with begins to wait again; what waits already keeps its place. */
const queuedAgain = (row: OutboxRow, now: Date) =>
  row.status === 'verified' || row.status === 'failed'
    ? { queued_at: now.toISOString(), failures: 0, asked_again: [] }
    : {}

export const isVoid = ({ record }: Wish): boolean =>
  record.kind === 'visit' && record.state === 'void'

/** What lists show of a record, and what it waits for. */
export const aboutOf = ({ record }: Wish) => {
  switch (record.kind) {
    case 'agent':
      return { client_id: null, agent_id: record.id, day: null }
    case 'client':
      return { client_id: record.id, agent_id: null, day: null }
    case 'visit':
      return { client_id: record.client.id, agent_id: record.agent?.id ?? null, day: record.day }
  }
}
