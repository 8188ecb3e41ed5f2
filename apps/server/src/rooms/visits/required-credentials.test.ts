import { updateVisit } from '@homeward/contract/visits/visits'
import type { CredentialKind } from '@homeward/domain/agency/credential-kinds'
import { expect, test } from 'vitest'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { call, refusal } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'
import { aCredential } from '../caregivers/testing/factories.ts'
import { aVisit, pageOf } from './testing/factories.ts'

const app = startTestServer()

const ask = (world: World, required_credentials: CredentialKind[]) =>
  inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('payors').set({ required_credentials }).execute(),
  )

test('who lacks what the payor asks for is not assigned, and the answer says what', async () => {
  const world = await anAgency(app)
  const { id } = await aVisit(app, world, { agent_id: null })
  await ask(world, ['cpr', 'tb_test'])
  const agent_id = world.cna.agentId
  const assign = () => call(app, world.manager, updateVisit, { id, agent_id })
  await aCredential(app, world, agent_id, { expires_on: '2026-11-01' })
  const body = await refusal(assign(), 'assignment_refused')
  expect(body.errors.agent_id?.[0]).toMatch(
    /^On 11\/02\/2026, Test cna-\w+ does not have the credentials the payor requires: CPR certificate \(expired 11\/01\/2026\), TB test \(none on file\)\. Choose another caregiver/,
  )
  await aCredential(app, world, agent_id, { expires_on: '2026-11-02' })
  await refusal(assign(), 'assignment_refused')
  await aCredential(app, world, agent_id, { kind: 'tb_test', expires_on: null })
  expect(await assign()).toMatchObject({ agent_id, status: 'scheduled' })

  const moved = { id, scheduled_date: '2026-11-03' }
  await refusal(call(app, world.manager, updateVisit, moved), 'assignment_refused')
  await call(app, world.manager, updateVisit, { id, scheduled_time: '10:00' })
  await call(app, world.manager, updateVisit, { ...moved, agent_id: null })
})

test('a plan makes the visit open where its caregiver lacks a credential on the day', async () => {
  const world = await anAgency(app)
  await ask(world, ['cpr'])
  await aCredential(app, world, world.pca.agentId, { expires_on: '2026-11-02' })
  const covered = await aVisit(app, world)
  expect(covered).toMatchObject({ status: 'scheduled', agent: { id: world.pca.agentId } })
  const open = await aVisit(app, world, { day: '2026-11-03' })
  expect(open).toMatchObject({ status: 'available', agent: null })
  const { timeline } = await pageOf(app, world.manager, open.id)
  expect(timeline[0]?.step).toBe('scheduled')
  await ask(world, [])
  const free = await aVisit(app, world, { day: '2026-11-04' })
  expect(free).toMatchObject({ status: 'scheduled' })
})

test('a credential that ended speaks against its holder until another one of its kind is valid', async () => {
  const world = await anAgency(app)
  const { id } = await aVisit(app, world, { agent_id: null })
  const agent_id = world.cna.agentId
  const assign = () => call(app, world.manager, updateVisit, { id, agent_id })
  await aCredential(app, world, agent_id, { kind: 'tb_test', expires_on: null })
  await aCredential(app, world, agent_id, { expires_on: '2026-11-01' })
  const body = await refusal(assign(), 'assignment_refused')
  expect(body.errors.agent_id?.[0]).toMatch(
    /is not valid: CPR certificate \(expired 11\/01\/2026\)/,
  )
  await aCredential(app, world, agent_id, { expires_on: '2027-11-01' })
  expect(await assign()).toMatchObject({ agent_id, status: 'scheduled' })
})
