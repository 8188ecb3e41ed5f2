import { getCareplan, updateCareplan } from '@homeward/contract/care/careplans'
import { archiveClient, getClient, listClients } from '@homeward/contract/clients/clients'
import { afterEach, expect, test } from 'vitest'
import { call, refusal } from '../testing/call.ts'
import { startTestServer, testNow } from '../testing/test-server.ts'
import { anAgency } from '../testing/world.ts'
import { aCareplan, anActiveCareplan, moveClock, one } from '../rooms/care/testing/factories.ts'

const app = startTestServer()
afterEach(() => moveClock(app, testNow))

/** Half past midnight in the agency, on the day after the plans' last one; no task has run yet. */
const halfPastMidnight = '2026-11-04T05:30:00.000Z'
const end_date = '2026-11-03'

test('a plan that ended a moment ago is nowhere active, though no task has noted it', async () => {
  const world = await anAgency(app)
  const plan = await anActiveCareplan(app, world, { end_date })
  const clientId = plan.client.id
  const seen = async () => {
    const { careplans, shifts, authorizations } = await one(app, world.manager, getClient, clientId)
    const flagged = await call(app, world.manager, listClients, { flag: 'no_active_careplan' })
    return {
      plan: careplans.map(({ status }) => status),
      shifts: shifts.length,
      authorization: authorizations.map(({ status }) => status),
      flagged: flagged.data.some(({ id }) => id === clientId),
      activate: (await one(app, world.manager, getCareplan, plan.id)).abilities.activate,
    }
  }
  const still = { authorization: ['active'], activate: false }
  expect(await seen()).toEqual({ ...still, plan: ['active'], shifts: 1, flagged: false })
  await moveClock(app, halfPastMidnight)
  expect(await seen()).toEqual({ ...still, plan: ['inactive'], shifts: 0, flagged: true })
  await refusal(
    call(app, world.manager, updateCareplan, { id: plan.id, status: 'active' }),
    'careplan_over',
  )
  await moveClock(app, '2027-06-01T04:30:00.000Z')
  expect((await seen()).authorization).toEqual(['inactive'])
})

test('a scheduled plan that ended keeps no client from being archived', async () => {
  const world = await anAgency(app)
  const plan = await aCareplan(app, world, { end_date })
  const archive = () => one(app, world.manager, archiveClient, plan.client.id)
  await refusal(archive(), 'status_not_allowed')
  await moveClock(app, halfPastMidnight)
  await archive()
})
