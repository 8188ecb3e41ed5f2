import { listPayors, archivePayor, getPayor, updatePayor } from '@homeward/contract/agency/payors'
import { expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency } from '../../../testing/world.ts'
import { aPayor } from '../testing/factories.ts'

const app = startTestServer()

test('a payor is added with what files need, changed, archived and restored', async () => {
  const world = await anAgency(app)
  const made = await aPayor(app, world, {
    name: 'Piedmont Health',
    payer_id: 'PIED1',
    member_id_pattern: '999999999a',
    required_checks: ['evv_verified', 'client_signature', 'evv_verified'],
    required_credentials: ['cpr', 'tb_test', 'cpr'],
    phone: '(800) 555-0100',
    city: 'Raleigh',
  })
  expect(made).toMatchObject({
    receiver_name: 'Piedmont Health',
    receiver_id: 'PIED1',
    submitter_id: '1234567893',
    filing_indicator: 'MC',
    unit_rounding: 'round_down',
    timely_filing_days: 365,
    member_id_pattern: '999999999A',
    required_checks: ['evv_verified', 'client_signature'],
    required_credentials: ['cpr', 'tb_test'],
    phone: '8005550100',
    rates: [],
  })
  const { id } = made
  const change = {
    id,
    timely_filing_days: 90,
    unit_rounding: 'exact' as const,
    lock_version: made.lock_version,
  }
  expect(await call(app, world.billing_admin, updatePayor, change)).toMatchObject({
    timely_filing_days: 90,
    unit_rounding: 'exact',
    lock_version: 1,
  })
  await refusal(call(app, world.owner, updatePayor, change), 'stale')

  await call(app, world.owner, archivePayor, { id })
  const listed = async (input: object) =>
    (await call(app, world.owner, listPayors, input)).data.map((payor) => payor.name)
  expect(await listed({})).toEqual(['NC Medicaid'])
  expect(await listed({ status: 'archived' })).toEqual(['Piedmont Health'])
  expect(await listed({ status: 'all', type: 'medicaid' })).toEqual(['NC Medicaid'])
  expect(await call(app, world.nurse, getPayor, { id })).toMatchObject({ status: 'archived' })
  await call(app, world.owner, updatePayor, { id, status: 'active' })
  expect(await listed({ search: 'pied1' })).toEqual(['Piedmont Health'])
})

test('a payor of which only a name is known asks for what nearly all ask for', async () => {
  const world = await anAgency(app)
  expect(await aPayor(app, world)).toMatchObject({
    required_checks: ['client_signature', 'authorization_in_force', 'diagnosis'],
    required_credentials: [],
  })
  expect((await aPayor(app, world, { required_checks: [] })).required_checks).toEqual([])
})

test('only those who bill change payors', async () => {
  const world = await anAgency(app)
  const change = { id: world.payorId, timely_filing_days: 1 }
  for (const who of [world.admin, world.manager, world.nurse]) {
    await refusal(call(app, who, updatePayor, change), 'forbidden')
  }
})

test('two payors do not share a name', async () => {
  const world = await anAgency(app)
  await refusal(aPayor(app, world, { name: 'NC Medicaid' }), 'payor_name_taken')
  const { id } = await aPayor(app, world)
  const renamed = call(app, world.owner, updatePayor, { id, name: 'NC Medicaid' })
  expect((await refusal(renamed, 'payor_name_taken')).errors.name?.[0]).toContain('restore it')
})

test('without an NPI of the agency a payor needs a submitter id', async () => {
  const world = await anAgency(app)
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('agencies').set({ npi: null, tax_id: null }).execute(),
  )
  const { errors } = await refusal(aPayor(app, world), 'invalid')
  expect(errors.submitter_id?.[0]).toContain('NPI')
  expect((await aPayor(app, world, { submitter_id: 'OURS1' })).submitter_id).toBe('OURS1')
})

test.each([
  ['payer_id', 'A*B'],
  ['receiver_id', '1234567890123456'],
  ['member_id_pattern', 'X99'],
  ['timely_filing_days', 0],
  ['required_checks', ['moon']],
  ['required_credentials', ['moon']],
  ['evv_account_id', 'sandata'],
  ['evv_vendor', 'sandata'],
])('%s cannot be %j', async (field, value) => {
  const world = await anAgency(app)
  const { errors } = await refusal(
    call(app, world.owner, updatePayor, { id: world.payorId, [field]: value }),
    'invalid',
  )
  expect(Object.keys(errors)[0]).toContain(field)
})
