import { checkIn, checkOut } from '@homeward/contract/visits/capture'
import { correctVisit, reviewVisit } from '@homeward/contract/visits/visits'
import { expect, test } from 'vitest'
import { inAgency } from '../plumbing/db/transaction.ts'
import { call, refusal } from '../testing/call.ts'
import { startTestServer } from '../testing/test-server.ts'
import { anAgency } from '../testing/world.ts'
import { moveClock } from '../rooms/care/testing/factories.ts'
import { aCompletedVisit, aVisit } from '../rooms/visits/testing/factories.ts'
import { aVendor } from '../rooms/verification/testing/a-vendor.ts'
import {
  aNamedCaregiver,
  anEvvAccount,
  approve,
  drainWith,
  pointPayor,
  rowOf,
} from '../rooms/verification/testing/told-world.ts'

const app = startTestServer()
const reason = 'hhaexchange:NC:110'
const action = 'hhaexchange:NC:11'
const later = { reviewed_check_in_at: '2026-11-02T14:20:00.000Z' }

async function aToldWorld() {
  const world = await anAgency(app)
  const accountId = await anEvvAccount(app, world, 'hhaexchange')
  await aNamedCaregiver(app, world)
  await pointPayor(app, world, { evv_account_id: accountId })
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('agencies').set({ tax_id: '561234567' }).execute(),
  )
  return { world, vendors: { [accountId]: aVendor() } }
}

test('corrected times are held until a review says what was done about them', async () => {
  const { world, vendors } = await aToldWorld()
  const { id } = await aCompletedVisit(app, world)
  const review = { id, decision: 'approve', ...later, reason } as const
  const unknown = await refusal(
    call(app, world.manager, reviewVisit, { ...review, action: 'nonsense' }),
    'invalid',
  )
  expect(JSON.stringify(unknown)).toContain('This code is unknown')
  await call(app, world.manager, reviewVisit, review)
  await drainWith(app, vendors)
  expect(await rowOf(app, world, id)).toMatchObject({
    status: 'held',
    cause: 'edit_action_missing',
  })
  const corrected = { id, reviewed_check_in_at: '2026-11-02T14:25:00.000Z', reason, action }
  expect(await call(app, world.manager, correctVisit, corrected)).toMatchObject({
    review_action: action,
  })
  await drainWith(app, vendors)
  expect(await rowOf(app, world, id)).toMatchObject({ status: 'verified', problems: [] })
})

test('a reason of the vendor that was given with an entered time is told', async () => {
  const { world, vendors } = await aToldWorld()
  await moveClock(app, '2026-11-02T14:00:00.000Z')
  const { id } = await aVisit(app, world)
  await moveClock(app, '2026-11-02T17:00:00.000Z')
  await call(app, world.manager, checkIn, { id, at: '2026-11-02T14:00:00.000Z', reason })
  await call(app, world.manager, checkOut, { id, at: '2026-11-02T16:00:00.000Z', reason })
  await approve(app, world, id)
  await drainWith(app, vendors)
  expect(await rowOf(app, world, id)).toMatchObject({
    status: 'held',
    problems: [{ cause: 'edit_action_missing' }],
  })
})
