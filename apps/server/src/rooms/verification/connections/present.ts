import type { VerificationConnection } from '@homeward/contract/verification/shape'
import { causeWords } from '@homeward/domain/verification/causes'
import type { VerificationStatus } from '@homeward/domain/verification/vocabulary'
import type { Ctx } from '../../../plumbing/context.ts'
import type { ConnectionRow } from './store.ts'

/** How talking to an account goes, with what waits there. */
export function presentConnection(ctx: Ctx, row: ConnectionRow): VerificationConnection {
  const { statuses, done, causes, id, name, ...rest } = row
  const of = (status: VerificationStatus) => statuses.find((one) => one.status === status)
  const count = (status: VerificationStatus): number =>
    Number([...statuses, ...done].find((one) => one.status === status)?.count ?? 0)
  const state = row.state ?? 'open'
  const may = ctx.may('verifications.write')
  return {
    ...rest,
    state,
    lock_version: row.lock_version ?? 0,
    account: { id, name },
    counts: {
      held: count('held'),
      pending: count('pending'),
      sent: count('sent'),
      verified: count('verified'),
      failed: count('failed'),
      archived: count('archived'),
    },
    oldest_queued_at: instantOf(of('pending')?.oldest_queued_at),
    oldest_unanswered_at: instantOf(of('sent')?.oldest_sent_at),
    causes: causes.map(({ cause, count: many }) => ({
      cause: cause ?? 'other',
      words: causeWords(cause ?? 'other'),
      count: Number(many),
    })),
    abilities: { pause: may && state !== 'paused', resume: may && state !== 'open' },
  }
}

/** JSON of the database writes instants in a form of its own. */
const instantOf = (at: string | null | undefined): string | null =>
  at === undefined || at === null ? null : new Date(at).toISOString()
