import { getClaim } from '@homeward/contract/billing/claims'
import { v7 as uuid } from 'uuid'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { call } from '../../testing/call.ts'
import type { TestServer } from '../../testing/test-server.ts'
import type { World } from '../../testing/world.ts'
import { anEntry } from './entries.ts'
import { aDeniedClaim } from './records.ts'

type Place = { app: TestServer; world: World }

/** A claim with a credit, with its version. */
export async function anOverpaidClaim({ app, world }: Place) {
  const id = await aDeniedClaim(app, world)
  await anEntry(
    { app, world },
    {
      claimId: id,
      description: 'Paid twice',
      debit: 'cash',
      credit: 'credits',
      cents: 5000,
    },
  )
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
