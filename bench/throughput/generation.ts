import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import pg from 'pg'
import { from, to } from 'pg-copy-streams'
import { makeCtx } from '../../apps/server/src/plumbing/context.ts'
import { openDatabase } from '../../apps/server/src/plumbing/db/pool.ts'
import { inAgency } from '../../apps/server/src/plumbing/db/transaction.ts'
import { generateVisits } from '../../apps/server/src/rooms/visits/door.ts'
import { benchServices } from '../servers/app.ts'
import { agencyId } from '../seed/ids.ts'
import { carePlans } from '../seed/visits.ts'

type GenerationResult = { visits: number; own: number; copy: number }

/** The end of the plans: a million visits and more. */
export const lastPlanned = '2028-12-31'

/**
 * Milliseconds to make the visits of all care plans, through a day or of the next weeks, and to COPY the very rows
 * back in.
 */
export async function benchGeneration(url: string, throughDay?: string): Promise<GenerationResult> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const read = (rows: string) => buffer(client.query(to(`copy (${rows}) to stdout`)))
  const write = (table: string, rows: Buffer) =>
    pipeline(Readable.from([rows]), client.query(from(`copy ${table} from stdin`)))
  try {
    await client.query(carePlans)
    await client.query('vacuum analyze')
    const own = await timed(() => generate(url, throughDay))
    const visits = await read(`select * from visits where ${made}`)
    const services = await read(`select * from visit_services where visit_id in (${ids})`)
    // The rest of the tables has nothing of them, and need not be asked for each.
    await client.query('set session_replication_role = replica')
    await client.query(`delete from visit_services where visit_id in (${ids})`)
    const { rowCount } = await client.query(`delete from visits where ${made}`)
    await client.query('set session_replication_role = origin')
    await client.query('vacuum visits, visit_services')
    const copy = await timed(async () => {
      await write('visits', visits)
      await write('visit_services', services)
    })
    return { visits: rowCount ?? 0, own, copy }
  } finally {
    await client.end()
  }
}

/** The visits that generation made: those of the seed belong to no care plan. */
const made = 'careplan_id is not null'
const ids = `select id from visits where ${made}`

async function generate(url: string, throughDay?: string): Promise<void> {
  const db = openDatabase(url, { size: 2 })
  const app = benchServices({ clock: () => new Date('2028-01-03T14:00:00Z') })
  const agency = {
    id: agencyId,
    name: 'Bench agency',
    timeZone: 'America/New_York',
    locationTolerance: 150,
    lateAfter: 10,
  }
  await inAgency(db, agencyId, (tx) =>
    generateVisits(
      makeCtx(app, tx, {
        agency,
        actor: { kind: 'job', name: 'bench' },
        requestId: '0198a000-0000-7000-8000-00000000000f',
      }),
      throughDay === undefined ? {} : { throughDay },
    ),
  )
  await db.close()
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
