import { integrationAccounts } from '@homeward/contract/agency/integration-accounts'
import { updatePayor } from '@homeward/contract/agency/payors'
import { reviewVisit } from '@homeward/contract/visits/visits'
import type { EvvVendor } from '@homeward/domain/agency/vocabulary'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { drain } from '../../../plumbing/jobs/worker.ts'
import { aRecord } from '../../../testing/a-record.ts'
import { call } from '../../../testing/call.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import type { World } from '../../../testing/world.ts'
import { tasks } from '../../tasks.ts'
import { inJob } from '../in-job.ts'
import { tasksWith } from '../jobs.ts'
import type { OutboxRow } from '../outbox-store.ts'
import { runAccount } from '../run/run.ts'
import type { TestVendor } from './a-vendor.ts'

/** An account with a vendor. */
export const anEvvAccount = async (
  app: TestServer,
  world: World,
  vendor: EvvVendor = 'sandata',
): Promise<string> =>
  (
    await aRecord(app, world, integrationAccounts, {
      vendor,
      name: `Ours at ${vendor}`,
      settings: { account: '700100' },
    })
  ).id

/** A reason of the vendor for corrected times. */
export async function aVendorReason(
  app: TestServer,
  world: World,
  vendor: EvvVendor = 'sandata',
): Promise<string> {
  const code = { code: '07', label: 'Caregiver forgot', vendor, situation: 'time_changed' as const }
  await inAgency(app.db, world.agencyId, (tx) =>
    tx
      .insertInto('visit_reasons')
      .values({ agency_id: world.agencyId, id: uuid(), kind: 'reason', ...code })
      .execute(),
  )
  return 'own:07'
}

/** The caregiver of the tests gets a name that vendors take. */
export const aNamedCaregiver = (app: TestServer, world: World) =>
  inAgency(app.db, world.agencyId, (tx) =>
    tx
      .updateTable('agents')
      .set({ first_name: 'Rosa', last_name: 'Alvarez' })
      .where('id', '=', world.pca.agentId)
      .execute(),
  )

/** The accounts that the payor's visits are told over. */
export const pointPayor = (
  app: TestServer,
  world: World,
  accounts: { evv_account_id?: string | null; aggregator_account_id?: string | null },
) => call(app, world.billing_admin, updatePayor, { id: world.payorId, ...accounts })

/** Approves a completed visit as it was recorded. */
export const approve = (app: TestServer, world: World, id: string) =>
  call(app, world.manager, reviewVisit, { id, decision: 'approve' })

/** Runs the jobs that are waiting, with these vendors behind the accounts. */
export async function drainWith(
  app: TestServer,
  vendors: Readonly<Record<string, TestVendor>>,
): Promise<void> {
  const others = tasks.filter(({ name }) => !name.startsWith('verification.'))
  const own = tasksWith(({ id }) => {
    const one = vendors[id]
    if (!one) throw new Error(`No vendor is behind the account ${id}.`)
    return one.vendor
  })
  await drain(app.services, app.db, [...others, ...own])
}

/** Looks for work, as every minute, and does it. */
export async function lookWith(
  app: TestServer,
  vendors: Readonly<Record<string, TestVendor>>,
): Promise<void> {
  await sql`select app.enqueue('verification.look', '{}'::json)`.execute(app.db.app)
  await drainWith(app, vendors)
}

/** Moves the clock on and looks again. */
export async function laterWith(
  app: TestServer,
  vendors: Readonly<Record<string, TestVendor>>,
  seconds: number,
): Promise<void> {
  app.setClock(new Date(app.services.clock().getTime() + seconds * 1000).toISOString())
  await lookWith(app, vendors)
}

/** What the outbox has, by record and account. */
export const outbox = (app: TestServer, world: World): Promise<OutboxRow[]> =>
  inAgency(app.db, world.agencyId, (tx) =>
    tx.selectFrom('vendor_verifications').selectAll().orderBy('kind').orderBy('id').execute(),
  )

/** One record of the outbox. */
export async function rowOf(
  app: TestServer,
  world: World,
  parentId: string,
  accountId?: string,
): Promise<OutboxRow | undefined> {
  const rows = await outbox(app, world)
  return rows.find(
    (row) =>
      row.parent_id === parentId && (accountId === undefined || row.account_id === accountId),
  )
}

/** A run over an account in a process that is killed when the vendor cuts a call off. */
export async function runUntilKilled(
  app: TestServer,
  world: World,
  accountId: string,
  told: TestVendor,
): Promise<void> {
  let isKilled = false
  told.onCut = () => void (isKilled = true)
  const usual = inJob(app.services, app.db, world.agencyId, 'verification.run')
  const within: typeof usual = (work) => (isKilled ? Promise.reject(new Killed()) : usual(work))
  const runner = {
    services: app.services,
    db: app.db,
    within,
    open: () => told.vendor,
    seconds: 60,
  }
  await runAccount(runner, accountId).catch((error: unknown) => {
    if (!(error instanceof Killed)) throw error
  })
}

class Killed extends Error {}
