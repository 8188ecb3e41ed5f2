import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { giveBack } from './give-back.ts'

/** Seconds that a runner may hold a job before its own connection has to be there. */
const grace = 5

/** Milliseconds between looks for runners that were killed, and until a lost connection is opened again. */
const between = 5000
const again = 1000

type Mark = { end(): void }

/** Shows that a runner is alive, by a connection that bears its name and ends with the process. */
export function markAlive(directUrl: string, runner: string): Mark {
  const over = new AbortController()
  void stayConnected(directUrl, runner, over.signal)
  return { end: () => over.abort() }
}

/** One connection at a time; one that is lost or cannot be opened is opened again after a pause. */
async function stayConnected(directUrl: string, runner: string, over: AbortSignal): Promise<void> {
  const wanted = new Promise<void>((resolve) => over.addEventListener('abort', () => resolve()))
  while (!over.aborted) {
    const client = new pg.Client({
      connectionString: directUrl,
      application_name: runner,
      connectionTimeoutMillis: 3000,
    })
    client.on('error', () => {})
    const lost = new Promise<void>((resolve) => void client.once('end', () => resolve()))
    const connected = await client.connect().then(
      () => true,
      () => false,
    )
    if (connected) await Promise.race([lost, wanted])
    await client.end().catch(() => {})
    await pause(again, undefined, { ref: false, signal: over }).catch(() => {})
  }
}

/**
 * Gives the jobs of runners that were killed back, at once and from time to time. Otherwise no one would
 * take them, nor anything else of their queues, for four hours.
 */
export function watchKilled(directUrl: string, log: Logger): Mark {
  const look = (): void => {
    freeKilled(directUrl).catch((error: unknown) =>
      log.warn({ err: error }, 'jobs of killed runners were not looked for'),
    )
  }
  look()
  const timer = setInterval(look, between)
  timer.unref()
  return { end: () => clearInterval(timer) }
}

async function freeKilled(directUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: directUrl, connectionTimeoutMillis: 3000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ runner: string }>(
      `select distinct locked_by as runner from (
        select locked_by, locked_at from graphile_worker._private_jobs where locked_by is not null
        union all
        select locked_by, locked_at from graphile_worker._private_job_queues where locked_by is not null
      ) held
      where locked_at < now() - make_interval(secs => $1)
        and not exists (select from pg_stat_activity where application_name = held.locked_by)`,
      [grace],
    )
    await giveBack(
      directUrl,
      rows.map(({ runner }) => runner),
    )
  } finally {
    await client.end().catch(() => {})
  }
}
