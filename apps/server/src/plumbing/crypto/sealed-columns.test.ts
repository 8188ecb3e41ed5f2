import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { findSealedColumns, sealedColumnsOf } from './sealed-columns.ts'

const app = startTestServer()

const table = (name: string, ...columns: string[]) => ({
  name,
  columns: columns.map((column) => ({ name: column })),
})

test('a column is protected by its name, and bound to whom its table belongs to', () => {
  expect(sealedColumnsOf(table('birds', 'id', 'song', 'sealed'))).toEqual([])
  expect(sealedColumnsOf(table('users', 'id', 'totp_sealed'))).toEqual([
    { table: 'users', field: 'totp', indexed: false, boundTo: 'row' },
  ])
  const birds = table('birds', 'agency_id', 'ring_sealed', 'ring_index', 'nest_sealed')
  expect(sealedColumnsOf(birds)).toEqual([
    { table: 'birds', field: 'ring', indexed: true, boundTo: 'agency' },
    { table: 'birds', field: 'nest', indexed: false, boundTo: 'agency' },
  ])
})

test('those of the schema are found, also by the role of the requests', async () => {
  const found = (await findSealedColumns(app.db.app)).map(
    ({ table: of, field }) => `${of}.${field}`,
  )
  expect(found).toEqual(
    expect.arrayContaining(['clients.medicaid_number', 'integrations.secret', 'users.totp']),
  )
})

test('every blind index of the schema belongs to a protected column', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.relname || '.' || a.attname as name from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p')
    where c.relnamespace = 'public'::regnamespace and not a.attisdropped
      and a.attname like '%\\_index' and a.atttypid = 'bytea'::regtype`.execute(app.db.app)
  const indexed = (await findSealedColumns(app.db.app))
    .filter((column) => column.indexed)
    .map(({ table: of, field }) => `${of}.${field}_index`)
  expect(indexed.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})
