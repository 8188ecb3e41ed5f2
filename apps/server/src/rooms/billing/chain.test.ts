import { getClaim, listClaims } from '@homeward/contract/billing/claims'
import { createCareplan, updateCareplan } from '@homeward/contract/care/careplans'
import { checkIn, checkOut, signVisit } from '@homeward/contract/visits/capture'
import { getVisit, listVisits, reviewVisit } from '@homeward/contract/visits/visits'
import { expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'
import {
  aBillableClient,
  anAuthorizationFor,
  anUploadOf,
  sent,
  upload,
} from './testing/factories.ts'
import { expectBalanced, sumsOf } from './testing/journal.ts'
import { a835, aPayment } from './testing/remittance.ts'

const app = startTestServer()

/** The smallest PNG there is: one transparent pixel. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** A planned visit from nine to eleven that was worked, signed and approved. */
async function aWorkedVisit(world: World): Promise<string> {
  const client_id = await aBillableClient(app, world)
  const { id: careplan } = await call(app, world.manager, createCareplan, {
    client_id,
    authorization_id: await anAuthorizationFor(app, world, client_id),
    start_date: '2026-11-02',
    end_date: '2026-11-02',
    shifts_attributes: [
      {
        scheduled_time: '09:00',
        scheduled_duration: 120,
        recurring_rule: 'FREQ=DAILY',
        agent_id: world.pca.agentId,
      },
    ],
  })
  await call(app, world.manager, updateCareplan, { id: careplan, status: 'active' })
  await app.drainJobs()
  const { data } = await call(app, world.manager, listVisits, { by_client_id: client_id })
  const id = data[0]?.id ?? ''
  const [nine, eleven] = ['2026-11-02T14:00:00.000Z', '2026-11-02T16:00:00.000Z'] as const
  await call(app, world.pca, checkIn, { id, at: nine })
  app.setClock(eleven)
  await app.db.identity.updateTable('sessions').set({ last_seen_at: eleven }).execute()
  const signed_id = await anUploadOf(app, world.pca, onePixel, 'image/png')
  await call(app, world.pca, signVisit, { id, signed_id, signed_by: 'Maria Lopez', at: eleven })
  await call(app, world.pca, checkOut, { id, at: eleven })
  await call(app, world.nurse, reviewVisit, { id, decision: 'approve' })
  return id
}

test('a visit that was worked, signed and approved is claimed, sent and paid', async () => {
  const world = await anAgency(app)
  const visitId = await aWorkedVisit(world)
  await app.drainJobs()
  const { data } = await call(app, world.billing_admin, listClaims, {})
  expect(data).toMatchObject([
    { status: 'for_review', billing_units: 8, charge_cents: 4768, issues: [] },
  ])
  const claim = await call(app, world.billing_admin, getClaim, { id: data[0]?.id ?? '' })
  expect(claim.visit?.id).toBe(visitId)

  const { text } = await sent(app, world, [claim])
  expect(text).toContain('SV1*HC:99509:HB*47.68*UN*8***1:2~DTP*472*D8*20261102~')

  const part = { number: claim.number, charge: 4768, paid: 4500, date: '2026-11-02' }
  const cas = [['CO', '45', 268]] as const
  await upload(app, world, a835([aPayment([{ ...part, cas }])]))
  const paid = await call(app, world.billing_admin, getClaim, { id: claim.id })
  expect(paid).toMatchObject({ status: 'paid', paid_cents: 4500, balance_cents: 0 })
  const visit = await call(app, world.manager, getVisit, { id: visitId })
  expect(visit.timeline.map(({ step, state }) => `${step} ${state}`)).toEqual([
    'scheduled done',
    'in done',
    'tasks done',
    'out done',
    'signed done',
    'reviewed done',
    'claim done',
    'paid done',
  ])
  expect(sumsOf(await expectBalanced(app, world))).toEqual({
    service_revenue: -4768,
    cash: 4500,
    contractual_adjustment: 268,
  })
})
