import pg from 'pg'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { markAlive, watchKilled } from './alive.ts'

const app = startTestServer({ ownDatabase: true }) // looks at the jobs of everyone

let owner: pg.Client
beforeEach(async () => {
  owner = new pg.Client({ connectionString: app.db.directUrl })
  await owner.connect()
  return () => owner.end()
})

/** A job that a runner took some seconds ago. */
async function aJobOf(runner: string, seconds: number): Promise<void> {
  const { rows } = await owner.query<{ id: string }>(
    `select id from graphile_worker.add_job('audit.seal', '{}'::json, run_at := now() + interval '1 day')`,
  )
  await owner.query(
    `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - make_interval(secs => $2)
      where id = $3`,
    [runner, seconds, rows[0]?.id],
  )
}

/** The runners that hold a job. */
const holders = async (): Promise<string[]> =>
  (
    await owner.query<{ locked_by: string }>(
      `select distinct locked_by from graphile_worker._private_jobs where locked_by is not null order by 1`,
    )
  ).rows.map(({ locked_by: by }) => by)

const connectionsOf = async (runner: string): Promise<number[]> =>
  (
    await owner.query<{ pid: number }>(
      'select pid from pg_stat_activity where application_name = $1',
      [runner],
    )
  ).rows.map(({ pid }) => pid)

const marked = (runner: string) => {
  const mark = markAlive(app.db.directUrl, runner)
  onTestFinished(() => mark.end())
  return mark
}

const soon = { timeout: 5000, interval: 50 }
const later = { timeout: 15_000, interval: 200 }

test('the jobs of a runner that was killed are given back; those of a living or a new one are not', async () => {
  const mark = marked('alive')
  await vi.waitFor(async () => expect(await connectionsOf('alive')).toHaveLength(1), soon)
  await aJobOf('alive', 60)
  await aJobOf('killed', 60)
  await aJobOf('new', 0)
  const watch = watchKilled(app.db.directUrl, app.services.log)
  onTestFinished(() => watch.end())
  await vi.waitFor(async () => expect(await holders()).toEqual(['alive', 'new']), soon)
  mark.end()
  await vi.waitFor(async () => expect(await holders()).toEqual([]), later)
}, 30_000)

test('a mark that loses its connection opens another one, and none once it ended', async () => {
  const mark = marked('cut')
  await vi.waitFor(async () => expect(await connectionsOf('cut')).toHaveLength(1), soon)
  const [first] = await connectionsOf('cut')
  await owner.query('select pg_terminate_backend($1)', [first])
  await vi.waitFor(async () => {
    const [now, ...more] = await connectionsOf('cut')
    expect([now !== undefined && now !== first, more]).toEqual([true, []])
  }, later)
  mark.end()
  await vi.waitFor(async () => expect(await connectionsOf('cut')).toEqual([]), later)
}, 30_000)

test('a database that is away stops no one: it is looked at again', async () => {
  const nowhere = 'postgres://nobody@127.0.0.1:1/none'
  const mark = markAlive(nowhere, 'nowhere')
  const watch = watchKilled(nowhere, app.services.log)
  await vi.waitFor(
    () => expect(app.logged.join('')).toContain('jobs of killed runners were not looked for'),
    soon,
  )
  watch.end()
  mark.end()
}, 20_000)
