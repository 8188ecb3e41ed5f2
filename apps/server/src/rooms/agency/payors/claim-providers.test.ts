import { createOffice, getOffice, updateOffice } from '@homeward/contract/agency/offices'
import { getPayor, updatePayor } from '@homeward/contract/agency/payors'
import { updateAgent } from '@homeward/contract/caregivers/agents'
import type { InputOf } from '@homeward/contract/endpoint'
import { expect, test } from 'vitest'
import { refusedBy } from '../../../plumbing/db/constraint.ts'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aPayor } from '../testing/factories.ts'

const app = startTestServer()

const change = (world: World, rules: Omit<InputOf<typeof updatePayor>, 'id'>) =>
  call(app, world.billing_admin, updatePayor, { id: world.payorId, ...rules })

test('a payor says whom its claims name; a new one wants the agency alone', async () => {
  const world = await anAgency(app)
  const usual = {
    place_of_service: '12',
    billing_provider: 'agency',
    provider_number: null,
    rendering_provider: 'none',
    provider_id_kind: 'npi',
    supervising_agent: null,
  }
  expect(await aPayor(app, world)).toMatchObject(usual)
  const rules = {
    place_of_service: '13',
    billing_provider: 'office',
    provider_number: 'V-900',
    rendering_provider: 'caregiver',
    provider_id_kind: '0B',
  } as const
  await change(world, { ...rules, supervising_agent_id: world.nurse.agentId })
  expect(await call(app, world.nurse, getPayor, { id: world.payorId })).toMatchObject({
    ...rules,
    supervising_agent: { id: world.nurse.agentId },
  })
  const none = await change(world, { supervising_agent_id: null, provider_number: null })
  expect(none).toMatchObject({ provider_number: null, supervising_agent: null })
})

test('a supervisor is one who works here, and is there where claims name one', async () => {
  const world = await anAgency(app)
  const { agentId } = world.nurse
  const supervisor = { rendering_provider: 'supervisor' } as const
  const field = { supervising_agent_id: [expect.any(String)] }
  expect((await refusal(change(world, supervisor), 'invalid')).errors).toEqual(field)
  await refusal(aPayor(app, world, supervisor), 'invalid')
  const theirs = (await anAgency(app)).nurse.agentId
  await refusal(change(world, { ...supervisor, supervising_agent_id: theirs }), 'invalid')

  await change(world, { ...supervisor, supervising_agent_id: agentId })
  expect((await refusal(change(world, { supervising_agent_id: null }), 'invalid')).errors).toEqual(
    field,
  )
  const written = inAgency(app.db, world.agencyId, (tx) =>
    tx
      .updateTable('payors')
      .set({ supervising_agent_id: null })
      .where('id', '=', world.payorId)
      .execute(),
  )
  expect(await written.catch(refusedBy)).toBe('payors_supervisor')

  await call(app, world.owner, updateAgent, { id: agentId, status: 'inactive' })
  // Whoever left is not chosen anew; a payor that has them can be changed all the same.
  await refusal(aPayor(app, world, { ...supervisor, supervising_agent_id: agentId }), 'invalid')
  const kept = await change(world, { supervising_agent_id: agentId, place_of_service: '99' })
  expect(kept).toMatchObject({ place_of_service: '99', supervising_agent: { id: agentId } })
})

test.each([
  ['place_of_service', '77'],
  ['billing_provider', 'nobody'],
  ['rendering_provider', 'nurse'],
  ['provider_id_kind', 'XX'],
  ['provider_number', 'V*900'],
  ['provider_number', 'V'.repeat(51)],
])('a payor with %s %s is refused', async (field, value) => {
  const world = await anAgency(app)
  const { errors } = await refusal(change(world, { [field]: value }), 'invalid')
  expect(Object.keys(errors)).toEqual([field])
})

test.each([
  ['npi', '1245319590'],
  ['npi', '124531959'],
  ['taxonomy_code', '251E00000'],
  ['taxonomy_code', '251E000000'],
  ['taxonomy_code', '251E-0000X'],
])('an office with %s %s is refused', async (field, value) => {
  const world = await anAgency(app)
  const office = { name: 'Durham', [field]: value }
  expect(
    Object.keys((await refusal(call(app, world.owner, createOffice, office), 'invalid')).errors),
  ).toEqual([field])
})

test('an office has a taxonomy code of its own, or none', async () => {
  const world = await anAgency(app)
  const id = world.officeId
  await call(app, world.owner, updateOffice, { id, taxonomy_code: ' 251e00000x ' })
  expect((await call(app, world.nurse, getOffice, { id })).taxonomy_code).toBe('251E00000X')
  await call(app, world.owner, updateOffice, { id, taxonomy_code: null })
  expect((await call(app, world.nurse, getOffice, { id })).taxonomy_code).toBeNull()
})

test.each(['NC*7', '', 'A'.repeat(51)])('the provider number "%s" is refused', async (number) => {
  const world = await anAgency(app)
  const sent = { id: world.pca.agentId, provider_number: number }
  await refusal(call(app, world.owner, updateAgent, sent), 'invalid')
  const kept = await call(app, world.owner, updateAgent, { ...sent, provider_number: ' NC-7 ' })
  expect(kept.provider_number).toBe('NC-7')
})
