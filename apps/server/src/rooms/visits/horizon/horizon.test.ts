import { lookAhead } from '@homeward/contract/visits/horizon'
import { expect, test } from 'vitest'
import { call } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { anActiveCareplan, mornings, runNightly } from '../../care/testing/factories.ts'
import { visitsOf } from '../testing/factories.ts'

const app = startTestServer()
const look = (world: World, through_day: string) =>
  call(app, world.manager, lookAhead, { through_day })
const weekly = { ...mornings, recurring_rule: 'FREQ=WEEKLY;BYDAY=MO' }
const days = async (world: World) =>
  (await visitsOf(app, world.manager)).map(({ scheduled_date }) => scheduled_date)

test('whoever looks beyond the horizon has the visits made, once, whoever else looks', async () => {
  const world = await anAgency(app)
  await anActiveCareplan(app, world, { end_date: '2027-02-28', shifts_attributes: [weekly] })
  expect((await days(world)).at(-1)).toBe('2026-12-28')
  expect(await look(world, '2026-12-28')).toMatchObject({ creating: false })
  const asked = await Promise.all(
    ['2027-01-10', '2027-01-31', '2027-01-10'].map((day) => look(world, day)),
  )
  expect(asked.map(({ creating }) => creating)).toEqual([true, true, true])
  await Promise.all([app.drainJobs(), runNightly(app, world, 'visits.extend')])
  const made = await days(world)
  expect(made.at(-1)).toBe('2027-01-25')
  expect(new Set(made).size).toBe(made.length)
  expect(made).toHaveLength(13)
  expect(await look(world, '2027-01-31')).toMatchObject({ creating: false })
})

test('nobody looks further than a year ahead, nor beyond the end of the plans', async () => {
  const world = await anAgency(app)
  await anActiveCareplan(app, world, { end_date: '2026-12-20', shifts_attributes: [weekly] })
  expect(await look(world, '2099-01-01')).toEqual({ through_day: '2027-11-03', creating: false })
})
