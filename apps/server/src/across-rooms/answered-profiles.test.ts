import { getClaim } from '@homeward/contract/billing/claims'
import { createAgent, getAgent } from '@homeward/contract/caregivers/agents'
import { createCategory, listCategories } from '@homeward/contract/catalogue/activities'
import { listAddresses } from '@homeward/contract/clients/addresses'
import { getClient } from '@homeward/contract/clients/clients'
import { startUpload } from '@homeward/contract/files/uploads'
import { me } from '@homeward/contract/identity/sign-in'
import { expect, test } from 'vitest'
import { aSentClaim } from '../rooms/billing/testing/factories.ts'
import { aClient, anAddress } from '../rooms/clients/testing/factories.ts'
import { call } from '../testing/call.ts'
import { startTestServer } from '../testing/test-server.ts'
import { anAgency } from '../testing/world.ts'

const app = startTestServer()

test('a client answers the lists of rooms that are still to come, and addresses with whose they are', async () => {
  const world = await anAgency(app)
  const { id } = await aClient(app, world, { addresses_attributes: [anAddress({ unit: '4' })] })
  const client = await call(app, world.owner, getClient, { id })
  expect(client).toMatchObject({
    assessments: [],
    evaluations: [],
    background_checks: [],
    visit_verification_status: null,
    visit_verification_meta: null,
  })
  const whose = { unit: '4', agency_id: world.agencyId, status: 'active', mailing_address: false }
  expect(client.addresses).toMatchObject([whose])
  expect(client.current_address).toMatchObject(whose)
  const { data } = await call(app, world.owner, listAddresses, { kind: 'client' })
  expect(data).toMatchObject([{ record_id: id, ...whose }])
})

test('somebody who works for the agency answers background checks and searches, and whole addresses', async () => {
  const world = await anAgency(app)
  const { id } = await call(app, world.owner, createAgent, {
    first_name: 'Ana',
    last_name: 'Ruiz',
    role: 'pca',
    addresses_attributes: [{ street: '1 Ash St', city: 'Cary', state: 'NC', zip: '27511' }],
  })
  expect(await call(app, world.owner, getAgent, { id })).toMatchObject({
    background_checks: [],
    background_searches: [],
    addresses: [{ agency_id: world.agencyId, status: 'active', mailing_address: false }],
  })
})

test('a claim that was sent and not answered is acknowledged by nobody, and has no invoice', async () => {
  const world = await anAgency(app)
  const { id } = await aSentClaim(app, world)
  const claim = await call(app, world.owner, getClaim, { id })
  expect(claim).toMatchObject({ acknowledged_at: null, invoice_issues: [] })
})

test('the session user says where uploads begin', async () => {
  const world = await anAgency(app)
  const { direct_upload_url } = await call(app, world.pca, me, {})
  expect(direct_upload_url).toBe(`/api/v1${startUpload.path}/`)
})

test('a category is added at the end of its service', async () => {
  const world = await anAgency(app)
  const service_id = world.serviceId
  await call(app, world.nurse, createCategory, { service_id, name: 'Meals' })
  const { data } = await call(app, world.nurse, listCategories, { service_id })
  expect(data).toMatchObject([
    { name: 'Personal care', order: 1 },
    { name: 'Meals', order: 2 },
  ])
})
