import { getClaim } from '@homeward/contract/billing/claims'
import { v7 as uuid } from 'uuid'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { call } from '../../testing/call.ts'
import type { TestServer } from '../../testing/test-server.ts'
import type { World } from '../../testing/world.ts'
import { aDeniedClaim } from './records.ts'

type Place = { app: TestServer; world: World }

/** A claim with a credit, with its version. */
export async function anOverpaidClaim({ app, world }: Place) {
  const id = await aDeniedClaim(app, world)
  const own = { agency_id: world.agencyId }
  const entry_id = uuid()
  await inAgency(app.db, world.agencyId, async (tx) => {
    await tx
      .insertInto('journal_entries')
      .values({
        ...own,
        id: entry_id,
        claim_id: id,
        source_id: entry_id,
        date: '2026-11-02',
        kind: 'claim_remitted',
        description: 'Paid twice',
        created_by_name: 'test',
      })
      .execute()
    await tx
      .insertInto('journal_lines')
      .values([
        { ...own, entry_id, position: 1, account: 'cash', amount_cents: 5000 },
        { ...own, entry_id, position: 2, account: 'credits', amount_cents: -5000 },
      ])
      .execute()
  })
  const { lock_version } = await call(app, world.owner, getClaim, { id })
  return { id, lock_version }
}

/** A refund that a person who left asked for. */
export async function aWaitingRefund({ app, world }: Place): Promise<string> {
  const { id: claim_id } = await anOverpaidClaim({ app, world })
  const id = uuid()
  await inAgency(app.db, world.agencyId, (tx) =>
    tx
      .insertInto('refunds')
      .values({
        agency_id: world.agencyId,
        id,
        claim_id,
        amount_cents: 100,
        paid_to: 'payor',
        method: 'check',
        paid_on: '2026-11-02',
        reason: 'Paid twice',
        state: 'waiting',
        asked_at: '2026-11-02T15:00:00Z',
        asked_by_name: 'Bea Lane',
      })
      .execute(),
  )
  return id
}
