import { missVisit, restoreVisit } from '@homeward/contract/visits/endings'
import { expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { startTestServer, testNow } from '../../testing/test-server.ts'
import { anAgency } from '../../testing/world.ts'
import { aVisit } from '../visits/testing/factories.ts'
import { aVendor } from './testing/a-vendor.ts'
import {
  aNamedCaregiver,
  anEvvAccount,
  aVendorReason,
  lookWith,
  moveTo,
  outbox,
  pointPayor,
} from './testing/told-world.ts'

const app = startTestServer()

/** A visit that was missed, of a payor that is told over an account. */
async function aMissedVisit() {
  app.setClock(testNow)
  const world = await anAgency(app)
  const { id } = await aVisit(app, world)
  const accountId = await anEvvAccount(app, world)
  await aNamedCaregiver(app, world)
  await aVendorReason(app, world, 'sandata', 'missed')
  await pointPayor(app, world, { evv_account_id: accountId })
  await moveTo(app, '2026-11-03T08:00:00.000Z')
  await call(app, world.manager, missVisit, {
    id,
    reason: 'own:07',
    action: 'family_informed',
    note: 'Bridge closed',
  })
  const told = aVendor({ before: [] })
  return { world, id, told, vendors: { [accountId]: told } }
}

test('a missed visit is told as missed, with its reason; restored, it is withdrawn', async () => {
  const { world, id, told, vendors } = await aMissedVisit()
  await lookWith(app, vendors)
  const [kept] = told.has.values()
  expect(kept?.record).toMatchObject({
    id,
    state: 'missed',
    checkIn: null,
    missed: { code: '07', note: 'Bridge closed' },
  })
  expect(await outbox(app, world)).toMatchObject([
    { parent_id: id, status: 'verified', told: { state: 'missed' } },
  ])
  await call(app, world.manager, restoreVisit, { id })
  await lookWith(app, vendors)
  expect(told.has.size).toBe(0)
  expect(await outbox(app, world)).toMatchObject([{ status: 'verified', told: { state: 'void' } }])
})

test('a missed visit that is restored before it was sent is forgotten', async () => {
  const { world, id, told, vendors } = await aMissedVisit()
  told.next = ['down']
  await call(app, world.manager, restoreVisit, { id })
  await lookWith(app, vendors)
  expect([told.heard, await outbox(app, world)]).toEqual([[], []])
})
