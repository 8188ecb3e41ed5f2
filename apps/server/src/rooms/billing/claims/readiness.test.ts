import { getClaim, updateClaim } from '@homeward/contract/billing/claims'
import { createTransmission } from '@homeward/contract/billing/transmissions'
import { v7 as uuid } from 'uuid'
import { expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aClaim } from '../testing/factories.ts'

const app = startTestServer()

const change = (world: World, work: (tx: Tx) => Promise<unknown>) =>
  inAgency(app.db, world.agencyId, work)

const failing = async (world: World, id: string) =>
  (await call(app, world.owner, getClaim, { id })).readiness.filter(({ ok }) => !ok)

test.each<[string, (tx: Tx) => Promise<unknown>, string]>([
  [
    'a name without letters that a file can hold',
    (tx) => tx.updateTable('clients').set({ last_name: '王' }).execute(),
    "The client's last name cannot be sent",
  ],
  [
    'a name that is too long',
    (tx) =>
      tx
        .updateTable('clients')
        .set({ first_name: 'A'.repeat(36) })
        .execute(),
    "The client's first name cannot be sent",
  ],
  [
    'an authorization number with a character that a file cannot hold',
    (tx) => tx.updateTable('authorizations').set({ number: 'PA*1' }).execute(),
    'The authorization number cannot be sent',
  ],
  [
    'an agency without phone and email',
    (tx) => tx.updateTable('agencies').set({ phone: null, email: null }).execute(),
    "The agency's contact cannot be sent",
  ],
  [
    'a receiver that is too long',
    (tx) =>
      tx
        .updateTable('payors')
        .set({ receiver_id: 'R'.repeat(16) })
        .execute(),
    'The receiver of the file cannot be sent',
  ],
])('%s is said before the claim is sent', async (_, wrong, said) => {
  const world = await anAgency(app)
  const { id } = await aClaim(app, world)
  expect(await failing(world, id)).toEqual([])
  await change(world, wrong)
  const [check] = await failing(world, id)
  expect(check).toMatchObject({ severity: 'error', fix: { path: expect.any(String) } })
  expect(check?.sentence).toContain(said)
  const ready = { id, status: 'ready_to_send' } as const
  const { errors } = await refusal(
    call(app, world.billing_admin, updateClaim, ready),
    'claim_not_ready',
  )
  expect(JSON.stringify(errors)).toContain(said)
})

test('care after a death stops, also where the claim was marked before it was known', async () => {
  const world = await anAgency(app)
  const claim = await aClaim(app, world)
  const { id } = claim
  await call(app, world.billing_admin, updateClaim, { id, status: 'ready_to_send' })
  await change(world, (tx) =>
    tx
      .updateTable('clients')
      .set({ status: 'deceased', left_on: '2026-10-20' })
      .where('id', '=', claim.client.id)
      .execute(),
  )
  expect(await failing(world, id)).toMatchObject([
    { rule: 'client_in_care', sentence: expect.stringContaining('died on') },
  ])
  const file = call(app, world.billing_admin, createTransmission, { payor_id: world.payorId })
  await refusal(file, 'batch_invalid')
})

test('care at home while the client is in a hospital stops', async () => {
  const world = await anAgency(app)
  const claim = await aClaim(app, world)
  await change(world, (tx) =>
    tx
      .insertInto('client_absences')
      .values({
        agency_id: world.agencyId,
        id: uuid(),
        client_id: claim.client.id,
        kind: 'hospital',
        start_date: '2026-10-24',
        starts_at: '2026-10-24T04:00:00Z',
      })
      .execute(),
  )
  expect(await failing(world, claim.id)).toMatchObject([{ rule: 'client_at_home' }])
})

test('a code that the loaded list does not have is refused; a complete one passes', async () => {
  const world = await anAgency(app)
  const { id } = await aClaim(app, world)
  const codes = async () =>
    (await call(app, world.owner, getClaim, { id })).readiness.find(
      ({ rule }) => rule === 'diagnosis_listed',
    )
  expect(await codes()).toBeUndefined()
  await change(world, (tx) =>
    tx
      .updateTable('agencies')
      .set((eb) => ({ icd_release_id: eb.selectFrom('icd_releases').select('id').limit(1) }))
      .execute(),
  )
  expect(await codes()).toMatchObject({ ok: true })
  await change(world, (tx) =>
    tx
      .updateTable('clients')
      .set({ diagnosis_codes: ['I10', 'Z9999'] })
      .execute(),
  )
  expect(await codes()).toMatchObject({
    ok: false,
    sentence: expect.stringContaining('Z9999 is not a billable code'),
  })
})
