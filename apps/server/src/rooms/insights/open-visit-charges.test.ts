import { openVisitCharges } from '@homeward/contract/insights/work'
import { updateVisit } from '@homeward/contract/visits/visits'
import { expect, test } from 'vitest'
import { call, refusal } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency } from '../../testing/world.ts'
import { aVisit } from '../visits/testing/factories.ts'

const app = startTestServer()

test('an open visit says what it will be charged; one with a caregiver does not wait', async () => {
  const world = await anAgency(app)
  const { id } = await aVisit(app, world)
  const chargesOf = async (who = world.manager) =>
    (await call(app, who, openVisitCharges, { visit_ids: [id] })).charges
  expect(await chargesOf()).toEqual([])
  await call(app, world.manager, updateVisit, { id, agent_id: null })
  const [open, ...others] = await chargesOf()
  expect(others).toEqual([])
  expect(open?.id).toBe(id)
  // Two hours in units of fifteen minutes.
  expect(open?.cents).toBe(8 * 596)
  await refusal(call(app, world.pca, openVisitCharges, { visit_ids: [id] }), 'forbidden')
  const other = await anAgency(app)
  expect(await chargesOf(other.manager)).toEqual([])
})
