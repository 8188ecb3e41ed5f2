import pg from 'pg'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { fewestConnections, poolSize } from './connections.ts'

const app = startTestServer()

test.each([
  [fewestConnections, 3],
  [20, 7],
  [31, 16],
  [64, 42],
])('of %i connections so many are for what belongs to agencies: %i', async (all, size) => {
  expect(await poolSize(app.db.url, all)).toBe(size)
})

test('three processes fit into what the database allows', async () => {
  const client = new pg.Client({ connectionString: app.db.url })
  await client.connect()
  const { rows } = await client.query<{ n: number }>(
    `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as n`,
  )
  await client.end()
  const third = Math.min(64, Math.floor((rows[0]?.n ?? 0) / 3))
  expect(await poolSize(app.db.url, null)).toBe(await poolSize(app.db.url, third))
})
