import { allocateRemainders } from '@homeward/contract/care/careplan-versions'
import { getCareplan, updateCareplan } from '@homeward/contract/care/careplans'
import { createService } from '@homeward/contract/catalogue/services'
import { expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aCareplan, anAuthorization, mornings, one } from '../testing/factories.ts'

const app = startTestServer()
const allocate = (world: World, careplan_id: string, allocation: 'first' | 'last' | 'evenly') =>
  call(app, world.nurse, allocateRemainders, { careplan_id, allocation })
const days = (days: string) => ({ ...mornings, recurring_rule: `FREQ=WEEKLY;BYDAY=${days}` })

test.each([
  ['first', [210, 120]],
  ['last', [120, 210]],
  ['evenly', [165, 165]],
] as const)('what two shifts leave over goes %s', async (allocation, lengths) => {
  const world = await anAgency(app)
  // 5.5 hours and 14 minutes; the minutes stay over.
  const authorization = await anAuthorization(app, world, { units: 22 })
  const plan = await aCareplan(app, world, {
    authorization,
    shifts_attributes: [days('MO'), days('WE')],
  })
  const given = await allocate(world, plan.id, allocation)
  expect(given.shifts.map((shift) => shift.scheduled_duration)).toEqual(lengths)
  expect(given).toMatchObject({ planned_minutes: 330, authorized_minutes: 330 })
  await refusal(allocate(world, plan.id, allocation), 'nothing_to_allocate')
  expect(await one(app, world.manager, getCareplan, plan.id)).toEqual(given)
})

test('the services of a longer shift still make it up', async () => {
  const world = await anAgency(app)
  const second = await call(app, world.admin, createService, {
    name: 'Respite',
    jurisdiction: 'nc',
  })
  const authorization = await anAuthorization(app, world, {
    units: 12,
    service_ids: [world.serviceId, second.id],
  })
  const services = [
    { id: world.serviceId, minutes: 80 },
    { id: second.id, minutes: 40 },
  ]
  const { id } = await aCareplan(app, world, {
    authorization,
    shifts_attributes: [{ ...days('MO'), services }],
  })
  const given = await allocate(world, id, 'evenly')
  expect(given.shifts[0]).toMatchObject({
    scheduled_duration: 180,
    services: [{ minutes: 120 }, { minutes: 60 }],
  })
})

test('a plan in force keeps its hours', async () => {
  const world = await anAgency(app)
  const { id } = await aCareplan(app, world)
  await call(app, world.manager, updateCareplan, { id, status: 'active' })
  await refusal(allocate(world, id, 'first'), 'careplan_not_editable')
})
