import type { InputOf } from '@homeward/contract/endpoint'
import {
  archiveIntegrationAccount,
  type createIntegrationAccount,
  exportIntegrationAccounts,
  getIntegrationAccount,
  integrationAccounts,
  listIntegrationAccounts,
  restoreIntegrationAccount,
  testIntegrationAccount,
  updateIntegrationAccount,
} from '@homeward/contract/agency/integration-accounts'
import { listHistory } from '@homeward/contract/identity/audit'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { aRecord } from '../../testing/a-record.ts'
import { call, refusal } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'

const app = startTestServer()

const anAccount = (world: World, wishes: Partial<InputOf<typeof createIntegrationAccount>> = {}) =>
  aRecord(app, world, integrationAccounts, wishes)

const names = async (world: World, filter: InputOf<typeof listIntegrationAccounts>) =>
  (await call(app, world.admin, listIntegrationAccounts, filter)).data.map(({ name }) => name)

test('accounts of one kind stand side by side, by name, and say what they are for', async () => {
  const world = await anAgency(app)
  const made = await anAccount(world, { name: 'Sandata West', vendor: 'sandata' })
  expect(made).toMatchObject({
    kind: 'evv',
    vendor: 'sandata',
    status: 'active',
    has_secret: false,
    abilities: { edit: true, archive: true, restore: false },
  })
  await anAccount(world, { name: 'Sandata East' })
  await anAccount(world, { name: 'Front desk', vendor: 'twilio' })
  expect(await names(world, {})).toEqual(['Front desk', 'Sandata East', 'Sandata West'])
  expect(await names(world, { kind: 'evv', search: 'west' })).toEqual(['Sandata West'])
  const { body } = await call(app, world.owner, exportIntegrationAccounts, { kind: 'phone' })
  expect(String(body)).toContain('Front desk,Phone service,Twilio,Active')
})

test('a name is taken once of a kind, also while the other is archived', async () => {
  const world = await anAgency(app)
  const { id } = await anAccount(world, { name: 'West' })
  await call(app, world.owner, archiveIntegrationAccount, { id })
  const again = await refusal(anAccount(world, { name: 'West' }), 'name_taken')
  expect(again.errors.name?.[0]).toContain('restore it')
  await anAccount(world, { name: 'West', vendor: 'twilio' })
  await anAccount(await anAgency(app), { name: 'West' })
  const other = await anAccount(world)
  const renamed = { id: other.id, name: 'West' }
  await refusal(call(app, world.owner, updateIntegrationAccount, renamed), 'name_taken')
})

test('a secret is sealed: no answer, no list and no history tells it', async () => {
  const world = await anAgency(app)
  const secret = 'not-for-anybody-77'
  const made = await anAccount(world, { secret })
  expect(made.has_secret).toBe(true)
  const { id } = made
  const kept = { id, name: 'Renamed' }
  expect((await call(app, world.owner, updateIntegrationAccount, kept)).has_secret).toBe(true)
  const told = [
    made,
    await call(app, world.owner, getIntegrationAccount, { id }),
    await call(app, world.owner, listIntegrationAccounts, {}),
    await call(app, world.owner, exportIntegrationAccounts, {}),
    await call(app, world.owner, listHistory, {
      record_type: 'integration_account',
      record_id: id,
    }),
  ]
  expect(JSON.stringify(told)).not.toContain(secret)
  const row = await inAgency(app.db, world.agencyId, (tx) =>
    tx.selectFrom('integration_accounts').select('secret_sealed').executeTakeFirstOrThrow(),
  )
  expect(row.secret_sealed).not.toContain(secret)
  const gone = await call(app, world.owner, updateIntegrationAccount, { id, secret: null })
  expect(gone.has_secret).toBe(false)
})

test('an account is archived and restored, and its history tells who', async () => {
  const world = await anAgency(app)
  const { id, name } = await anAccount(world)
  const archived = await call(app, world.admin, archiveIntegrationAccount, { id })
  expect(archived).toMatchObject({
    status: 'archived',
    abilities: { archive: false, restore: true },
  })
  expect(await names(world, {})).toEqual([])
  expect(await names(world, { status: 'archived' })).toEqual([name])
  await call(app, world.owner, restoreIntegrationAccount, { id })
  expect(await names(world, {})).toEqual([name])
  const asked = { record_type: 'integration_account', record_id: id }
  const { data } = await call(app, world.owner, listHistory, asked)
  expect(data.map(({ action }) => action)).toEqual([
    'integration_account.restored',
    'integration_account.archived',
    'integration_account.created',
  ])
})

test('a stale version is refused, and of two changes at the same moment one', async () => {
  const world = await anAgency(app)
  const { id, lock_version } = await anAccount(world)
  const change = (name: string) =>
    call(app, world.owner, updateIntegrationAccount, { id, name, lock_version })
  const both = await Promise.allSettled([change('One'), change('Other')])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { current } = await refusal(change('Third'), 'stale')
  expect(current).toMatchObject({ lock_version: lock_version + 1 })
})

test('only those who connect programs see and change accounts, and only of their agency', async () => {
  const world = await anAgency(app)
  const { id } = await anAccount(world)
  await refusal(call(app, world.manager, listIntegrationAccounts, {}), 'forbidden')
  await refusal(call(app, world.nurse, exportIntegrationAccounts, {}), 'forbidden')
  const stranger = (await anAgency(app)).owner
  await refusal(call(app, stranger, updateIntegrationAccount, { id, name: 'Mine' }), 'not_found')
  await refusal(call(app, stranger, archiveIntegrationAccount, { id }), 'not_found')
})

test.each([
  ['settings.endpoint', { settings: { endpoint: 'http://plain.example.org' } }],
  ['settings.endpoint', { settings: { endpoint: 'https://me:secret@api.example.org/in' } }],
  ['settings.endpoint', { settings: { endpoint: 'sftp://me@files.example.org' } }],
  ['settings.folder', { settings: { folder: '../other' } }],
  ['settings.password', { settings: { password: 'x' } }],
  ['settings.folder', { vendor: 'folder', settings: {} }],
  ['vendor', { vendor: 'telegraph' }],
  ['name', { name: '  ' }],
])('%s is refused as %j', async (field, wishes) => {
  const world = await anAgency(app)
  const made = anAccount(world, wishes as Partial<InputOf<typeof createIntegrationAccount>>)
  expect((await refusal(made, 'invalid')).errors).toHaveProperty([field])
})

test('a folder stays named, and whose account it is stays as it was', async () => {
  const world = await anAgency(app)
  const { id } = await anAccount(world, { vendor: 'folder', settings: { folder: 'availity' } })
  const emptied = { id, settings: {} }
  await refusal(call(app, world.owner, updateIntegrationAccount, emptied), 'invalid')
  const moved = { id, vendor: 'twilio' }
  await refusal(call(app, world.owner, updateIntegrationAccount, moved), 'invalid')
})

test('a folder is the agency’s own and is tried; new settings are not tried yet', async () => {
  const exchange = await mkdtemp(join(tmpdir(), 'homeward-exchange-'))
  onTestFinished(() => rm(exchange, { recursive: true, force: true }))
  vi.stubEnv('EXCHANGE_DIR', exchange)
  const world = await anAgency(app)
  const { id } = await anAccount(world, { vendor: 'folder', settings: { folder: 'availity' } })
  const tried = await call(app, world.admin, testIntegrationAccount, { id })
  expect(tried).toMatchObject({
    health: 'healthy',
    last_test: { ok: true, message: 'The folders outgoing and incoming are writable.' },
  })
  const folder = join(exchange, world.agencyId, 'availity')
  expect((await readdir(folder)).toSorted()).toEqual(['incoming', 'outgoing'])
  expect(await readdir(join(folder, 'outgoing'))).toEqual([])
  const moved = { id, settings: { folder: 'other' } }
  expect((await call(app, world.owner, updateIntegrationAccount, moved)).health).toBe('unknown')
  await writeFile(join(exchange, world.agencyId, 'other'), 'in the way')
  const failed = await call(app, world.owner, testIntegrationAccount, { id })
  expect(failed).toMatchObject({ health: 'failing', last_test: { ok: false } })
  expect(JSON.stringify(failed)).not.toContain(exchange)
})

test('what nothing is exchanged with is not tried', async () => {
  const world = await anAgency(app)
  const { id, abilities } = await anAccount(world, { vendor: 'twilio' })
  expect(abilities.test).toBe(false)
  await refusal(call(app, world.owner, testIntegrationAccount, { id }), 'account_not_tried')
})
