import { archiveOffice, createOffice, updateOffice } from '@homeward/contract/agency/offices'
import { updateCareplan } from '@homeward/contract/care/careplans'
import { updateClient } from '@homeward/contract/clients/clients'
import type { ClientStatus } from '@homeward/domain/clients/vocabulary'
import { expect, test } from 'vitest'
import { aCareplan, anAuthorization } from '../rooms/care/testing/factories.ts'
import { aClient, anAddress } from '../rooms/clients/testing/factories.ts'
import { visitsOf } from '../rooms/visits/testing/factories.ts'
import { call, refusal } from '../testing/call.ts'
import { startTestServer } from '../testing/test-server.ts'
import { anAgency, type World } from '../testing/world.ts'

const app = startTestServer()

test('an office with active clients is archived where somebody says so, by either way', async () => {
  const world = await anAgency(app)
  await call(app, world.owner, createOffice, { name: 'Durham' })
  const id = world.officeId
  const client = await aClient(app, world)
  const asked = await refusal(call(app, world.owner, archiveOffice, { id }), 'office_has_clients')
  expect(asked.non_field_errors[0]).toMatch(/^1 active client belongs/)
  const change = (fields: object) => call(app, world.owner, updateOffice, { id, ...fields })
  await refusal(change({ status: 'archived' }), 'office_has_clients')
  expect(await change({ name: 'Main' })).toMatchObject({ status: 'active' })
  expect(await change({ status: 'archived', clients_confirmed: true })).toMatchObject({
    status: 'archived',
  })
  await change({ status: 'active' })
  await call(app, world.owner, archiveOffice, { id, clients_confirmed: 'true' })
  await change({ status: 'active' })
  await call(app, world.owner, updateClient, { id: client.id, status: 'inactive' })
  await call(app, world.owner, archiveOffice, { id })
})

const aPlanFor = async (world: World, status: ClientStatus, address = true) => {
  const { id } = await aClient(app, world, {
    status,
    addresses_attributes: address ? [anAddress()] : [],
  })
  const authorization = await anAuthorization(app, world, { client_id: id })
  return aCareplan(app, world, { authorization })
}

test('a prospect, and a client without an address, get visits where somebody says so', async () => {
  const world = await anAgency(app)
  const activate = (id: string, more: object = {}) =>
    call(app, world.manager, updateCareplan, { id, status: 'active', ...more })
  for (const plan of [
    await aPlanFor(world, 'prospect'),
    await aPlanFor(world, 'active', false),
    await aPlanFor(world, 'inactive'),
  ]) {
    await refusal(activate(plan.id), 'client_not_in_care')
    await app.drainJobs()
    const visits = () => visitsOf(app, world.manager, { by_client_id: plan.client.id })
    expect(await visits()).toEqual([])
    await activate(plan.id, { client_confirmed: true })
    await app.drainJobs()
    expect((await visits()).length).toBeGreaterThan(0)
  }
  const { id } = await aPlanFor(world, 'pending-careplan')
  expect(await activate(id)).toMatchObject({ status: 'active' })
  // Of a plan that is in force nothing is asked again.
  expect(await activate(id)).toMatchObject({ status: 'active' })
})
