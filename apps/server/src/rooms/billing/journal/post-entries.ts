import {
  type ClosedThrough,
  formatMonth,
  isClosed,
  monthOf,
} from '@homeward/domain/billing/periods'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { holdMonths } from './hold-store.ts'
import { findClosedThrough } from './months-store.ts'
import { insertEntries, type NewEntry } from './store.ts'

/** The details of an entry besides its lines; an entry without lines (nothing moved) is not written. */
export type Posting = Omit<NewEntry, 'id'> & { id?: string }

/**
 * Writes entries to the journal. Entries are permanent; each sums to zero or nothing is written. What belongs to a
 * closed month is entered today, and says so.
 */
export async function postEntries(ctx: Ctx, postings: readonly Posting[]): Promise<void> {
  const { agency, actor } = ctx
  const { name } = actor
  const moving = postings.filter(({ lines }) => lines.length > 0)
  if (moving.length === 0) return
  await holdMonths(ctx)
  const closed = await findClosedThrough(ctx.tx)
  const entries = moving.map((posting) => ({
    id: uuid(),
    ...inOpenMonth(posting, closed, ctx.today),
  }))
  await insertEntries(ctx.tx, { agencyId: agency.id, name }, entries)
}

function inOpenMonth(posting: Posting, closed: ClosedThrough, today: string): Posting {
  const month = monthOf(posting.date)
  if (!isClosed(month, closed)) return posting
  return {
    ...posting,
    date: today,
    description: `${posting.description} (of ${formatMonth(month)}, which is closed)`,
  }
}
