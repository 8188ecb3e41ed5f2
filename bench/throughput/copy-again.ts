import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from, to } from 'pg-copy-streams'

/** Tables with the condition of their rows; those that others name first. */
type Rows = Readonly<Record<string, string>>

/**
 * Takes the rows that were made away and brings the same ones back, checks of the tables and all. Milliseconds until
 * they are there again.
 */
export async function copyAgain(client: pg.Client, written: Rows): Promise<number> {
  const kept = new Map<string, Buffer>()
  for (const [table, rows] of Object.entries(written)) {
    const read = client.query(to(`copy (select * from ${table} where ${rows}) to stdout`))
    kept.set(table, await buffer(read))
  }
  await client.query('set session_replication_role = replica')
  for (const [table, rows] of Object.entries(written).toReversed()) {
    await client.query(`delete from ${table} where ${rows}`)
  }
  await client.query('set session_replication_role = origin')
  await client.query(`vacuum ${Object.keys(written).join(', ')}`)
  const start = performance.now()
  await client.query('begin')
  for (const [table, bytes] of kept) {
    await pipeline(Readable.from([bytes]), client.query(from(`copy ${table} from stdin`)))
  }
  await client.query('commit')
  return performance.now() - start
}
