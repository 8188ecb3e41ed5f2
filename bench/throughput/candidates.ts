import pg from 'pg'
import { openDatabase } from '../../apps/server/src/plumbing/db/pool.ts'
import { agencyId, idOf, nth, size, tokenOf } from '../seed/ids.ts'
import { benchServer } from '../servers/app.ts'

type CandidatesResult = { caregivers: number; p50: number; p95: number }

const caregivers = 1500
const [warmUp, times] = [5, 60]

/** Milliseconds until the candidates for a visit are ranked, of an agency with so many caregivers. */
export async function benchCandidates(url: string): Promise<CandidatesResult> {
  await prepareCaregivers(url)
  const db = openDatabase(url, { size: 8 })
  const server = await benchServer(db)
  const took: number[] = []
  try {
    for (let at = 0; at < warmUp + times; at += 1) {
      const start = performance.now()
      const { statusCode } = await server.inject({
        method: 'GET',
        url: `/api/v1/visit_staffing_candidates?visit_id=${nth('visit', size.visits - 7 * at)}`,
        headers: { authorization: `Bearer ${tokenOf(1)}` },
      })
      if (statusCode !== 200) throw new Error(`The candidates were answered with ${statusCode}.`)
      if (at >= warmUp) took.push(performance.now() - start)
    }
  } finally {
    await server.close()
    await db.close()
  }
  const sorted = took.toSorted((a, b) => a - b)
  const share = (of: number) => sorted[Math.floor(of * sorted.length)] ?? Number.NaN
  return { caregivers, p50: share(0.5), p95: share(0.95) }
}

/**
 * The first caregivers work for the agency, those with visits among them, by hours of their own on six days; the
 * others left.
 */
async function prepareCaregivers(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`update agents set status = case when id <= ${idOf('agent', String(caregivers))}
        then 'active' else 'inactive' end
      where agency_id = '${agencyId}' and type = 'Caregiver'`)
    await client.query(`insert into agent_hours (agency_id, agent_id, weekday, start_time, end_time)
        select '${agencyId}', ${idOf('agent', 'n')}, weekday, time '07:00', time '19:00'
        from generate_series(1, ${caregivers}) n, generate_series(1, 6) weekday
        on conflict do nothing`)
    await client.query('vacuum analyze agents, agent_hours')
  } finally {
    await client.end()
  }
}
