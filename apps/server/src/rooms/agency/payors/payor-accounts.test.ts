import {
  archiveIntegrationAccount,
  integrationAccounts,
} from '@homeward/contract/agency/integration-accounts'
import { getPayor, updatePayor } from '@homeward/contract/agency/payors'
import type { AccountVendor } from '@homeward/domain/agency/integration-accounts'
import { expect, test } from 'vitest'
import { refusedBy } from '../../../plumbing/db/constraint.ts'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { aRecord } from '../../../testing/a-record.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aPayor } from '../testing/factories.ts'

const app = startTestServer()

const anAccount = async (world: World, vendor: AccountVendor, name = `Ours at ${vendor}`) =>
  (
    await aRecord(app, world, integrationAccounts, {
      vendor,
      name,
      settings: vendor === 'folder' ? { folder: 'availity' } : {},
    })
  ).id

type Accounts = Partial<
  Record<'evv_account_id' | 'aggregator_account_id' | 'clearinghouse_account_id', string | null>
>
const point = (world: World, accounts: Accounts) =>
  call(app, world.billing_admin, updatePayor, { id: world.payorId, ...accounts })

test('a payor points to accounts, and says the vendor of its own', async () => {
  const world = await anAgency(app)
  const payor = await point(world, {
    evv_account_id: await anAccount(world, 'hhaexchange', 'Standard plans'),
    aggregator_account_id: await anAccount(world, 'sandata', 'State of NC'),
    clearinghouse_account_id: await anAccount(world, 'folder', 'Availity'),
  })
  expect(payor).toMatchObject({
    evv_vendor: 'hhaexchange',
    evv_account: { name: 'Standard plans', vendor: 'hhaexchange' },
    aggregator_account: { name: 'State of NC' },
    clearinghouse_account: { name: 'Availity' },
  })
  const none = await point(world, { evv_account_id: null })
  expect(none).toMatchObject({ evv_vendor: null, evv_account: null })
  expect(none.aggregator_account?.name).toBe('State of NC')
})

test('an account of another kind is refused, also by the database', async () => {
  const world = await anAgency(app)
  const [evv, folder, phone] = [
    await anAccount(world, 'sandata'),
    await anAccount(world, 'folder'),
    await anAccount(world, 'twilio'),
  ]
  for (const wrong of [
    { evv_account_id: folder },
    { aggregator_account_id: phone },
    { clearinghouse_account_id: evv },
  ]) {
    const { errors } = await refusal(point(world, wrong), 'invalid')
    expect(Object.keys(errors)).toEqual(Object.keys(wrong))
    const written = inAgency(app.db, world.agencyId, (tx) =>
      tx.updateTable('payors').set(wrong).where('id', '=', world.payorId).execute(),
    )
    const [field = ''] = Object.keys(wrong)
    const constraint = `payors_${field.replace(/_id$/, '')}`
    expect(await written.catch(refusedBy)).toBe(constraint)
  }
})

test('an account of another agency is refused', async () => {
  const world = await anAgency(app)
  const theirs = await anAccount(await anAgency(app), 'sandata')
  await refusal(point(world, { evv_account_id: theirs }), 'invalid')
  await refusal(aPayor(app, world, { evv_account_id: theirs }), 'invalid')
})

test('an archived account is not chosen; a payor that has it keeps it', async () => {
  const world = await anAgency(app)
  const id = await anAccount(world, 'sandata')
  await point(world, { evv_account_id: id })
  await call(app, world.owner, archiveIntegrationAccount, { id })
  const again = { id: world.payorId, evv_account_id: id, timely_filing_days: 90 }
  expect((await call(app, world.owner, updatePayor, again)).evv_account?.id).toBe(id)
  const { errors } = await refusal(aPayor(app, world, { evv_account_id: id }), 'invalid')
  expect(errors.evv_account_id?.[0]).toContain('archived')
})

test('the aggregator is another account than the one of the vendor', async () => {
  const world = await anAgency(app)
  const id = await anAccount(world, 'sandata')
  await point(world, { evv_account_id: id })
  const { errors } = await refusal(point(world, { aggregator_account_id: id }), 'invalid')
  expect(errors).toHaveProperty('aggregator_account_id')
  await point(world, { evv_account_id: null, aggregator_account_id: id })
  expect(await call(app, world.nurse, getPayor, { id: world.payorId })).toMatchObject({
    evv_account: null,
    aggregator_account: { id },
  })
})
