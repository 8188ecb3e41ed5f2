import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { anEmptyDatabase, cloneTemplate } from '../../testing/database.ts'
import { migrate } from './migrate.ts'

const agencies = ['01900000-0000-7000-8000-00000000000a', '01900000-0000-7000-8000-00000000000b']

/** The product's migrations and more of a test's own. */
async function migrationsWith(more: Record<string, string>): Promise<URL> {
  const dir = await mkdtemp(join(tmpdir(), 'homeward-migrations-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  await cp(join(import.meta.dirname, '../../migrations'), dir, { recursive: true })
  for (const [name, sql] of Object.entries(more)) await writeFile(join(dir, name), sql)
  return pathToFileURL(`${dir}/`)
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

async function aCopy(): Promise<string> {
  const { url, drop } = await cloneTemplate(inject('adminUrl'))
  onTestFinished(drop)
  return url
}

/** Adds two agencies with an office each. */
async function addAgencies(client: pg.Client) {
  for (const id of agencies) {
    await client.query(`insert into agencies (id, name) values ($1, 'Of a test')`, [id])
    await client.query(`insert into offices (agency_id, id, name) values ($1, $1, 'Main')`, [id])
  }
}

const countOffices = async (client: pg.Client) =>
  (await client.query<{ count: number }>('select count(*)::int as count from offices')).rows[0]
    ?.count

test('a migration does not wait for those who work on tables that it leaves alone', async () => {
  const url = await aCopy()
  const atWork = await connect(url)
  await addAgencies(atWork)
  await atWork.query('begin')
  await atWork.query('select * from visits')
  await atWork.query('select * from agencies for update')
  await atWork.query(`update agencies set name = 'Renamed'`)

  const folder = await migrationsWith({
    '9001_agency.sql': `alter table payors add column nickname text; update payors set nickname = name`,
  })
  const impatient = `${url}?options=${encodeURIComponent('-c lock_timeout=500')}`
  expect(await migrate(impatient, folder)).toEqual({ applied: ['9001_agency.sql'] })
  const onVisits = await migrationsWith({
    '9001_visits.sql': 'alter table visits add column nickname text',
  })
  await expect(migrate(impatient, onVisits)).rejects.toMatchObject({
    cause: { message: 'canceling statement due to lock timeout' },
  })
  await atWork.query('commit')
})

test('a migration fills in the rows of every agency, also as an owner who is no superuser', async () => {
  const admin = await connect(inject('adminUrl'))
  const name = `owner_${randomBytes(6).toString('hex')}`
  await admin.query(`create role ${name} login createrole password 'of a test'`)
  onTestFinished(async () => void (await admin.query(`drop role ${name}`)))
  await admin.query(
    `grant homeward_app, homeward_office, homeward_identity to ${name} with admin option`,
  )
  const { url, drop } = await anEmptyDatabase(inject('adminUrl'))
  onTestFinished(drop)
  const asOwner = new URL(url)
  await admin.query(`alter database ${asOwner.pathname.slice(1)} owner to ${name}`)
  Object.assign(asOwner, { username: name, password: 'of a test' })

  await migrate(asOwner.href)
  const owner = await connect(asOwner.href)
  await addAgencies(owner)
  const folder = await migrationsWith({
    '9001_agency.sql': `update offices set name = 'Filled in'`,
  })
  await migrate(asOwner.href, folder)
  const { rows } = await owner.query(`select agency_id from offices where name = 'Filled in'`)
  expect(rows).toHaveLength(2)

  await owner.query('set role homeward_app')
  expect(await countOffices(owner)).toBe(0)
  await owner.query(`select set_config('app.agency_id', $1, false)`, [agencies[0]])
  expect(await countOffices(owner)).toBe(1)
})

test('a migration that was changed after it ran is refused', async () => {
  const folder = await migrationsWith({ '0012_transfer.sql': 'select 1' })
  await expect(migrate(await aCopy(), folder)).rejects.toThrow(
    'Migration 0012_transfer.sql was changed after it ran on this database.',
  )
})

test('a migration that fails leaves nothing behind', async () => {
  const url = await aCopy()
  const folder = await migrationsWith({ '9001_agency.sql': 'create table half (); select 1 / 0' })
  await expect(migrate(url, folder)).rejects.toThrow('Migration 9001_agency.sql failed')
  const { rows } = await (await connect(url)).query(`select to_regclass('half') as half`)
  expect(rows).toEqual([{ half: null }])
})

test('tables from before the first release are left as they are', async () => {
  const { url, drop } = await anEmptyDatabase(inject('adminUrl'))
  onTestFinished(drop)
  const client = await connect(url)
  await client.query(
    `create table schema_migrations as select name, 'hash' as sha256
     from unnest(array['0001_foundation.sql', '0002_identity.sql', '0003_files.sql']) as name`,
  )
  await expect(migrate(url)).rejects.toMatchObject({ name: 'EarlierTablesError' })
  const { rows } = await client.query(
    `select relname from pg_class where relkind = 'r' and relnamespace not in
       ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)`,
  )
  expect(rows).toEqual([{ relname: 'schema_migrations' }])
})
