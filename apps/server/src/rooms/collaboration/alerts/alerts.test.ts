import {
  createAlert,
  createAlerts,
  listAlerts,
  updateAlert,
} from '@homeward/contract/collaboration/alerts'
import { listAuditEvents } from '@homeward/contract/identity/audit'
import { archiveClient } from '@homeward/contract/clients/clients'
import type { InputOf } from '@homeward/contract/endpoint'
import { v7 as uuid } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { call, type Caller, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aClient, aVisit } from '../testing/factories.ts'

const app = startTestServer()
let world: World
let visit: string
let client: string
beforeAll(async () => {
  world = await anAgency(app)
  ;({ visit, client } = await aVisit(app, world))
})

type New = InputOf<typeof createAlert>

const set = (overrides: Partial<New> = {}, who: Caller = world.owner) =>
  call(app, who, createAlert, {
    parent_type: 'Client',
    parent_id: client,
    title: 'Call the daughter',
    date: '2026-11-05',
    ...overrides,
  })

const titles = async (input: InputOf<typeof listAlerts>, who: Caller = world.owner) =>
  (await call(app, who, listAlerts, input)).data.map(({ title }) => title)

test('an alert hangs on a client, an agent or a visit, and names it', async () => {
  for (const [parent_type, parent_id, parent_name] of [
    ['Client', client, 'Rosa Alvarez'],
    ['Visit', visit, 'Rosa Alvarez'],
    ['Agent', world.pca.agentId, `Test pca-${world.pca.agentId.slice(-4)}`],
  ] as const) {
    const alert = await set({ parent_type, parent_id, title: `On ${parent_type}` })
    expect(alert).toMatchObject({
      parent_type,
      parent_id,
      parent_name,
      body: '',
      priority: 'medium',
      repeat: 'never',
      status: 'active',
      author: 'Test owner',
      lock_version: 0,
      abilities: { edit: true, archive: true, restore: false },
    })
    expect(await titles({ parent_type, parent_id })).toEqual([`On ${parent_type}`])
  }
})

describe('a list', () => {
  let agency: World
  beforeAll(async () => {
    agency = await anAgency(app)
    const parent_id = await aClient(app, agency, 'Bertha')
    const other = await aClient(app, agency, 'Carl')
    const alerts = [
      { title: 'oxygen', date: '2026-11-03', priority: 'low', parent_id },
      { title: 'birthday', date: '2026-11-09', priority: 'high', parent_id: other },
      { title: 'stairs', date: '2026-11-06', priority: 'medium', parent_id, body: 'Ramp 100%' },
    ] as const
    for (const alert of alerts) await set(alert, agency.owner)
    const gone = await set({ title: 'gone', parent_id }, agency.owner)
    await call(app, agency.owner, updateAlert, { id: gone.id, status: 'archived' })
  })

  test.each<[InputOf<typeof listAlerts>, string[]]>([
    [{}, ['oxygen', 'stairs', 'birthday']],
    [{ sort: '-date' }, ['birthday', 'stairs', 'oxygen']],
    [{ sort: '-priority' }, ['birthday', 'stairs', 'oxygen']],
    [{ sort: 'priority' }, ['oxygen', 'stairs', 'birthday']],
    [{ sort: 'created_at' }, ['oxygen', 'birthday', 'stairs']],
    [{ status: 'archived' }, ['gone']],
    [{ status: 'all', sort: '-created_at' }, ['gone', 'stairs', 'birthday', 'oxygen']],
    [{ priority: 'high' }, ['birthday']],
    [{ by_date: { start_date: '2026-11-06' } }, ['stairs', 'birthday']],
    [{ by_date: { end_date: '2026-11-06' } }, ['oxygen', 'stairs']],
    [{ by_date: { start_date: '2026-11-04', end_date: '2026-11-08' } }, ['stairs']],
    [{ parent_type: 'Agent' }, []],
    [{ parent_type: 'Client' }, ['oxygen', 'stairs', 'birthday']],
    [{ search: 'OXY' }, ['oxygen']],
    [{ search: '100%' }, ['stairs']],
    [{ search: 'bertha alvarez' }, ['oxygen', 'stairs']],
    [{ search: 'bertha ramp' }, ['stairs']],
    [{ items: 2, page: 2 }, ['birthday']],
  ])('asked for %j shows %j', async (input, expected) => {
    expect(await titles(input, agency.owner)).toEqual(expected)
  })

  test('of one record needs no kind', async () => {
    const parent_id = await aClient(app, agency)
    await set({ parent_id, title: 'only this' }, agency.owner)
    expect(await titles({ parent_id }, agency.owner)).toEqual(['only this'])
    expect(await titles({ parent_id, parent_type: 'Visit' }, agency.owner)).toEqual([])
  })
})

test('an alert is changed, put away and brought back, and nobody loses a change', async () => {
  const { id } = await set()
  const changed = await call(app, world.manager, updateAlert, {
    id,
    title: 'Call the son',
    priority: 'high',
    lock_version: 0,
  })
  expect(changed).toMatchObject({ title: 'Call the son', priority: 'high', date: '2026-11-05' })
  const late = call(app, world.owner, updateAlert, { id, title: 'x', lock_version: 0 })
  expect(await refusal(late, 'stale')).toMatchObject({ current: { title: 'Call the son' } })
  const away = await call(app, world.owner, updateAlert, { id, status: 'archived' })
  expect(away.abilities).toEqual({ edit: true, archive: false, restore: true })
  expect(await call(app, world.owner, updateAlert, { id, status: 'active' })).toMatchObject({
    status: 'active',
    lock_version: 3,
  })
  const { data } = await call(app, world.owner, listAuditEvents, { record_id: id })
  expect(data.map(({ action }) => action)).toEqual([
    'alert.restored',
    'alert.archived',
    'alert.updated',
    'alert.created',
  ])
})

test('one alert goes to many records, once each, and tells which are not there', async () => {
  const second = await aClient(app, world)
  const other = await anAgency(app)
  const foreign = await aClient(app, other)
  const nobody = uuid()
  const archived = await aClient(app, world)
  await call(app, world.owner, archiveClient, { id: archived })
  const answer = await call(app, world.owner, createAlerts, {
    parent_type: 'Client',
    parent_ids: [client, second, foreign, nobody, archived, client],
    title: 'Storm on Thursday',
    date: '2026-11-05',
  })
  expect(answer).toEqual({ created: 2, missing: [foreign, nobody, archived] })
  expect(await titles({ search: 'storm' })).toHaveLength(2)
  expect(await titles({ search: 'storm' }, other.owner)).toEqual([])
})

test('nothing is set on, changed on or shown of another agency', async () => {
  const { id } = await set()
  const other = await anAgency(app)
  await refusal(set({}, other.owner), 'not_found')
  await refusal(call(app, other.owner, updateAlert, { id, title: 'x' }), 'not_found')
  const many = {
    parent_type: 'Client' as const,
    parent_ids: [client],
    title: 'x',
    date: '2026-11-05',
  }
  await refusal(call(app, other.owner, createAlerts, many), 'not_found')
  expect(await titles({ status: 'all' }, other.owner)).toEqual([])
})

test('caregivers have nothing to do with alerts', async () => {
  await refusal(titles({}, world.pca), 'forbidden')
  await refusal(set({}, world.pca), 'forbidden')
})
