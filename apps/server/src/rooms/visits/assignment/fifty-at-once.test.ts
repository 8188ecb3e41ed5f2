import { updateVisit } from '@homeward/contract/visits/visits'
import { expect, test } from 'vitest'
import { call } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency } from '../../../testing/world.ts'
import { anActiveCareplan, mornings } from '../../care/testing/factories.ts'
import { visitsOf } from '../testing/factories.ts'

const app = startTestServer()
const times = 50

test('of 50 assignments of one caregiver at the same time one wins', async () => {
  const world = await anAgency(app)
  const shift = { ...mornings, scheduled_duration: 15, recurring_rule: 'FREQ=DAILY;COUNT=1' }
  await anActiveCareplan(app, world, {
    end_date: '2026-11-03',
    shifts_attributes: Array.from({ length: times }, () => shift),
  })
  const visits = await visitsOf(app, world.manager)
  expect(visits).toHaveLength(times)
  const all = await Promise.allSettled(
    visits.map(({ id }) =>
      call(app, world.manager, updateVisit, { id, agent_id: world.pca.agentId }),
    ),
  )
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const after = await visitsOf(app, world.manager)
  expect(after.filter(({ agent }) => agent !== null)).toHaveLength(1)
})
