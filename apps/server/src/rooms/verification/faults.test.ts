import { integrationAccounts } from '@homeward/contract/agency/integration-accounts'
import { updatePayor } from '@homeward/contract/agency/payors'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { aRecord } from '../../testing/a-record.ts'
import { call } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'
import { aPayor } from '../agency/testing/factories.ts'
import { openHhaexchangeSimulator } from './simulators/hhaexchange.ts'
import { simulateSandata } from './simulators/sandata.ts'
import { aCrowd } from './testing/faults/crowd.ts'
import { runWithFaults } from './testing/faults/run-with-faults.ts'

// Killed processes leave locks and jobs behind.
const app = startTestServer({ ownDatabase: true })

/** `npm run evv-faults -- 10000` runs it with as many visits. */
const count = Number(process.env.EVV_FAULTS ?? 60)
const patience = Math.max(60, count)

const signIn = { account: '700100', user: 'homeward', password: 'right horse' }
const scope = 'write:aggregator'

/** Two vendors on this machine, and an agency with a payor behind each. */
async function twoVendors() {
  const sandata = await simulateSandata(signIn, { clock: () => new Date('2026-12-01T00:00:00Z') })
  onTestFinished(() => sandata.stop())
  const hhaexchange = await openHhaexchangeSimulator({
    user: signIn.user,
    secret: signIn.password,
    scope,
  })
  onTestFinished(() => hhaexchange.stop())
  const world = await anAgency(app)
  const second = await aPayor(app, world, { type: 'medicaid', name: 'Health plan' })
  const accountAt = async (vendor: 'sandata' | 'hhaexchange', endpoint: string, evv: object) => {
    const { id } = await aRecord(app, world, integrationAccounts, { vendor, name: vendor })
    const { account, user } = signIn
    const settings = JSON.stringify({ endpoint, account, user, evv })
    await inAgency(app.db, world.agencyId, (tx) =>
      tx.updateTable('integration_accounts').set({ settings }).where('id', '=', id).execute(),
    )
    return id
  }
  const at = {
    sandata: await accountAt('sandata', sandata.endpoint, { payer_program: 'PCS' }),
    hhaexchange: await accountAt('hhaexchange', hhaexchange.endpoint, { channel: 'calls', scope }),
  }
  const point = (id: string, accountId: string) =>
    call(app, world.billing_admin, updatePayor, { id, evv_account_id: accountId })
  await point(world.payorId, at.sandata)
  await point(second.id, at.hhaexchange)
  return { world, payors: [world.payorId, second.id] as const, sandata, hhaexchange }
}

/** What is not told yet, and what was given up, which a person sends again. */
async function openAt(world: World): Promise<number> {
  const { rows } = await inAgency(app.db, world.agencyId, (tx) =>
    sql<{ open: number }>`
      select (select count(*) from verification_changes)::int
        + (select count(*) from vendor_verifications where status in ('pending', 'sent'))::int as open
    `.execute(tx),
  )
  return rows[0]?.open ?? 0
}

const figuresOf = async (world: World) => {
  const { rows } = await inAgency(app.db, world.agencyId, (tx) =>
    sql<Record<string, number>>`
      select count(distinct v.id)::int as records, count(distinct a.sending_id)::int as sendings,
        count(a.id)::int as attempts, count(*) filter (where a.outcome = 'not_sent')::int as not_sent,
        count(*) filter (where a.outcome = 'unknown')::int as unknown,
        count(*) filter (where a.outcome = 'rejected')::int as rejected,
        (select count(*) from vendor_verifications where kind = 'visit' and status = 'verified')::int as verified,
        (select count(*) from vendor_verifications where status = 'failed')::int as failed
      from vendor_verifications v left join verification_attempts a on a.verification_id = v.id
    `.execute(tx),
  )
  return rows[0] ?? {}
}

test(
  'every visit is once at its vendor, although calls fail, vendors restart and the process is killed twice',
  async () => {
    const { world, payors, sandata, hhaexchange } = await twoVendors()
    const [forSandata = [], forHhaexchange = []] = await aCrowd(app, world, payors, count)
    const arrived = () => sandata.counting().size + hhaexchange.held.visits.size
    const run = await runWithFaults(app, {
      vendors: [sandata, hhaexchange],
      secret: signIn.password,
      share: 0.2,
      killsAt: [count / 4, (count * 3) / 5],
      arrived,
      open: () => openAt(world),
      patience,
    })
    const figures = { visits: count, ...(await figuresOf(world)), ...run }
    if (process.env.EVV_FAULTS) process.stdout.write(`${JSON.stringify(figures)}\n`)
    const atSandata = [...sandata.counting().keys()].map((key) => key.slice(0, 36))
    expect(atSandata.toSorted()).toEqual(forSandata.toSorted())
    expect(hhaexchange.visitIds().toSorted()).toEqual(forHhaexchange.toSorted())
    expect(figures).toMatchObject({ verified: count, failed: 0, kills: 2 })
  },
  patience * 1000 + 60_000,
)
