import type { JournalAccount } from '@homeward/domain/billing/vocabulary'
import { v7 as uuid } from 'uuid'
import { inAgency } from '../../plumbing/db/transaction.ts'
import type { TestServer } from '../../testing/test-server.ts'
import type { World } from '../../testing/world.ts'

type Place = { app: TestServer; world: World }
type Entry = {
  claimId: string
  description: string
  debit: JournalAccount
  credit: JournalAccount
  cents: number
}

/** An entry of the journal about a claim, from one account to another. */
export async function anEntry({ app, world }: Place, entry: Entry): Promise<void> {
  const own = { agency_id: world.agencyId }
  const entry_id = uuid()
  await inAgency(app.db, world.agencyId, async (tx) => {
    await tx
      .insertInto('journal_entries')
      .values({
        ...own,
        id: entry_id,
        claim_id: entry.claimId,
        source_id: entry_id,
        date: '2026-11-02',
        kind: 'claim_remitted',
        description: entry.description,
        created_by_name: 'test',
      })
      .execute()
    const line = { ...own, entry_id, entry_date: '2026-11-02' }
    await tx
      .insertInto('journal_lines')
      .values([
        { ...line, position: 1, account: entry.debit, amount_cents: entry.cents },
        { ...line, position: 2, account: entry.credit, amount_cents: -entry.cents },
      ])
      .execute()
  })
}
