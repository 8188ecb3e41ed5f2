import { addDays } from '@homeward/domain/time/zone'
import pg from 'pg'
import { makeCtx } from '../../apps/server/src/plumbing/context.ts'
import { type Database, openDatabase } from '../../apps/server/src/plumbing/db/pool.ts'
import { inAgency } from '../../apps/server/src/plumbing/db/transaction.ts'
import type { Ctx } from '../../apps/server/src/plumbing/context.ts'
import { computePay, refreshWeek } from '../../apps/server/src/rooms/payroll/door.ts'
import { agencyId, idOf, nth, size } from '../seed/ids.ts'
import { benchServices } from '../servers/app.ts'

type PayrollResult = { sheets: number; visits: number; own: number; read: number; week: number }

const caregivers = 1500
/** Mondays of a year in which the seed has no visits. */
const weeks = Array.from({ length: 52 }, (_, n) => addDays('2024-01-01', 7 * n))
const atOnce = 200

/**
 * Milliseconds to compute a year of pay of all caregivers, to read the very visits alone, and to compute and store
 * one week of all.
 */
export async function benchPayroll(url: string): Promise<PayrollResult> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const agents = Array.from({ length: caregivers }, (_, n) => nth('agent', n + 1))
  const db = openDatabase(url, { size: 2 })
  try {
    await client.query('set session_replication_role = replica')
    for (const statement of aYear) await client.query(statement)
    await client.query('set session_replication_role = origin')
    await client.query('vacuum analyze visits')
    let visits = 0
    const read = await timed(async () => {
      for (const week of weeks) {
        const found = await client.query(rows, [agents, week, addDays(week, 7)])
        visits += found.rows.length
      }
    })
    let sheets = 0
    const own = await timed(async () => {
      for (const week of weeks) {
        await asJob(db, async (ctx) => {
          for (let at = 0; at < agents.length; at += atOnce)
            sheets += (await computePay(ctx, week, agents.slice(at, at + atOnce))).length
        })
      }
    })
    const week = await timed(() => asJob(db, (ctx) => refreshWeek(ctx, weeks[10] ?? '', null)))
    return { sheets, visits, own, read, week }
  } finally {
    await client.end()
    await db.close()
  }
}

/** Two visits of four hours on each weekday, reviewed; rates, rules and places that pay follows from. */
const aYear = [
  `insert into visits (agency_id, id, client_id, agent_id, payor_id, scheduled_date, scheduled_time,
      scheduled_duration, starts_at, ends_at, status, check_in_at, check_out_at, completed_duration,
      reviewed_check_in_at, reviewed_check_out_at, reviewed_duration, overlap_reason)
    select '${agencyId}', ${idOf('paid', `(day - date '2024-01-01') * 10000 + caregiver * 2 + half`)},
      ${idOf('client', `1 + (caregiver * 7 + half) % ${size.visited}`)}, ${idOf('agent', 'caregiver')},
      ${idOf('payor', '1')}, day, clock, 240, starts, starts + interval '4 h', 'approved', starts,
      starts + interval '4 h', 240, starts, starts + interval '4 h', 240, 'bench'
    from generate_series(date '2024-01-01', date '2024-12-29', interval '1 day') d,
      lateral (select d::date as day) i, generate_series(0, 1) half,
      generate_series(1, ${caregivers}) caregiver,
      lateral (select time '08:00' + make_interval(hours => 5 * half) as clock) c,
      lateral (select (day + clock) at time zone 'America/New_York' as starts) s
    where extract(isodow from day) < 6`,
  `insert into visit_services (agency_id, visit_id, service_id, position)
    select agency_id, id, ${idOf('service', '1')}, 1 from visits where overlap_reason = 'bench'`,
  `update agent_private_profiles set pay_rate = 1400 + (hire_date - date '2015-01-01') % 600`,
  `update client_addresses set latitude = 35.5 + random(), longitude = -78.5 - random()`,
  `insert into pay_rules (agency_id, id, start_date, overtime_system, minimum_wage, weekend_differential,
      night_differential, holiday_percent)
    values ('${agencyId}', ${idOf('paid', '1')}, '2023-01-02', 'forty', 725, 100, 100, 150)`,
]

/** What the pay of visits follows from, and nothing else. */
const rows = `
  select id, agent_id, client_id, payor_id, status, scheduled_date, starts_at, scheduled_duration, canceled_at,
    canceled_by, reviewed_check_in_at, reviewed_check_out_at, check_in_at
  from visits where agent_id = any ($1) and starts_at >= $2 and starts_at < $3`

const asJob = (db: Database, work: (ctx: Ctx) => Promise<void>) =>
  inAgency(db, agencyId, (tx) =>
    work(
      makeCtx(benchServices({ clock: () => new Date('2025-01-06T14:00:00Z') }), tx, {
        agency: {
          id: agencyId,
          name: 'Bench agency',
          timeZone: 'America/New_York',
          locationTolerance: 150,
          lateAfter: 10,
        },
        actor: { kind: 'job', name: 'bench' },
        requestId: '0198a000-0000-7000-8000-00000000000e',
      }),
    ),
  )

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
