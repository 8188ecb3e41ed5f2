import {
  archiveIntegrationAccount,
  restoreIntegrationAccount,
  updateIntegrationAccount,
} from '@homeward/contract/agency/integration-accounts'
import { expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency } from '../../testing/world.ts'
import { aCompletedVisit } from '../visits/testing/factories.ts'
import { aVendor } from './testing/a-vendor.ts'
import {
  aNamedCaregiver,
  anEvvAccount,
  approve,
  drainWith,
  lookWith,
  pointPayor,
  rowOf,
} from './testing/told-world.ts'

const app = startTestServer()

async function aToldWorld() {
  const world = await anAgency(app)
  const visit = await aCompletedVisit(app, world)
  const accountId = await anEvvAccount(app, world)
  await aNamedCaregiver(app, world)
  await pointPayor(app, world, { evv_account_id: accountId })
  const told = aVendor()
  return { world, visit, accountId, told, vendors: { [accountId]: told } }
}

test('a visit that was approved while its account was archived is told once it is restored', async () => {
  const { world, visit, accountId, vendors } = await aToldWorld()
  await call(app, world.owner, archiveIntegrationAccount, { id: accountId })
  await approve(app, world, visit.id)
  await drainWith(app, vendors)
  expect(await rowOf(app, world, visit.id)).toBeUndefined()
  await call(app, world.owner, restoreIntegrationAccount, { id: accountId })
  await lookWith(app, vendors)
  expect(await rowOf(app, world, visit.id)).toMatchObject({ status: 'verified' })
})

test('a visit is held for a setting of its account that is blank, and told once it is entered', async () => {
  const { world, visit, accountId, told, vendors } = await aToldWorld()
  const enter = (payer_program: string | null) =>
    call(app, world.owner, updateIntegrationAccount, {
      id: accountId,
      settings: { account: '700100', evv: { payer_program } },
    })
  await enter(null)
  await approve(app, world, visit.id)
  await drainWith(app, vendors)
  expect(told.heard).toEqual([])
  expect(await rowOf(app, world, visit.id)).toMatchObject({
    status: 'held',
    cause: 'account_setting_missing',
    problems: [{ code: null, fix: { type: 'account', id: accountId } }],
  })
  await enter('PCS')
  await lookWith(app, vendors)
  expect(await rowOf(app, world, visit.id)).toMatchObject({ status: 'verified', problems: [] })
})
