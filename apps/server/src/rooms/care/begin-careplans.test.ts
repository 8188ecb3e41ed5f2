import { getCareplan, updateCareplan } from '@homeward/contract/care/careplans'
import { instantOf } from '@homeward/domain/time/zone'
import { expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { startTestServer, testNow } from '../../testing/test-server.ts'
import { anAgency } from '../../testing/world.ts'
import { tasks } from './jobs.ts'
import {
  aCareplan,
  anActiveCareplan,
  anAuthorization,
  moveClock,
  one,
  runNightly,
} from './testing/factories.ts'

const app = startTestServer()

test('a scheduled plan is active on its first day, by night and once; one that cannot be stays', async () => {
  const world = await anAgency(app)
  const start_date = '2026-11-10'
  const plan = await aCareplan(app, world, { start_date })
  const draft = await aCareplan(app, world, { start_date, draft: true })
  const authorization = await anAuthorization(app, world, { units: 1 })
  const over = await aCareplan(app, world, { start_date, authorization })
  const state = async (id: string) => (await one(app, world.manager, getCareplan, id)).status
  const states = () => Promise.all([plan, draft, over].map(({ id }) => state(id)))

  await moveClock(app, '2026-11-09T08:05:00.000Z')
  await runNightly(app, world, 'care.begin_careplans')
  expect(await states()).toEqual(['scheduled', 'draft', 'scheduled'])
  await moveClock(app, '2026-11-10T08:05:00.000Z')
  await runNightly(app, world, 'care.begin_careplans')
  await runNightly(app, world, 'care.begin_careplans')
  expect(await states()).toEqual(['active', 'draft', 'scheduled'])
  expect((await one(app, world.manager, getCareplan, plan.id)).visits_count).toBe(24)
  // Somebody ended it again: dates alone do not bring it back.
  await call(app, world.manager, updateCareplan, { id: plan.id, status: 'inactive' })
  await runNightly(app, world, 'care.begin_careplans')
  expect(await state(plan.id)).toBe('inactive')
  await moveClock(app, testNow)
})

test('an old plan that was restored does not take the place of a newer one by night', async () => {
  const world = await anAgency(app)
  const authorization = await anAuthorization(app, world)
  const move = (id: string, status: 'active' | 'archived' | 'scheduled') =>
    call(app, world.manager, updateCareplan, { id, status })
  const old = await aCareplan(app, world, { authorization, start_date: '2026-10-01' })
  const newer = await anActiveCareplan(app, world, { authorization })
  await move(old.id, 'archived')
  await move(old.id, 'scheduled')
  await runNightly(app, world, 'care.begin_careplans')
  const states = [old, newer].map(
    async ({ id }) => (await one(app, world.manager, getCareplan, id)).status,
  )
  expect(await Promise.all(states)).toEqual(['scheduled', 'active'])
})

test.each(['Pacific/Pago_Pago', 'Pacific/Honolulu', 'America/New_York', 'Pacific/Guam'])(
  'a plan begins as its day begins in %s, and within the hour where it is scheduled that day',
  (zone) => {
    const every = tasks.find(({ name }) => name === 'care.begin_careplans')?.every ?? ''
    const [minute, hours] = every.split(' ')
    for (const day of ['2026-01-10', '2026-07-10']) {
      expect(instantOf(day, '00:00', zone).getUTCMinutes()).toBe(Number(minute))
    }
    expect(hours).toBe('*')
  },
)
