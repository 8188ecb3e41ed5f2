import { updateClaim } from '@homeward/contract/billing/claims'
import { createPayor, updatePayor } from '@homeward/contract/agency/payors'
import { createService, listServices, updateService } from '@homeward/contract/catalogue/services'
import { expect, test } from 'vitest'
import { aClaim } from '../rooms/billing/testing/factories.ts'
import { call, refusal } from '../testing/call.ts'
import { startTestServer } from '../testing/test-server.ts'
import { anAgency } from '../testing/world.ts'

const app = startTestServer()

test('a service is added by its name alone, as people say it and as files have it', async () => {
  const world = await anAgency(app)
  const add = (fields: object) => call(app, world.nurse, createService, fields)
  expect(await add({ name: ' Respite  Care ' })).toMatchObject({
    name: 'nc_respite_care',
    label: 'Respite  Care',
    procedure_code: null,
  })
  expect(await add({ name: 'va_companion_care', jurisdiction: 'va' })).toMatchObject({
    name: 'va_companion_care',
    label: 'Companion care',
  })
  const twice = await refusal(add({ name: 'nc_pcs_adult' }), 'service_name_taken')
  expect(twice.errors).toHaveProperty('label')
  const change = (fields: object) =>
    call(app, world.nurse, updateService, { id: world.serviceId, ...fields })
  expect(await change({ name: 'nc_pcs_adult' })).toMatchObject({ label: 'PCS adult' })
  expect(await change({ name: 'Sitting' })).toMatchObject({ name: 'nc_sitting', label: 'Sitting' })
})

test('a service waits to be in use as scheduled, and is then active', async () => {
  const world = await anAgency(app)
  const { id } = await call(app, world.nurse, createService, { name: 'Later', status: 'scheduled' })
  const { data } = await call(app, world.nurse, listServices, { status: 'scheduled' })
  expect(data.map((service) => service.id)).toEqual([id])
  expect(await call(app, world.nurse, updateService, { id, status: 'active' })).toMatchObject({
    status: 'active',
  })
})

test('a claim of a service without a code is made, and is not sent before there is one', async () => {
  const world = await anAgency(app)
  await call(app, world.nurse, updateService, { id: world.serviceId, procedure_code: null })
  const claim = await aClaim(app, world)
  expect(claim.procedure).not.toContain('null')
  expect(claim.issues.join()).toContain('has no billing code')
  const ready = () =>
    call(app, world.billing_admin, updateClaim, { id: claim.id, status: 'ready_to_send' })
  await refusal(ready(), 'claim_not_ready')
  await call(app, world.nurse, updateService, { id: world.serviceId, procedure_code: 't1019' })
  expect(await ready()).toMatchObject({ status: 'ready_to_send', procedure: 'T1019:HB' })
})

test('a senior center is a payor under the name as it is written', async () => {
  const world = await anAgency(app)
  const payor = { name: 'Oak Center', type: 'senior center' as const, payer_id: 'OAK' }
  const { id, type } = await call(app, world.owner, createPayor, payor)
  expect(type).toBe('senior center')
  expect((await call(app, world.owner, updatePayor, { id, name: 'Elm Center' })).type).toBe(type)
})
