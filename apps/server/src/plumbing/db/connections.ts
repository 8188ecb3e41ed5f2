import pg from 'pg'
import { workerSize } from '../jobs/worker.ts'
import { limiterSize } from '../limits/limiter.ts'
import { identitySize } from './pool.ts'

/** Of one process: two that count (for calls and for sockets), the job runner, two that hear events. */
const ownConnections = 2 * limiterSize + workerSize + 2

/** More than these keep one process busy with nothing but them. */
const most = 64

/** The fewest that a process can work with. */
export const fewestConnections = ownConnections + 5

/** The number of processes that fit into the connections of a database by default. */
const processes = 3

/**
 * How many connections the pool for agencies gets, of all those that this process may make: as many as
 * are asked for, else a third of what the database allows.
 */
export async function poolSize(directUrl: string, asked: number | null): Promise<number> {
  const all = asked ?? Math.min(most, Math.floor((await allowed(directUrl)) / processes))
  return sizeWithin(Math.max(all, fewestConnections) - ownConnections)
}

/** The largest pool for agencies that fits with the one for people beside it. */
function sizeWithin(connections: number): number {
  let size = 3
  while (size + 1 + identitySize(size + 1) <= connections) size += 1
  return size
}

async function allowed(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ n: number }>(
      `select current_setting('max_connections')::int
         - current_setting('superuser_reserved_connections')::int as n`,
    )
    return rows[0]?.n ?? 0
  } finally {
    await client.end()
  }
}
