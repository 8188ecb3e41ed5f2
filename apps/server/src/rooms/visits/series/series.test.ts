import type { InputOf } from '@homeward/contract/endpoint'
import { getVisitSeries } from '@homeward/contract/visits/series'
import { cancelVisit, updateVisit } from '@homeward/contract/visits/visits'
import { expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { anActiveCareplan, mornings, one } from '../../care/testing/factories.ts'
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
