import { listAuditEvents } from '@homeward/contract/identity/audit'
import {
  createCredential,
  listCredentials,
  removeCredential,
  updateCredential,
} from '@homeward/contract/caregivers/credentials'
import type { InputOf } from '@homeward/contract/endpoint'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer, testNow } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { anUpload, onePixel } from '../../files/testing/factories.ts'
import { aCredential, anAgent } from '../testing/factories.ts'

const app = startTestServer()

const listed = (world: World, id: string, filter: object = {}) =>
  call(app, world.nurse, listCredentials, { id, ...filter })

test('a credential is added with its document, changed and taken away', async () => {
  const world = await anAgency(app)
  const { id } = await anAgent(app, world)
  const signed_id = await anUpload(app, world.owner, { bytes: onePixel, filename: 'cpr.png' })
  const made = await aCredential(app, world, id, {
    number: 'A-1',
    note: 'Red Cross',
    expires_on: '2026-11-20',
    signed_id,
  })
  expect(made).toMatchObject({
    agent_id: id,
    kind: 'cpr',
    status: 'expiring',
    days_left: 18,
    replaced: false,
    document: { name: 'cpr.png', url: expect.stringContaining('/api/v1/downloads/') },
  })
  const picture = await app.server.inject({ url: made.document?.url ?? '' })
  expect(picture.headers['content-type']).toBe('image/png')

  const asked = { id, credential_id: made.id }
  const changed = await call(app, world.manager, updateCredential, {
    ...asked,
    expires_on: '2028-11-20',
    signed_id: null,
    lock_version: 0,
  })
  expect(changed).toMatchObject({
    status: 'active',
    document: null,
    number: 'A-1',
    lock_version: 1,
  })
  const stale = { ...asked, note: null, lock_version: 0 }
  await refusal(call(app, world.manager, updateCredential, stale), 'stale')

  await call(app, world.manager, removeCredential, asked)
  expect((await listed(world, id)).data).toEqual([])
  await refusal(call(app, world.manager, removeCredential, asked), 'not_found')
  await refusal(call(app, world.manager, updateCredential, { ...asked, note: null }), 'not_found')
  const { data } = await call(app, world.owner, listAuditEvents, { record_id: id })
  expect(data.map(({ action }) => action)).toEqual([
    'credential.removed',
    'credential.updated',
    'credential.created',
    'agent.created',
  ])
})

test('credentials are listed by their end, filtered by kind and by how they stand', async () => {
  const world = await anAgency(app)
  const { id } = await anAgent(app, world)
  const hold = (kind: 'cpr' | 'tb_test', expires_on: string | null) =>
    aCredential(app, world, id, { kind, issued_on: null, expires_on })
  await hold('cpr', null)
  await hold('cpr', '2026-11-01')
  await hold('tb_test', '2026-12-02')
  const found = async (filter: object) =>
    (await listed(world, id, filter)).data.map((one) => [one.expires_on, one.replaced])
  expect(await found({})).toEqual([
    ['2026-11-01', true],
    ['2026-12-02', false],
    [null, false],
  ])
  expect(await found({ sort: '-expires_on' })).toEqual([
    ['2026-12-02', false],
    ['2026-11-01', true],
    [null, false],
  ])
  expect(await found({ kind: 'tb_test' })).toHaveLength(1)
  expect(await found({ status: 'active' })).toEqual([[null, false]])
  expect(await found({ status: 'expired' })).toEqual([['2026-11-01', true]])
  expect(await found({ status: 'expiring' })).toEqual([['2026-12-02', false]])
  expect((await listed(world, id, { items: 2 })).meta).toMatchObject({ total: 3, pages: 2 })
})

test.each([
  ['kind', { kind: 'magic' }],
  ['number', { number: ' ' }],
  ['expires_on', { issued_on: '2026-05-02', expires_on: '2026-05-01' }],
  ['issued_on', { issued_on: '2026-02-30' }],
  ['issued_on', { issued_on: '2026-11-03' }],
  ['expires_on', { expires_on: '9999-12-31' }],
  ['training_minutes', { training_minutes: 60 }],
  ['training_minutes', { kind: 'training_hours', training_minutes: 0 }],
  ['surprise', { surprise: 1 }],
])('%s is refused on its field: %j', async (field, wrong) => {
  const world = await anAgency(app)
  const { id } = await anAgent(app, world)
  const asked = { id, kind: 'cpr', ...wrong } as InputOf<typeof createCredential>
  const body = await refusal(call(app, world.owner, createCredential, asked), 'invalid')
  expect(Object.keys(body.errors)).toEqual([field])
})

test('a file that is not there is refused, and so are foreign people and credentials', async () => {
  const world = await anAgency(app)
  const foreign = await anAgency(app)
  const { id } = await anAgent(app, foreign)
  const own = await anAgent(app, world)
  const theirs = await aCredential(app, foreign, id)
  await refusal(aCredential(app, world, own.id, { signed_id: 'nothing' }), 'upload_unknown')
  const upload = await anUpload(app, foreign.owner, { bytes: onePixel })
  await refusal(aCredential(app, world, own.id, { signed_id: upload }), 'upload_unknown')
  await refusal(aCredential(app, world, id), 'not_found')
  await refusal(listed(world, id), 'not_found')
  for (const agent of [id, own.id]) {
    const asked = { id: agent, credential_id: theirs.id }
    await refusal(call(app, world.owner, updateCredential, { ...asked, note: 'x' }), 'not_found')
    await refusal(call(app, world.owner, removeCredential, asked), 'not_found')
  }
  const other = await anAgent(app, foreign)
  const wrongPerson = { id: other.id, credential_id: theirs.id }
  await refusal(call(app, foreign.owner, removeCredential, wrongPerson), 'not_found')
  await refusal(listed({ ...world, nurse: world.cna }, own.id), 'forbidden')
  await refusal(call(app, world.nurse, createCredential, { id: own.id, kind: 'cpr' }), 'forbidden')
})

test('each notice of an end is given once, and anew when the end moves', async () => {
  const world = await anAgency(app)
  const { id } = await anAgent(app, world)
  const gone = await anAgent(app, world, { status: 'inactive' })
  const cpr = await aCredential(app, world, id, { expires_on: '2026-12-01' })
  await aCredential(app, world, id, { kind: 'tb_test', expires_on: '2026-11-10' })
  await aCredential(app, world, id, { kind: 'tb_test', expires_on: '2027-11-10' })
  await aCredential(app, world, gone.id, { expires_on: '2026-11-10' })
  const night = async (day: string) => {
    app.setClock(`${day}T14:00:00.000Z`)
    await sql`select app.enqueue('caregivers.credentials',
      json_build_object('agency_id', ${world.agencyId}::uuid))`.execute(app.db.app)
    await app.drainJobs()
    // The owner's session rests no longer than that.
    app.setClock(testNow)
  }
  const told = async () => {
    const { data } = await call(app, world.owner, listAuditEvents, { items: 200 })
    return data
      .filter(({ action }) => action === 'credential.expiring')
      .map(({ record_id, changes }) => [record_id, changes.notice_days?.after])
      .toReversed()
  }
  await night('2026-11-02')
  await night('2026-11-02')
  await night('2026-11-03')
  expect(await told()).toEqual([[id, 30]])
  await night('2026-11-17')
  await night('2026-11-26')
  await night('2026-12-01')
  await night('2026-12-02')
  expect(await told()).toEqual([
    [id, 30],
    [id, 14],
    [id, 7],
  ])
  await call(app, world.owner, updateCredential, {
    id,
    credential_id: cpr.id,
    expires_on: '2026-12-31',
  })
  await night('2026-12-03')
  expect(await told()).toHaveLength(4)
})

test('a person who is not there has no credentials', async () => {
  const world = await anAgency(app)
  await refusal(listed(world, uuid()), 'not_found')
})
