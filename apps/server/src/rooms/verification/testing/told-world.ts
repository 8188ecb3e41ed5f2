import { integrationAccounts } from '@homeward/contract/agency/integration-accounts'
import { updatePayor } from '@homeward/contract/agency/payors'
import { reviewVisit } from '@homeward/contract/visits/visits'
import type { EvvVendor } from '@homeward/domain/agency/vocabulary'
import { addDays } from '@homeward/domain/time/zone'
import { type Insertable, type Selectable, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { insertRows } from '../../../plumbing/db/insert-rows.ts'
import type { Visits } from '../../../plumbing/db/schema.generated.ts'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { drain } from '../../../plumbing/jobs/worker.ts'
import { aRecord } from '../../../testing/a-record.ts'
import { call } from '../../../testing/call.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import type { World } from '../../../testing/world.ts'
import { tasks } from '../../tasks.ts'
import { inJob } from '../../../plumbing/jobs/in-job.ts'
import { tasksWith } from '../jobs.ts'
import type { OutboxRow } from '../outbox-store.ts'
import { runAccount } from '../run/run.ts'
import type { TestVendor } from './a-vendor.ts'

/** An account with a vendor. */
export const anEvvAccount = async (
  app: TestServer,
  world: World,
  vendor: EvvVendor = 'sandata',
  name = `Ours at ${vendor}`,
): Promise<string> =>
  (
    await aRecord(app, world, integrationAccounts, {
      vendor,
      name,
      settings: { account: '700100', evv: { payer_program: 'PCS', withdrawal_code: '99' } },
    })
  ).id

/** A reason of the vendor, for corrected times or for missed visits. */
export async function aVendorReason(
  app: TestServer,
  world: World,
  vendor: EvvVendor = 'sandata',
  situation: 'time_changed' | 'missed' = 'time_changed',
): Promise<string> {
  const code = { code: '07', label: 'Caregiver forgot', vendor, situation }
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

/** Approved visits like a completed one, each a day earlier than the one before. */
export async function copiesOf(
  app: TestServer,
  world: World,
  visitId: string,
  count: number,
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => uuid())
  await inAgency(app.db, world.agencyId, async (tx) => {
    const like = await tx
      .selectFrom('visits')
      .selectAll()
      .where('id', '=', visitId)
      .executeTakeFirstOrThrow()
    const services = await tx
      .selectFrom('visit_services')
      .selectAll()
      .where('visit_id', '=', visitId)
      .execute()
    await insertRows(
      tx.insertInto('visits'),
      ids.map((id, index) => approvedLike(like, id, index + 1)),
    )
    await insertRows(
      tx.insertInto('visit_services'),
      ids.flatMap((id) => services.map((row) => ({ ...row, visit_id: id }))),
    )
  })
  return ids
}

/** A visit like another, approved as it was recorded, so many days earlier. */
export function approvedLike(
  like: Selectable<Visits>,
  id: string,
  days: number,
): Insertable<Visits> {
  const on = (at: string | null) =>
    at === null ? null : new Date(Date.parse(at) - days * 86_400_000).toISOString()
  return {
    ...like,
    id,
    status: 'approved',
    shift_id: null,
    occurrence_date: null,
    scheduled_date: addDays(like.scheduled_date, -days),
    starts_at: on(like.starts_at) ?? like.starts_at,
    ends_at: on(like.ends_at) ?? like.ends_at,
    check_in_at: on(like.check_in_at),
    check_out_at: on(like.check_out_at),
    reviewed_check_in_at: on(like.reviewed_check_in_at ?? like.check_in_at),
    reviewed_check_out_at: on(like.reviewed_check_out_at ?? like.check_out_at),
    reviewed_duration: like.completed_duration,
  }
}

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

/** Moves the clock with everybody still at work: no session goes idle on the way. */
export async function moveTo(app: TestServer, instant: string): Promise<void> {
  app.setClock(instant)
  await app.db.identity.updateTable('sessions').set({ last_seen_at: instant }).execute()
}

/** Moves the clock on and looks again. */
export async function laterWith(
  app: TestServer,
  vendors: Readonly<Record<string, TestVendor>>,
  seconds: number,
): Promise<void> {
  await moveTo(app, new Date(app.services.clock().getTime() + seconds * 1000).toISOString())
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
