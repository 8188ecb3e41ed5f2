import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { sealedColumns } from './sealed-columns.ts'

const app = startTestServer()

const columns = async (ending: string, type: string) => {
  const { rows } = await sql<{ name: string }>`
    select c.relname || '.' || a.attname as name from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p')
    where c.relnamespace = 'public'::regnamespace and not a.attisdropped
      and a.attname like ${`%\\_${ending}`} and a.atttypid = ${type}::regtype`.execute(app.db.app)
  return rows.map(({ name }) => name).toSorted()
}

test('every sealed column of the schema is in the list, and nothing else is', async () => {
  const listed = sealedColumns.map(({ table, field }) => `${table}.${field}_sealed`)
  expect(listed.toSorted()).toEqual(await columns('sealed', 'text'))
})

test('every blind index of the schema belongs to a column of the list', async () => {
  const listed = sealedColumns.filter(({ indexed }) => indexed)
  expect(listed.map(({ table, field }) => `${table}.${field}_index`).toSorted()).toEqual(
    await columns('index', 'bytea'),
  )
})
