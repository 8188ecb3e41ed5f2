import { updateAgent } from '@homeward/contract/caregivers/agents'
import { listTimesheets, type TimesheetRow } from '@homeward/contract/payroll/timesheets'
import { call } from '../../../testing/call.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import type { World } from '../../../testing/world.ts'
import { aBillableClient, anApprovedVisit } from '../../billing/testing/factories.ts'

/** The pay week that these tests are about: it ended the day before the tests' today. */
export const week = '2026-10-26'

/** A caregiver with a rate of $15 and a hire date. */
export async function isPaid(app: TestServer, world: World, pay_rate = 1500): Promise<void> {
  await call(app, world.owner, updateAgent, {
    id: world.pca.agentId,
    private_profile: { pay_rate, hire_date: '2020-01-06' },
  })
}

type Work = { clientId?: string; date?: string; time?: string; minutes?: number; agentId?: string }

/** Work that was reviewed, and the pay that followed. */
export async function worked(app: TestServer, world: World, work: Work = {}): Promise<string> {
  const clientId = work.clientId ?? (await aBillableClient(app, world, { medicaid_number: null }))
  const id = await anApprovedVisit(app, world, { minutes: 480, ...work, clientId })
  await app.drainJobs()
  return id
}

/** The timesheets of the test's caregiver, the newest first. */
export const sheetsOf = async (app: TestServer, world: World): Promise<TimesheetRow[]> =>
  (await call(app, world.owner, listTimesheets, { agent_id: world.pca.agentId })).data
