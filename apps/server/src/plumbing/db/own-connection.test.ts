import pg from 'pg'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency } from '../../testing/world.ts'
import { onOwnConnection } from './own-connection.ts'

const app = startTestServer()

const seen = `select current_user::text as role, app.agency()::text as agency,
  current_setting('timezone') as zone, (select count(*)::int from offices where agency_id <> app.agency()) as others`

test('work on an own connection runs in its role, agency and settings, whoever signed in', async () => {
  const [here] = [await anAgency(app), await anAgency(app)]
  const way = { begin: 'begin read only', settings: { timezone: 'Asia/Tokyo' } }
  const rows = await onOwnConnection(app.db, here.agencyId, way, async (client) => [
    ...(await client.query(seen)).rows,
    ...(await client.query(seen)).rows,
  ])
  const expected = { role: 'homeward_app', agency: here.agencyId, zone: 'Asia/Tokyo', others: 0 }
  expect(rows).toEqual([expected, expected])
})

test('a setting that is refused keeps the work from running', async () => {
  const { agencyId } = await anAgency(app)
  let ran = false
  const way = { begin: 'begin', settings: { timezone: 'Nowhere/At all' } }
  const worked = onOwnConnection(app.db, agencyId, way, async () => void (ran = true))
  await expect(worked).rejects.toThrow('TimeZone')
  expect(ran).toBe(false)
})

test('a backend that is ended between two statements fails the work and nothing else', async () => {
  const { agencyId } = await anAgency(app)
  const owner = new pg.Client({ connectionString: app.db.url })
  await owner.connect()
  const worked = onOwnConnection(app.db, agencyId, { begin: 'begin' }, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await owner.query('select pg_terminate_backend($1, 1000)', [rows[0]?.pid])
    await client.query('select 1')
  })
  await expect(worked).rejects.toThrow(/not queryable|terminat/i)
  await owner.end()
})
