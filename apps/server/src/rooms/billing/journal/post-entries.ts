import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { insertEntries, type NewEntry } from './store.ts'

/** The details of an entry besides its lines; an entry without lines (nothing moved) is not written. */
export type Posting = Omit<NewEntry, 'id'>

/** Writes entries to the journal. Entries are permanent; each sums to zero or nothing is written. */
export async function postEntries(ctx: Ctx, postings: readonly Posting[]): Promise<void> {
  const { agency, actor } = ctx
  const { name } = actor
  const entries = postings
    .filter(({ lines }) => lines.length > 0)
    .map((posting) => ({ id: uuid(), ...posting }))
  if (entries.length > 0) await insertEntries(ctx.tx, { agencyId: agency.id, name }, entries)
}
