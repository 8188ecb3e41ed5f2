import {
  archiveIntegrationAccount,
  restoreIntegrationAccount,
  updateIntegrationAccount,
} from '@homeward/contract/agency/integration-accounts'
import { updateClient } from '@homeward/contract/clients/clients'
import { expect, test } from 'vitest'
import { inAgency } from '../../plumbing/db/transaction.ts'
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

test('visits that a vendor verified are told again once the Medicaid ID of their client changes', async () => {
  const { world, visit, told, vendors } = await aToldWorld()
  await approve(app, world, visit.id)
  await drainWith(app, vendors)
  const visitsTold = () => told.heard.filter(({ kind }) => kind === 'visit').length
  const { id } = visit.client
  await call(app, world.owner, updateClient, { id, first_name: 'Addie' })
  await lookWith(app, vendors)
  expect(visitsTold()).toBe(1)
  await call(app, world.owner, updateClient, { id, medicaid_number: '987654321K' })
  await lookWith(app, vendors)
  expect(visitsTold()).toBe(2)
  expect(await rowOf(app, world, visit.id)).toMatchObject({ status: 'verified', problems: [] })
})

test('a change of a visit that is older than the account tells waits for a person', async () => {
  const { world, visit, accountId, told, vendors } = await aToldWorld()
  await approve(app, world, visit.id)
  await drainWith(app, vendors)
  const tell = (change_days: number) =>
    call(app, world.owner, updateIntegrationAccount, {
      id: accountId,
      settings: { account: '700100', evv: { payer_program: 'PCS', change_days } },
    })
  await tell(30)
  await inAgency(app.db, world.agencyId, (tx) =>
    tx
      .updateTable('vendor_verifications')
      .set({ told_digest: null, status: 'pending' })
      .where('parent_id', '=', visit.id)
      .execute(),
  )
  app.setClock('2026-12-20T16:00:00.000Z')
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('visits').set({ review_note: 'Late' }).where('id', '=', visit.id).execute(),
  )
  await lookWith(app, vendors)
  expect(await rowOf(app, world, visit.id)).toMatchObject({
    status: 'held',
    cause: 'past_window',
    problems: [{ fix: { type: 'account', id: accountId } }],
  })
  expect(told.heard.filter(({ kind }) => kind === 'visit')).toHaveLength(1)
})
