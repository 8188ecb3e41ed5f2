import { getClaim } from '@homeward/contract/billing/claims'
import { v7 as uuid } from 'uuid'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { call } from '../../testing/call.ts'
import type { TestServer } from '../../testing/test-server.ts'
import type { World } from '../../testing/world.ts'
import { aDeniedClaim } from './records.ts'

type Place = { app: TestServer; world: World }

/** A claim of which the payor refused $1, with its version. */
export async function aRefusedClaim({ app, world }: Place) {
  const id = await aDeniedClaim(app, world)
  const { lock_version } = await call(app, world.owner, getClaim, { id })
  return { id, lock_version }
}

/** A write-off that a person who left asked for. */
export async function aWaitingWriteOff({ app, world }: Place): Promise<string> {
  const claim_id = await aDeniedClaim(app, world)
  const id = uuid()
  await inAgency(app.db, world.agencyId, (tx) =>
    tx
      .insertInto('write_offs')
      .values({
        agency_id: world.agencyId,
        id,
        claim_id,
        amount_cents: 100,
        reason: 'Too old',
        state: 'waiting',
        asked_at: '2026-11-02T15:00:00Z',
        asked_by_name: 'Bea Lane',
      })
      .execute(),
  )
  return id
}
