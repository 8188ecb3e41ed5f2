import type { InputOf } from '@homeward/contract/endpoint'
import { getVisitSeries, placeVisits, type VisitPlace } from '@homeward/contract/visits/series'
import { createService } from '@homeward/contract/catalogue/services'
import { cancelVisit, updateVisit, type VisitRow } from '@homeward/contract/visits/visits'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { anActiveCareplan, anAuthorization, mornings, one } from '../../care/testing/factories.ts'
import { visitsOf } from '../testing/factories.ts'

const app = startTestServer()

/** The Mondays of November for the PCA: 2, 9, 16, 23, 30; and a Thursday that is another shift. */
async function mondays(world: World) {
  await anActiveCareplan(app, world, {
    end_date: '2026-11-30',
    shifts_attributes: [
      { ...mornings, recurring_rule: 'FREQ=WEEKLY;BYDAY=MO', agent_id: world.pca.agentId },
      { ...mornings, recurring_rule: 'FREQ=WEEKLY;BYDAY=TH;COUNT=1' },
    ],
  })
  const all = await visitsOf(app, world.manager)
  return all.filter(({ scheduled_date }) => scheduled_date !== '2026-11-05').map(({ id }) => id)
}
const change = (world: World, input: InputOf<typeof updateVisit>) =>
  call(app, world.manager, updateVisit, input)
const seen = async (world: World) =>
  (await visitsOf(app, world.manager)).map((visit) =>
    [visit.scheduled_date.slice(8), visit.scheduled_time, visit.agent ? 'staffed' : 'open'].join(
      ' ',
    ),
  )

test('a change is for this visit, for all later ones, or for those that no one edited', async () => {
  const world = await anAgency(app)
  const [, second = '', third = '', fourth = ''] = await mondays(world)
  await change(world, { id: third, scheduled_time: '12:00', scope: 'this' })
  expect(await one(app, world.manager, getVisitSeries, second)).toMatchObject({
    following: 3,
    untouched: 2,
    last_day: '2026-11-30',
  })
  await change(world, { id: second, scheduled_time: '08:00', scope: 'untouched' })
  expect(await seen(world)).toEqual([
    '02 09:00 staffed',
    '05 09:00 open',
    '09 08:00 staffed',
    '16 12:00 staffed',
    '23 08:00 staffed',
    '30 08:00 staffed',
  ])
  await call(app, world.manager, cancelVisit, { id: fourth, reason: 'Client away' })
  await change(world, { id: second, agent_id: null, scope: 'following' })
  expect((await seen(world)).slice(2)).toEqual([
    '09 08:00 open',
    '16 12:00 open',
    '23 08:00 staffed',
    '30 08:00 open',
  ])
})

test('moved by days, every later visit moves by as many', async () => {
  const world = await anAgency(app)
  const [, second = ''] = await mondays(world)
  await change(world, { id: second, scheduled_date: '2026-11-16', scope: 'following' })
  expect((await seen(world)).map((text) => text.slice(0, 2))).toEqual([
    '02',
    '05',
    '16',
    '23',
    '30',
    '07',
  ])
})

test('where one of them cannot be, none is changed, and its day is told', async () => {
  const world = await anAgency(app)
  const [first = ''] = await mondays(world)
  const before = await seen(world)
  // On one of the later days the nurse's aide is with somebody else.
  await anActiveCareplan(app, world, {
    start_date: '2026-11-16',
    end_date: '2026-11-16',
    shifts_attributes: [{ ...mornings, recurring_rule: 'FREQ=DAILY', agent_id: world.cna.agentId }],
  })
  const input = { id: first, agent_id: world.cna.agentId, scope: 'following' } as const
  const refused = await refusal(change(world, input), 'assignment_reason_needed')
  expect(refused.errors.assignment_reason?.[0]).toBe(
    'None of the visits was changed. This stands against 11/16/2026:',
  )
  expect((await seen(world)).filter((text) => !text.startsWith('16'))).toEqual(
    before.filter((text) => !text.startsWith('16')),
  )
})

test('a change of later visits is undone whole, as far as no one changed them since', async () => {
  const world = await anAgency(app)
  const other = await anAgency(app)
  const [, second = '', third = '', fourth = ''] = await mondays(world)
  await change(world, { id: third, scheduled_time: '12:00' })
  const before = await seen(world)
  const undo = (visits: VisitPlace[], who = world.manager) =>
    call(app, who, placeVisits, { visits, assignment_reason: 'Undo of a change' })
  const moved = { id: second, scheduled_date: '2026-11-16', scope: 'following' } as const
  const { changed_from: from = [] } = await change(world, { ...moved, agent_id: null })
  expect(from).toHaveLength(4)
  expect(await undo(from, other.manager)).toMatchObject({ placed: 0 })
  expect(await undo(from)).toEqual({ placed: 4, left: [] })
  expect(await seen(world)).toEqual(before)
  // What no person had changed is in the hands of its plan again.
  expect(await one(app, world.manager, getVisitSeries, second)).toMatchObject({
    following: 3,
    untouched: 2,
  })
  expect(await undo(from)).toMatchObject({ placed: 0 })

  const again = await change(world, { id: second, scheduled_time: '08:00', scope: 'following' })
  await call(app, world.manager, cancelVisit, { id: fourth, reason: 'Client away' })
  expect(await undo(again.changed_from ?? [])).toEqual({ placed: 3, left: [fourth] })
  expect((await seen(world)).slice(2)).toEqual([
    '09 09:00 staffed',
    '16 12:00 staffed',
    '23 08:00 staffed',
    '30 09:00 staffed',
  ])
})

test('what cannot be put back, because its caregiver has another visit now, puts none back', async () => {
  const world = await anAgency(app)
  const [, second = ''] = await mondays(world)
  const { changed_from: from = [] } = await change(world, {
    id: second,
    agent_id: null,
    scope: 'following',
  })
  await anActiveCareplan(app, world, {
    start_date: '2026-11-16',
    end_date: '2026-11-16',
    shifts_attributes: [{ ...mornings, recurring_rule: 'FREQ=DAILY', agent_id: world.pca.agentId }],
  })
  const before = await seen(world)
  const refused = await refusal(
    call(app, world.manager, placeVisits, { visits: from }),
    'assignment_reason_needed',
  )
  expect(refused.errors.assignment_reason?.[0]).toContain('11/16/2026')
  expect(await seen(world)).toEqual(before)
})

test('a visit of no plan has no later ones', async () => {
  const world = await anAgency(app)
  const ids = await mondays(world)
  const last = ids.at(-1) ?? ''
  expect(await one(app, world.manager, getVisitSeries, last)).toMatchObject({
    following: 0,
    untouched: 0,
    last_day: null,
  })
  await change(world, { id: last, scheduled_time: '10:00', scope: 'following' })
  expect((await seen(world)).at(-1)).toBe('30 10:00 staffed')
})

test('the services of a visit are changed, also of later ones, and each must be able to have them', async () => {
  const world = await anAgency(app)
  const respite = await call(app, world.owner, createService, {
    label: 'Respite',
    minutes_per_unit: 15,
  })
  const authorization = await anAuthorization(app, world, {
    service_ids: [world.serviceId, respite.id],
  })
  await anActiveCareplan(app, world, {
    authorization,
    end_date: '2026-11-16',
    shifts_attributes: [
      {
        ...mornings,
        recurring_rule: 'FREQ=WEEKLY;BYDAY=MO',
        services: [{ id: world.serviceId }],
      },
    ],
  })
  const given = async () =>
    (await visitsOf(app, world.manager)).map(({ services }) =>
      services.map(({ label, minutes }) => `${label} ${minutes}`).join(),
    )
  const [first, second, third] = (await visitsOf(app, world.manager)).map(({ id }) => id)
  await change(world, { id: third ?? '', scheduled_time: '12:00' })
  const both = [
    { id: world.serviceId, minutes: 90 },
    { id: respite.id, minutes: 30 },
  ]
  const alike = { id: first ?? '', services: both, scope: 'untouched' } as const
  const { changed_from: from = [] } = await change(world, alike)
  expect(await given()).toEqual([
    'PCS adult 90,Respite 30',
    'PCS adult 90,Respite 30',
    'PCS adult 120',
  ])
  await call(app, world.manager, placeVisits, { visits: from })
  expect(await given()).toEqual(['PCS adult 120', 'PCS adult 120', 'PCS adult 120'])
  await change(world, alike)
  await change(world, { id: second ?? '', services: [{ id: respite.id }], scope: 'following' })
  expect(await given()).toEqual(['PCS adult 90,Respite 30', 'Respite 120', 'Respite 120'])

  await change(world, { id: third ?? '', scheduled_duration: 60 })
  const input = { id: first ?? '', services: both, scope: 'following' } as const
  const refused = await refusal(change(world, input), 'shift_minutes_differ')
  expect(refused.errors.services).toEqual([
    'None of the visits was changed. This stands against 11/16/2026:',
    'The service minutes do not add up to the shift length.',
  ])
  const other = await call(app, world.owner, createService, {
    label: 'Nursing',
    minutes_per_unit: 15,
  })
  const strange = { id: first ?? '', services: [{ id: other.id }] }
  await refusal(change(world, strange), 'service_not_authorized')
  expect(await given()).toEqual(['PCS adult 90,Respite 30', 'Respite 120', 'Respite 60'])
})

test('a change of a whole year takes as many statements as one of a week', async () => {
  const world = await anAgency(app)
  await anActiveCareplan(app, world, {
    end_date: '2027-05-31',
    shifts_attributes: [{ ...mornings, recurring_rule: 'FREQ=DAILY', agent_id: world.pca.agentId }],
  })
  const days = async () => await visitsOf(app, world.manager)
  const all = await days()
  const statements = vi.spyOn(pg.Client.prototype, 'query')
  const cost = async (visit: VisitRow | undefined, scheduled_time: string) => {
    statements.mockClear()
    await change(world, { id: visit?.id ?? '', scheduled_time, scope: 'following' })
    return statements.mock.calls.length
  }
  const few = await cost(all.at(-8), '10:00')
  const many = await cost(all[0], '11:00')
  statements.mockRestore()
  expect(all.length).toBeGreaterThan(50)
  expect(Math.abs(many - few)).toBeLessThan(5)
  expect((await days()).every(({ scheduled_time }) => scheduled_time === '11:00')).toBe(true)
})
