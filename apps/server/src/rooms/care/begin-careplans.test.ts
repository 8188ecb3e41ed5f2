import { getCareplan, updateCareplan } from '@homeward/contract/care/careplans'
import { expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { startTestServer, testNow } from '../../testing/test-server.ts'
import { anAgency } from '../../testing/world.ts'
import { aCareplan, anAuthorization, moveClock, one, runNightly } from './testing/factories.ts'

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
