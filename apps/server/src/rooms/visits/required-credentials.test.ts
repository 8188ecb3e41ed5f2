import { updateVisit } from '@homeward/contract/visits/visits'
import type { CredentialKind } from '@homeward/domain/caregivers/vocabulary'
import { expect, test } from 'vitest'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { call, refusal } from '../../testing/call.ts'
import { openHouse } from '../../testing/house.ts'
import { anAgency, type World } from '../../testing/world.ts'
import { aCredential } from '../caregivers/making.ts'
import { aVisit, pageOf } from './making.ts'

const house = openHouse()

const ask = (world: World, required_credentials: CredentialKind[]) =>
  inAgency(house.db, world.agencyId, (tx) =>
    tx.updateTable('payors').set({ required_credentials }).execute(),
  )

test('who lacks what the payor asks for is not assigned, and the answer says what', async () => {
  const world = await anAgency(house)
  const { id } = await aVisit(house, world, { agent_id: null })
  await ask(world, ['cpr', 'tb_test'])
  const agent_id = world.cna.agentId
  const assign = () => call(house, world.manager, updateVisit, { id, agent_id })
  await aCredential(house, world, agent_id, { expires_on: '2026-11-01' })
  const body = await refusal(assign(), 'credential_missing')
  expect(body.errors.agent_id?.[0]).toMatch(
    /^Test cna-\w+ lacks what the payor asks for on 11\/02\/2026: CPR certificate \(expired 11\/01\/2026\), TB test \(none on file\)\.$/,
  )
  await aCredential(house, world, agent_id, { expires_on: '2026-11-02' })
  await refusal(assign(), 'credential_missing')
  await aCredential(house, world, agent_id, { kind: 'tb_test', expires_on: null })
  expect(await assign()).toMatchObject({ agent_id, status: 'scheduled' })

  const moved = { id, scheduled_date: '2026-11-03' }
  await refusal(call(house, world.manager, updateVisit, moved), 'credential_missing')
  await call(house, world.manager, updateVisit, { id, scheduled_time: '10:00' })
  await call(house, world.manager, updateVisit, { ...moved, agent_id: null })
})

test('a plan makes the visit open where its caregiver lacks a credential on the day', async () => {
  const world = await anAgency(house)
  await ask(world, ['cpr'])
  await aCredential(house, world, world.pca.agentId, { expires_on: '2026-11-02' })
  const covered = await aVisit(house, world)
  expect(covered).toMatchObject({ status: 'scheduled', agent: { id: world.pca.agentId } })
  const open = await aVisit(house, world, { day: '2026-11-03' })
  expect(open).toMatchObject({ status: 'available', agent: null })
  const { strip } = await pageOf(house, world.manager, open.id)
  expect(strip[0]?.step).toBe('scheduled')
  await ask(world, [])
  const free = await aVisit(house, world, { day: '2026-11-04' })
  expect(free).toMatchObject({ status: 'scheduled' })
})
