import { listNotifications } from '@homeward/contract/collaboration/notifications'
import { expect, test } from 'vitest'
import { runTask } from '../rooms/collaboration/testing/factories.ts'
import { anEvvAccount } from '../rooms/verification/testing/factories.ts'
import { call } from '../testing/call.ts'
import { startTestServer } from '../testing/test-server.ts'
import { anAgency, type Person } from '../testing/world.ts'

const app = startTestServer()

test('people who can send again are told once that an EVV vendor is silent, and again if it falls silent again', async () => {
  const world = await anAgency(app)
  const account_id = await anEvvAccount(app, world)
  const isSilent = (since: string, waiting: number) =>
    runTask(app, world, 'collaboration.notify_vendor_silent', {
      account_id,
      account_name: 'Sandata West',
      since,
      waiting,
    })
  const toldTo = async (who: Person) => {
    const { data } = await call(app, who, listNotifications, { kind: 'evv_silent' })
    return data.map(({ body }) => body)
  }
  await isSilent('2026-11-01T14:00:00.000Z', 1)
  await isSilent('2026-11-01T14:00:00.000Z', 7)
  expect(await toldTo(world.manager)).toEqual([expect.stringContaining('1 record waits')])
  expect(await toldTo(world.nurse)).toEqual([])
  await isSilent('2026-11-02T08:00:00.000Z', 7)
  expect(await toldTo(world.billing_admin)).toHaveLength(2)
})
