import { createOffice } from '@homeward/contract/agency/offices'
import { reportSick } from '@homeward/contract/caregivers/own-time'
import { createAlert } from '@homeward/contract/collaboration/alerts'
import { updateClient } from '@homeward/contract/clients/clients'
import { beforeEach, expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type Person, type World } from '../../../testing/world.ts'
import { aClient, runTask, say, told, usernameOf } from '../testing/factories.ts'

const app = startTestServer()
let world: World
let elsewhere: string
beforeEach(async () => {
  world = await anAgency(app)
  elsewhere = (await call(app, world.owner, createOffice, { name: 'Elsewhere' })).id
})

/** Limits somebody to an office. */
const limit = (who: Person, office: string) =>
  inAgency(app.db, world.agencyId, (tx) =>
    tx
      .updateTable('assignments')
      .set({ office_id: office, limited: true })
      .where('agent_id', '=', who.agentId)
      .execute(),
  )

test('a sick report reaches those limited to the caregiver’s office, and none limited to another', async () => {
  await limit(world.manager, elsewhere)
  await limit(world.admin, world.officeId)
  const days = { start_date: '2026-11-02', end_date: '2026-11-02' }
  await call(app, world.pca, reportSick, days)
  await app.drainJobs()
  await app.drainJobs()
  expect(await told(app, world.manager)).toEqual([])
  expect(await told(app, world.admin)).toHaveLength(1)
  expect(await told(app, world.owner)).toHaveLength(1)
})

test('of several records people limited to an office hear of those that belong to it', async () => {
  await limit(world.manager, elsewhere)
  const here = await aClient(app, world, 'Rosa')
  const there = await aClient(app, world, 'Carl')
  await call(app, world.owner, updateClient, { id: there, office_id: elsewhere })
  for (const parent_id of [here, there]) {
    await call(app, world.owner, createAlert, {
      parent_type: 'Client',
      parent_id,
      title: 'Call the doctor',
      body: '',
      date: '2026-11-02',
      repeat: 'never',
      priority: 'high',
    })
  }
  await runTask(app, world, 'collaboration.notify_alerts_due')
  expect(await told(app, world.manager)).toMatchObject([{ subject_id: there }])
  expect(await told(app, world.nurse)).toHaveLength(2)
})

test('whoever is limited hears nothing of what concerns the whole agency', async () => {
  await limit(world.admin, world.officeId)
  await runTask(app, world, 'event:job.failed', {
    job_id: '1',
    task: 'billing.claim_visit',
    attempts: 1,
    failed_at: '2026-11-02T14:00:00.000Z',
  })
  expect(await told(app, world.admin)).toEqual([])
  expect(await told(app, world.owner)).toHaveLength(1)
})

test('a mention does not lead to a client of another office', async () => {
  await limit(world.manager, elsewhere)
  const username = await usernameOf(app, world.manager.userId)
  const parent_id = await aClient(app, world)
  await say(app, world.owner, { parent_id, body: `@${username} please look` })
  expect(await told(app, world.manager)).toEqual([])
  await limit(world.manager, world.officeId)
  await say(app, world.owner, { parent_id, body: `@${username} now you can` })
  expect(await told(app, world.manager)).toHaveLength(1)
})
