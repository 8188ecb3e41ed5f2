import { getCareplan, updateCareplan } from '@homeward/contract/care/careplans'
import { expect, test } from 'vitest'
import { call, refusal } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency } from '../../testing/world.ts'
import { aCareplan, mornings, one } from './testing/factories.ts'

const app = startTestServer()

test('a shift says its plan, its agency, its caregiver and its first day; the plan what a day has', async () => {
  const world = await anAgency(app)
  const { id } = await aCareplan(app, world, {
    shifts_attributes: [
      { ...mornings, agent_id: world.pca.agentId },
      { ...mornings, recurring_rule: 'FREQ=MONTHLY;BYMONTHDAY=3' },
    ],
  })
  const plan = await one(app, world.manager, getCareplan, id)
  expect(plan).toMatchObject({ assessment_id: null, daily_duration: 120, non_repeating: false })
  const own = { agency_id: world.agencyId, careplan_id: id }
  expect(plan.shifts).toMatchObject([
    { ...own, agent_id: world.pca.agentId, day: 1 },
    { ...own, agent_id: null, day: null },
  ])
})

test('a plan whose shifts fall on one day each makes single visits', async () => {
  const world = await anAgency(app)
  const once = { ...mornings, recurring_rule: 'FREQ=DAILY;COUNT=1' }
  const plan = await aCareplan(app, world, { shifts_attributes: [once] })
  expect(plan.non_repeating).toBe(true)
})

test('an entry changes what it names, removes by its id alone, and a new one names all it needs', async () => {
  const world = await anAgency(app)
  const made = await aCareplan(app, world, {
    shifts_attributes: [{ ...mornings, agent_id: world.pca.agentId }, mornings],
  })
  const [first, second] = made.shifts.map((shift) => shift.id)
  const change = (...shifts_attributes: object[]) =>
    call(app, world.manager, updateCareplan, { id: made.id, shifts_attributes })
  const changed = await change(
    { id: first, scheduled_time: '10:15' },
    { id: second, _destroy: true },
  )
  expect(changed.shifts).toMatchObject([
    {
      id: first,
      scheduled_time: '10:15',
      scheduled_duration: 120,
      recurring_rule: mornings.recurring_rule,
      agent_id: world.pca.agentId,
    },
  ])
  const nobody = await change({ id: first, agent_id: null })
  expect(nobody.shifts).toMatchObject([{ agent_id: null, scheduled_time: '10:15' }])
  const { errors } = await refusal(change({ scheduled_time: '10:15' }), 'invalid')
  expect(Object.keys(errors).toSorted()).toEqual([
    'shifts_attributes.0.recurring_rule',
    'shifts_attributes.0.scheduled_duration',
  ])
})
