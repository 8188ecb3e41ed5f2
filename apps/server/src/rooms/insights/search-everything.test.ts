import { archiveClient, updateClient } from '@homeward/contract/clients/clients'
import { searchEverything } from '@homeward/contract/insights/search'
import { beforeAll, expect, test } from 'vitest'
import { call, type Caller, refusal } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'
import { aClaim } from '../billing/testing/factories.ts'
import { aClient } from '../clients/testing/factories.ts'
import { aVisit } from '../visits/testing/factories.ts'

const app = startTestServer()
let world: World
beforeAll(async () => {
  world = await anAgency(app)
})

const search = async (text: string, who: Caller = world.owner) =>
  (await call(app, who, searchEverything, { search: text })).found

const ofKind = async (kind: string, text: string, who: Caller = world.owner) =>
  (await search(text, who)).filter((found) => found.kind === kind)

test('clients are found by name, nickname, phone and whole member id, and told apart', async () => {
  const young = await aClient(app, world, {
    first_name: 'Rosa',
    last_name: 'Alvarez',
    nickname: 'Chiquita',
    birthdate: '1961-05-06',
    phone: '(919) 555-0177',
    medicaid_number: '955000111R',
    medicare_number: '1EG4-TE5-MK73',
  })
  const old = await aClient(app, world, {
    first_name: 'Rosa',
    last_name: 'Alvarez',
    birthdate: '1931-01-02',
    status: 'inactive',
    medicaid_number: '955000222R',
  })
  expect(await ofKind('client', 'alvarez, rosa')).toEqual([
    {
      kind: 'client',
      id: young.id,
      title: 'Rosa Alvarez',
      hint: '“Chiquita” · Born 05/06/1961 · Active',
    },
    { kind: 'client', id: old.id, title: 'Rosa Alvarez', hint: 'Born 01/02/1931 · Inactive' },
  ])
  for (const text of [
    'chiquita',
    '919-555-0177',
    '5550177',
    '955000111R',
    '955000111r',
    '1EG4TE5MK73',
    '1eg4-te5-mk73',
  ]) {
    expect(await ofKind('client', text), text).toMatchObject([{ id: young.id }])
  }
  expect(await ofKind('client', '955000111')).toEqual([])
  expect(JSON.stringify(await search('955000111R'))).not.toContain('955000111')
})

test('an archived client is not found', async () => {
  const client = await aClient(app, world, { last_name: 'Gone', status: 'inactive' })
  expect(await ofKind('client', 'gone')).toHaveLength(1)
  await call(app, world.owner, archiveClient, { id: client.id })
  expect(await ofKind('client', 'gone')).toEqual([])
})

test('everybody who works for the agency is found by name', async () => {
  expect(await ofKind('agent', 'test nurse')).toMatchObject([
    { id: world.nurse.agentId, hint: 'Nurse · Active' },
  ])
  expect(await ofKind('agent', 'test')).toHaveLength(5)
})

test('visits are found by client and day, of today without one, and by their id', async () => {
  const today = await aVisit(app, world)
  const later = await aVisit(app, world, { day: '2026-11-05', scheduled_time: '13:00' })
  await call(app, world.owner, updateClient, { id: today.client.id, last_name: 'Ortega' })
  await call(app, world.owner, updateClient, { id: later.client.id, last_name: 'Ortega' })
  const expected = {
    kind: 'visit',
    id: today.id,
    title: 'Ada Ortega',
    hint: expect.stringMatching(/^11\/02\/2026 09:00 AM · Test pca-\w+ · Scheduled$/),
  }
  for (const text of ['ortega', 'ortega 11/02', 'ortega today', today.id]) {
    expect(await ofKind('visit', text), text).toEqual([expected])
  }
  expect(await ofKind('visit', 'ortega 11/5')).toMatchObject([{ id: later.id }])
  expect(await ofKind('visit', '11/5')).toMatchObject([{ id: later.id }])
  expect(await ofKind('visit', 'ortega 11/6')).toEqual([])
})

test('claims are found by their number, as far as it is typed, by those who read claims', async () => {
  const claim = await aClaim(app, world)
  const count = String(Number(claim.number.slice(2)))
  for (const text of [claim.number, claim.number.toLowerCase(), `hw${count}`, 'HW000']) {
    const found = await ofKind('claim', text, world.billing_admin)
    expect(found, text).toContainEqual({
      kind: 'claim',
      id: claim.id,
      title: claim.number,
      hint: expect.stringMatching(/ · \d\d\/\d\d\/2026 · For review$/),
    })
  }
  expect(await ofKind('claim', claim.number, world.manager)).toEqual([])
  expect(await ofKind('claim', claim.number, world.admin)).toHaveLength(1)
})

test('another agency finds nothing of it, and caregivers may not search', async () => {
  const { id } = await aVisit(app, world, { scheduled_time: '17:00' })
  const other = await anAgency(app)
  for (const text of ['alvarez', 'ortega 11/02', '955000111R', 'HW00000001', id]) {
    expect(await search(text, other.owner), text).toEqual([])
  }
  await refusal(search('alvarez', world.pca), 'forbidden')
})

test.each([' ,, ', '%%', '__', "'; drop table", 'x'.repeat(100), '\u0001\u0002x'])(
  '%j is searched without harm',
  async (text) => {
    expect(await search(text)).toEqual([])
  },
)
