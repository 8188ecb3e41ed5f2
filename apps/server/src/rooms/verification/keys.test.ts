import { updateIntegrationAccount } from '@homeward/contract/agency/integration-accounts'
import { expect, test } from 'vitest'
import { freshKey, type Keys, readKeys } from '../../plumbing/crypto/protected.ts'
import { resealAll } from '../../plumbing/crypto/reseal.ts'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { inJob } from '../../plumbing/jobs/in-job.ts'
import { call } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import type { World } from '../../testing/world.ts'
import { follow } from './follow/follow.ts'
import { runAccount } from './run/run.ts'
import { visitsAt } from './testing/a-vendor.ts'
import { anApprovedWorld } from './testing/approved-world.ts'
import { drainWith, rowOf } from './testing/told-world.ts'
import type { VendorAccount } from './vendors/vendor.ts'

const app = startTestServer()

type Made = Awaited<ReturnType<typeof anApprovedWorld>>

/** Follows and tells in a process that has these keys; the secret that it opened the connection with. */
async function runWith(keys: Keys, { world, accountId, told }: Made): Promise<string | null> {
  const services = { ...app.services, keys }
  const within = inJob(services, app.db, world.agencyId, 'verification.run')
  await follow(within, { seconds: 10 })
  const opened: VendorAccount[] = []
  const open = (account: VendorAccount) => {
    opened.push(account)
    return told.vendor
  }
  await runAccount({ services, db: app.db, within, open, seconds: 10 }, accountId)
  return opened[0]?.secret ?? null
}

/** The visit changed in something that no vendor hears of. */
const touched = (world: World, id: string) =>
  inAgency(app.db, world.agencyId, (tx) =>
    tx
      .updateTable('visits')
      .set((eb) => ({ lock_version: eb('lock_version', '+', 1) }))
      .where('id', '=', id)
      .execute(),
  )

const enterSecret = (world: World, id: string) =>
  call(app, world.owner, updateIntegrationAccount, { id, secret: 'right horse' })

test('the secret of an account opens before, while and after keys are rotated', async () => {
  const made = await anApprovedWorld(app, { before: [] })
  const { world, accountId, visit, told } = made
  await enterSecret(world, accountId)
  const older = app.services.keys
  const alone = readKeys(freshKey('t2'))
  const both: Keys = { newest: 't2', byId: new Map([...alone.byId, ...older.byId]) }
  expect(await runWith(older, made)).toBe('right horse')
  expect(await runWith(both, made)).toBe('right horse')
  const columns: string[] = []
  await resealAll({ db: app.db, keys: both }, ({ agencyId, column, unreadable }) => {
    if (agencyId === world.agencyId) columns.push(`${column} ${unreadable}`)
  })
  expect(columns).toContain('integration_accounts.secret 0')
  expect(await runWith(alone, made)).toBe('right horse')
  await expect(runWith(older, made)).rejects.toThrow('key')
  expect(Object.keys(visitsAt(told))).toEqual([visit.id])
})

test('a visit that the vendor has is not sent again because keys are rotated', async () => {
  const made = await anApprovedWorld(app, { before: [] })
  const { world, visit, told, vendors } = made
  await drainWith(app, vendors)
  const older = app.services.keys
  const both: Keys = {
    newest: 't2',
    byId: new Map([...readKeys(freshKey('t2')).byId, ...older.byId]),
  }
  await touched(world, visit.id)
  await runWith(both, made)
  expect(await rowOf(app, world, visit.id)).toMatchObject({ status: 'verified' })
  expect(told.heard).toHaveLength(1)
})
