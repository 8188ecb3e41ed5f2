import { v7 as uuid } from 'uuid'
import { inAgency } from '../../plumbing/db/transaction.ts'
import type { TestServer } from '../../testing/test-server.ts'
import type { World } from '../../testing/world.ts'

type Place = { app: TestServer; world: World }

/** The journal has an entry of October, which is open. */
export const aPostedMonth = ({ app, world }: Place): Promise<void> =>
  inAgency(app.db, world.agencyId, async (tx) => {
    const reopened_at = '2026-11-02T15:00:00Z'
    await tx
      .updateTable('closed_months')
      .set({ reopened_at, reopened_by_name: 'Bea Lane', reason: 'A check was forgotten' })
      .execute()
    const entry_id = uuid()
    const own = { agency_id: world.agencyId }
    await tx
      .insertInto('journal_entries')
      .values({
        ...own,
        id: entry_id,
        date: '2026-10-05',
        kind: 'provider_adjusted',
        source_id: uuid(),
        description: 'Interest',
        created_by_name: 'Bea Lane',
      })
      .execute()
    const line = { ...own, entry_id, entry_date: '2026-10-05' }
    await tx
      .insertInto('journal_lines')
      .values([
        { ...line, position: 1, account: 'cash', amount_cents: 500 },
        { ...line, position: 2, account: 'interest', amount_cents: -500 },
      ])
      .execute()
  })

/** October is closed. */
export async function aClosedMonth(place: Place): Promise<void> {
  const { app, world } = place
  await aPostedMonth(place)
  await inAgency(app.db, world.agencyId, (tx) =>
    tx
      .insertInto('closed_months')
      .values({ agency_id: world.agencyId, month: '2026-10-01', closed_by_name: 'Bea Lane' })
      .onConflict((conflict) =>
        conflict
          .columns(['agency_id', 'month'])
          .doUpdateSet({ reopened_at: null, reopened_by_name: null, reason: null }),
      )
      .execute(),
  )
}
