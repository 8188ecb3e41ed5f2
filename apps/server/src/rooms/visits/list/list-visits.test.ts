import type { InputOf } from '@homeward/contract/endpoint'
import { getVisit, listVisits } from '@homeward/contract/visits/visits'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import {
  aClientAtHome,
  anActiveCareplan,
  anAuthorization,
  mornings,
  one,
} from '../../care/testing/factories.ts'
import { pageOf, visitsOf } from '../testing/factories.ts'

const app = startTestServer()
let world: World
let ada: string
let zoe: string

/** Ada has the PCA every Monday of two weeks, Zoe the CNA and somebody still to be found. */
beforeAll(async () => {
  world = await anAgency(app)
  ada = await aClientAtHome(app, world)
  zoe = await aClientAtHome(app, world, {
    first_name: 'Zoë',
    last_name: "O'Neil_100%",
    language: 'Spanish',
    tags: ['Team North'],
  })
  const weekly = { ...mornings, recurring_rule: 'FREQ=WEEKLY;BYDAY=MO' }
  const plans = [
    { client_id: ada, shifts_attributes: [{ ...weekly, agent_id: world.pca.agentId }] },
    {
      client_id: zoe,
      shifts_attributes: [
        { ...weekly, agent_id: world.cna.agentId, scheduled_time: '22:00' },
        { ...weekly, scheduled_time: '07:00' },
      ],
    },
  ]
  for (const { client_id, shifts_attributes } of plans) {
    const authorization = await anAuthorization(app, world, { client_id })
    const plan = { authorization, end_date: '2026-11-15', shifts_attributes }
    await anActiveCareplan(app, world, plan)
  }
})

const told = async (filter: Parameters<typeof visitsOf>[2], who = world.manager) =>
  (await visitsOf(app, who, filter))
    .map((visit) => [visit.scheduled_date.slice(8), visit.scheduled_time].join(' '))
    .join(', ')

const list = (input: InputOf<typeof listVisits>) => call(app, world.manager, listVisits, input)

const dates = (from: string, to: string) => ({
  start_date: `2026-11-${from}`,
  end_date: `2026-11-${to}`,
})

const everything = '02 07:00, 02 09:00, 02 22:00, 09 07:00, 09 09:00, 09 22:00'

test.each([
  ['everything', () => ({}), everything],
  ['a client', () => ({ by_client_id: ada }), '02 09:00, 09 09:00'],
  ['a caregiver', () => ({ by_agent_id: world.cna.agentId }), '02 22:00, 09 22:00'],
  ['a status', () => ({ status: 'available' }) as const, '02 07:00, 09 07:00'],
  ['nobody assigned', () => ({ unassigned: 'true' }), '02 07:00, 09 07:00'],
  ['somebody assigned', () => ({ unassigned: 'false' }), '02 09:00, 02 22:00, 09 09:00, 09 22:00'],
  ['a day', () => ({ by_scheduled_date: dates('02', '02') }), '02 07:00, 02 09:00, 02 22:00'],
  ['days without any', () => ({ by_scheduled_date: dates('03', '08') }), ''],
  [
    'a language',
    () => ({ language: 'spanish', by_agent_id: world.cna.agentId }),
    '02 22:00, 09 22:00',
  ],
  ['a language that no client speaks', () => ({ language: 'Korean' }), ''],
  ['a tag', () => ({ tag: 'Team North', unassigned: 'true' }), '02 07:00, 09 07:00'],
  ['a tag that no client has', () => ({ tag: 'Team South' }), ''],
  ['a service', () => ({ by_service_id: world.serviceId }), everything],
  ['a service of no visit', () => ({ by_service_id: world.officeId }), ''],
  ['a payor', () => ({ by_payor_id: world.payorId }), everything],
  ['a payor of no visit', () => ({ by_payor_id: world.officeId }), ''],
  ['a part of a client', () => ({ search: 'oor' }), '02 09:00, 09 09:00'],
  ['two words in any order', () => ({ search: ' MOORE  ada' }), '02 09:00, 09 09:00'],
  ['a caregiver by name', () => ({ search: 'test pca' }), '02 09:00, 09 09:00'],
  ['client and caregiver', () => ({ search: 'zoë cna-' }), '02 22:00, 09 22:00'],
  [
    'signs that are no wildcards',
    () => ({ search: 'l_100%' }),
    '02 07:00, 02 22:00, 09 07:00, 09 22:00',
  ],
  ['no wildcard either', () => ({ search: 'M__re' }), ''],
  ['nobody', () => ({ search: 'nobody-here' }), ''],
])('visits are found by %s', async (_, filter, expected) => {
  expect(await told(filter())).toBe(expected)
})

test.each([
  ['many', { search: 'oor' }, '02 09:00, 09 09:00'],
  ['many and few', { search: 'moore pca' }, '02 09:00, 09 09:00'],
  ['many twice', { search: 'moore many' }, ''],
  ['many twice, together', { search: 'oor moo' }, '02 09:00, 09 09:00'],
  ['many and nobody', { search: 'moore nobody-here' }, ''],
  ['one by a phone', { search: '919-555-7007' }, ''],
  ['few, on a day', { search: 'zoë', by_scheduled_date: dates('02', '02') }, '02 07:00, 02 22:00'],
  ['few, of a status', { search: 'zoë', status: 'available' }, '02 07:00, 09 07:00'],
] as const)('visits are found by words that name %s', async (_, filter, expected) => {
  await moreMoores()
  expect(await told(filter)).toBe(expected)
})

/** So many clients of one name that their visits are not read one client after another. */
const moreMoores = () =>
  inAgency(app.db, world.agencyId, (tx) =>
    sql`insert into clients (agency_id, id, first_name, last_name, gender, gender_confirmed, phone, status)
      select ${world.agencyId}, md5(n::text)::uuid, 'Many', 'Moore', 'female', true,
        '91955570' || lpad(n::text, 2, '0'), 'active'
      from generate_series(1, 45) n on conflict do nothing`.execute(tx),
  )

test('the newest come first unless asked otherwise, page by page', async () => {
  const { data, meta } = await list({ items: 4 })
  expect(meta).toEqual({ page: 1, items: 4, total: 6, pages: 2, capped: false })
  expect(data.map((visit) => visit.starts_at)).toEqual(
    data
      .map((visit) => visit.starts_at)
      .toSorted()
      .toReversed(),
  )
  const rest = await list({ items: 4, page: 2 })
  expect(rest.data).toHaveLength(2)
  const ascending = await list({ sort: 'starts_at' })
  expect(ascending.data.toReversed()).toEqual([...data, ...rest.data])
})

test('days in the wrong order are refused', async () => {
  await refusal(list({ by_scheduled_date: dates('09', '02') }), 'date_order')
})

test('a caregiver sees their own visits, and of others not even that they are', async () => {
  expect(await told({}, world.pca)).toBe('02 09:00, 09 09:00')
  expect(await told({ by_agent_id: world.cna.agentId }, world.pca)).toBe('')
  expect(await told({ unassigned: 'true' }, world.pca)).toBe('')
  const [open] = await visitsOf(app, world.manager, { unassigned: 'true' })
  const [theirs] = await visitsOf(app, world.cna)
  for (const hidden of [open, theirs]) {
    await refusal(pageOf(app, world.pca, hidden?.id ?? ''), 'not_found')
  }
  const other = await anAgency(app)
  await refusal(pageOf(app, other.owner, open?.id ?? ''), 'not_found')
  expect(await visitsOf(app, other.owner)).toEqual([])
})

test('a visit tells schedule, home, activities, what may be done and how far it is’s profile', async () => {
  const [row] = await visitsOf(app, world.manager, { by_client_id: ada })
  const visit = await one(app, world.manager, getVisit, row?.id ?? '')
  expect(visit).toMatchObject({
    ...row,
    payor: { id: world.payorId, name: 'NC Medicaid' },
    address: { city: 'Raleigh', latitude: 35.7804 },
    activities: ['Bathing', 'Dressing', 'Meal preparation'].map((name) => ({
      category: 'Personal care',
      name,
      status: null,
    })),
    condition_level: 0,
    flags: { manual: false, early: false, late: false, far: false },
    signature: null,
    claim: null,
    abilities: { assign: true, cancel: true, check_in: true, check_out: false, approve: false },
  })
  expect(visit.timeline.map(({ step, state }) => `${step} ${state}`)).toEqual([
    'scheduled done',
    'in now',
    'tasks todo',
    'out todo',
    'signed todo',
    'reviewed todo',
    'claim todo',
    'paid todo',
  ])
  const own = await pageOf(app, world.pca, visit.id)
  expect(own.abilities).toMatchObject({ assign: false, cancel: false, check_in: true })
})
