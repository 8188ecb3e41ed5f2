import { listNotifications } from '@homeward/contract/collaboration/notifications'
import { updateTransmission, uploadAcknowledgement } from '@homeward/contract/billing/transmissions'
import { expect, test } from 'vitest'
import { inAgency } from '../plumbing/db/transaction.ts'
import { an999 } from '../rooms/billing/testing/answers.ts'
import { aClaim, anUploadOf, aSentClaim, sent } from '../rooms/billing/testing/factories.ts'
import { runTask } from '../rooms/collaboration/testing/factories.ts'
import { call } from '../testing/call.ts'
import { startTestServer } from '../testing/test-server.ts'
import { anAgency, type World } from '../testing/world.ts'

const app = startTestServer()

const answer = async (world: World, text: string) =>
  call(app, world.billing_admin, uploadAcknowledgement, {
    signed_id: await anUploadOf(app, world.billing_admin, text),
  })

/** Every file was handed over at another moment than it was. */
const handedOver = (world: World, handed_over_at: string) =>
  inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('transmissions').set({ handed_over_at }).execute(),
  )

test('billers are told once of a file that is not answered in the usual time', async () => {
  const world = await anAgency(app)
  await aSentClaim(app, world)
  const toldOf = async () => {
    await runTask(app, world, 'billing.tell_overdue', {})
    await app.drainJobs()
    const { data } = await call(app, world.billing_admin, listNotifications, {
      kind: 'answer_overdue',
    })
    return data.map(({ title }) => title)
  }
  expect(await toldOf()).toEqual([])
  await handedOver(world, '2026-10-30T14:00:00.000Z')
  const title = 'No answer from NC Medicaid: 837P_NCTRACKS_000000001.edi'
  expect(await toldOf()).toEqual([title])
  expect(await toldOf()).toEqual([title])
  const { meta } = await call(app, world.nurse, listNotifications, { kind: 'answer_overdue' })
  expect(meta.total).toBe(0)
})

test('of a file that was answered, or taken back, no one is told', async () => {
  const world = await anAgency(app)
  const { transmission_id: id } = await aSentClaim(app, world)
  await answer(world, an999({ control: '1' }))
  const { claims } = await sent(app, world, [await aClaim(app, world, { time: '15:00' })])
  for (const status of ['unknown', 'withdrawn'] as const) {
    await call(app, world.billing_admin, updateTransmission, {
      id: claims[0]?.transmission_id ?? '',
      status,
    })
  }
  await handedOver(world, '2026-10-30T14:00:00.000Z')
  await runTask(app, world, 'billing.tell_overdue', {})
  await app.drainJobs()
  const { meta } = await call(app, world.owner, listNotifications, { kind: 'answer_overdue' })
  expect([id === null, meta.total]).toEqual([false, 0])
})
