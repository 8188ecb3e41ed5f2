import { sql } from 'kysely'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import type { EvvVendor } from '@homeward/domain/agency/vocabulary'
import { aCompletedVisit } from '../../visits/testing/factories.ts'
import { aVendor } from './a-vendor.ts'
import { aNamedCaregiver, anEvvAccount, approve, aVendorReason, pointPayor } from './told-world.ts'

type Options = Parameters<typeof aVendor>[0]

/** An agency whose payor is told over an account, with one visit that waits for its review. */
export async function aToldWorld(
  app: TestServer,
  options: Options = {},
  vendor: EvvVendor = 'sandata',
) {
  const world = await anAgency(app)
  const visit = await aCompletedVisit(app, world)
  const accountId = await anEvvAccount(app, world, vendor)
  await aVendorReason(app, world, vendor)
  await aNamedCaregiver(app, world)
  await pointPayor(app, world, { evv_account_id: accountId })
  const told = aVendor(options)
  return { world, visit, accountId, told, vendors: { [accountId]: told } }
}

/** The same, with the visit approved. */
export async function anApprovedWorld(
  app: TestServer,
  options: Options = {},
  vendor: EvvVendor = 'sandata',
) {
  const made = await aToldWorld(app, options, vendor)
  await approve(app, made.world, made.visit.id)
  return made
}

/** How talking to an account goes. */
export const connectionOf = (app: TestServer, world: World, accountId: string) =>
  inAgency(app.db, world.agencyId, (tx) =>
    tx
      .selectFrom('verification_connections')
      .selectAll()
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow(),
  )

/** What is not told yet: changes, and records that wait for their turn or their answer. */
export async function openWork(app: TestServer, world: World): Promise<number> {
  const { rows } = await inAgency(app.db, world.agencyId, (tx) =>
    sql<{ open: number }>`
      select (select count(*) from verification_changes)::int
        + (select count(*) from vendor_verifications where status in ('held', 'pending', 'sent'))::int as open
    `.execute(tx),
  )
  return rows[0]?.open ?? 0
}
