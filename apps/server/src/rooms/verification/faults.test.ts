import { updateVendorVerifications } from '@homeward/contract/verification/vendor-verifications'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { call } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'
import { openWork } from './testing/approved-world.ts'
import { aCrowd } from './testing/faults/crowd.ts'
import { runWithFaults } from './testing/faults/run-with-faults.ts'
import { threeVendors } from './testing/faults/vendors.ts'

// Killed processes leave locks and jobs behind.
const app = startTestServer({ ownDatabase: true })

/** `npm run evv-faults -- 10000` runs it with as many visits. */
const count = Number(process.env.EVV_FAULTS ?? 60)
const patience = Math.max(120, count)

/** Sends again what was given up, as the office does; answers how many those were. */
async function resend(world: World): Promise<number> {
  const { moved } = await call(app, world.billing_admin, updateVendorVerifications, {
    status: 'pending',
    list: { status: 'failed' },
  })
  return moved.length
}

const figuresOf = async (world: World) => {
  const { rows } = await inAgency(app.db, world.agencyId, (tx) =>
    sql<Record<string, number>>`
      select count(distinct v.id)::int as records, count(distinct a.sending_id)::int as sendings,
        count(a.id)::int as attempts, count(*) filter (where a.outcome = 'not_sent')::int as not_sent,
        count(*) filter (where a.outcome = 'unknown')::int as unknown,
        count(*) filter (where a.outcome = 'rejected')::int as rejected,
        (select count(*) from vendor_verifications where kind = 'visit' and status = 'verified')::int as verified,
        (select count(*) from vendor_verifications where status <> 'verified')::int as unverified,
        (select deadlocks::int from pg_stat_database where datname = current_database()) as deadlocks
      from vendor_verifications v left join verification_attempts a on a.verification_id = v.id
    `.execute(tx),
  )
  return rows[0] ?? {}
}

test(
  'every visit is once at its vendor, although calls fail, vendors restart and the process is killed twice',
  async () => {
    const world = await anAgency(app)
    const vendors = await threeVendors(app, world)
    const payors = vendors.map(({ payorId }) => payorId)
    const told = await aCrowd(app, world, payors, count)
    const run = await runWithFaults(app, {
      vendors,
      share: 0.2,
      killsAt: [count / 4, (count * 3) / 5],
      open: () => openWork(app, world),
      resend: () => resend(world),
      patience,
    })
    const figures = { visits: count, ...(await figuresOf(world)), ...run }
    if (process.env.EVV_FAULTS) process.stdout.write(`${JSON.stringify(figures, null, 1)}\n`)
    for (const { vendor, payorId, visitIds } of vendors) {
      const wanted = { vendor, visits: told.get(payorId)?.toSorted() }
      expect({ vendor, visits: visitIds().toSorted() }).toEqual(wanted)
    }
    expect(figures).toMatchObject({ verified: count, unverified: 0, kills: 2, deadlocks: 0 })
  },
  patience * 1000 + 60_000,
)
