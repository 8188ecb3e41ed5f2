import { payWeekOf } from '@homeward/domain/payroll/pay-week'
import { addDays } from '@homeward/domain/time/zone'
import pg from 'pg'
import { makeCtx } from '../../apps/server/src/plumbing/context.ts'
import { openDatabase } from '../../apps/server/src/plumbing/db/pool.ts'
import { inAgency } from '../../apps/server/src/plumbing/db/transaction.ts'
import { computePay } from '../../apps/server/src/rooms/payroll/door.ts'
import { agencyId, middleDay } from '../seed/ids.ts'
import { benchServices } from '../servers/app.ts'

type PayrollResult = { sheets: number; visits: number; own: number; read: number }

const weeks = 12
const atOnce = 200

/** Milliseconds to compute twelve weeks of pay of all who have visits, and to read the very visits alone. */
export async function benchPayroll(url: string): Promise<PayrollResult> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const first = addDays(payWeekOf(middleDay), -7 * weeks)
  const all = Array.from({ length: weeks }, (_, n) => addDays(first, 7 * n))
  try {
    const { rows } = await client.query<{ agent_id: string }>(
      'select distinct agent_id from visits where agent_id is not null order by 1',
    )
    await client.query('set session_replication_role = replica')
    await client.query(reviewed, [first])
    await client.query('vacuum analyze visits')
    const agents = rows.map(({ agent_id }) => agent_id)
    let visits = 0
    const read = await timed(async () => {
      for (const week of all) {
        const found = await client.query(
          'select * from visits where agent_id = any ($1) and starts_at >= $2 and starts_at < $3',
          [agents, addDays(week, -3), addDays(week, 10)],
        )
        visits += found.rows.length
      }
    })
    let sheets = 0
    const own = await timed(async () => {
      sheets = await compute(url, all, agents)
    })
    return { sheets, visits, own, read }
  } finally {
    await client.end()
  }
}

/** The seed's visits are completed; pay begins with their review. */
const reviewed = `
  update visits set status = 'approved', reviewed_check_in_at = check_in_at,
    reviewed_check_out_at = check_out_at, reviewed_duration = completed_duration
  where status = 'completed' and scheduled_date >= $1::date - 3`

async function compute(url: string, all: readonly string[], agents: readonly string[]) {
  const db = openDatabase(url, { size: 2 })
  const services = benchServices({ clock: () => new Date(`${middleDay}T14:00:00Z`) })
  const agency = {
    id: agencyId,
    name: 'Bench agency',
    timeZone: 'America/New_York',
    locationTolerance: 150,
    lateAfter: 10,
  }
  let sheets = 0
  await inAgency(db, agencyId, async (tx) => {
    const actor = { kind: 'job', name: 'bench' } as const
    const requestId = '0198a000-0000-7000-8000-00000000000e'
    const ctx = makeCtx(services, tx, { agency, actor, requestId })
    for (const week of all) {
      for (let at = 0; at < agents.length; at += atOnce) {
        sheets += (await computePay(ctx, week, agents.slice(at, at + atOnce))).length
      }
    }
  })
  await db.close()
  return sheets
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
