import { createIntegrationAccount } from '@homeward/contract/agency/integration-accounts'
import type { EvvVendor } from '@homeward/domain/agency/vocabulary'
import type { Insertable } from 'kysely'
import { v7 as uuid } from 'uuid'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import type { VendorVerifications } from '../../../plumbing/db/schema.generated.ts'
import { call } from '../../../testing/call.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import type { World } from '../../../testing/world.ts'

let accounts = 0

/** An account with an EVV vendor. */
export async function anEvvAccount(
  app: TestServer,
  world: World,
  vendor: EvvVendor = 'sandata',
): Promise<string> {
  accounts += 1
  const { id } = await call(app, world.owner, createIntegrationAccount, {
    name: `EVV ${accounts}`,
    vendor,
    settings: { evv: { payer_program: 'PCS', withdrawal_code: '99' } },
  })
  return id
}

type Row = Pick<Insertable<VendorVerifications>, 'account_id' | 'kind' | 'parent_id'> &
  Partial<Insertable<VendorVerifications>>

/** A record of the outbox as it stands, of which no change is to be followed. */
export async function anOutboxRow(app: TestServer, world: World, row: Row): Promise<string> {
  const given = { status: 'pending' as const, due_at: null, ...row }
  return inAgency(app.db, world.agencyId, async (tx) => {
    await tx.deleteFrom('verification_changes').where('record_id', '=', row.parent_id).execute()
    const { id } = await tx
      .insertInto('vendor_verifications')
      .values({ agency_id: world.agencyId, id: uuid(), ...given })
      .onConflict((oc) => oc.constraint('vendor_verifications_once').doUpdateSet(given))
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}
