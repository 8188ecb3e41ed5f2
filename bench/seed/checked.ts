import pg from 'pg'
import { openDatabase } from '../../apps/server/src/plumbing/db/pool.ts'
import { drain } from '../../apps/server/src/plumbing/jobs/worker.ts'
import { tasks } from '../../apps/server/src/rooms/tasks.ts'
import { benchServices } from '../servers/app.ts'
import { agencyId } from './ids.ts'

/** Every open claim is checked by the product itself, as each night. */
export async function checkClaims(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('select graphile_worker.add_job($1, $2::json, queue_name := $3)', [
    'billing.recheck',
    JSON.stringify({ agency_id: agencyId, type: 'agency', id: agencyId }),
    `billing.recheck:${agencyId}`,
  ])
  const db = openDatabase(url, { size: 4 })
  try {
    for (let left = true; left;) {
      await drain(benchServices(), db, tasks)
      const { rows } = await client.query('select from graphile_worker.jobs limit 1')
      left = rows.length > 0
    }
    await client.query('vacuum analyze claims, claim_lines, claim_checks, checked_claims')
  } finally {
    await db.close()
    await client.end()
  }
}
