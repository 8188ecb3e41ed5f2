import { importDeposits, previewDeposits } from '@homeward/contract/billing/deposit-imports'
import { listDeposits, matchDeposit, removeDeposit } from '@homeward/contract/billing/deposits'
import { expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { anUploadOf, upload } from '../testing/factories.ts'
import { a835, aPayment } from '../testing/remittance.ts'

const app = startTestServer()

const file = `Posted Date,Description,Amount
10/30/2026,NC MEDICAID HCCLAIMPMT TRN*1*EFT1001*1512345678~,"$5,000.00"
10/30/2026,RENT,-1200.00
2026-11-01,00EFT1002,70.00
2026-11-01,eft-1002,70.00
13/45/2026,EFT1003,1.00
11/30/2026,EFT1004,1.00
11/01/2026,,9.00
11/01/2026,EFT1005,abc
`
const mapping = { bank_date: 'Posted Date', amount: 'Amount', trace_number: 'Description' }

const given = (world: World, text: string) => anUploadOf(app, world.billing_admin, text, 'text/csv')

async function aRemittance(world: World, trace: string, paid: number): Promise<string> {
  const part = { number: `X${trace}`, charge: paid, paid }
  const { eras } = await upload(app, world, a835([aPayment([part], { trace })]))
  return eras[0]?.id ?? ''
}

const all = async (world: World) => (await call(app, world.owner, listDeposits, {})).data

test('a file of the bank is previewed, imported once, and finds its remittances', async () => {
  const world = await anAgency(app)
  const era = await aRemittance(world, 'EFT1001', 500_000)
  const signed_id = await given(world, file)
  const preview = await call(app, world.billing_admin, previewDeposits, { signed_id })
  const counts = { new: 2, known: 1, skipped: 1, wrong: 4, matched: 1, total_cents: 507_000 }
  expect(preview).toMatchObject({
    ...counts,
    mapping,
    columns: ['Posted Date', 'Description', 'Amount'],
  })
  expect(preview.rows.slice(0, 4)).toMatchObject([
    { line: 6, state: 'wrong', problem: '“13/45/2026” is not a valid date.' },
    { line: 7, state: 'wrong', problem: 'The bank date is in the future.' },
    { line: 8, state: 'wrong', problem: 'The trace number is missing.' },
    { line: 9, state: 'wrong', problem: '“abc” is not an amount.' },
  ])
  expect(preview.rows[4]).toMatchObject({
    state: 'new',
    trace_number: 'EFT1001',
    amount_cents: 500_000,
    payer_name: 'NC MEDICAID',
  })
  expect(await all(world)).toEqual([])
  expect(await call(app, world.billing_admin, importDeposits, { signed_id, mapping })).toEqual(
    counts,
  )
  const deposits = await all(world)
  expect(deposits).toHaveLength(2)
  const matched = deposits.find(({ amount_cents }) => amount_cents === 500_000)
  expect(matched).toMatchObject({ state: 'matched', payments: [{ id: era }] })
  // The same file again, and a longer one of the next day.
  expect(
    await call(app, world.billing_admin, importDeposits, { signed_id, mapping }),
  ).toMatchObject({ new: 0, known: 3, matched: 0 })
  const longer = await given(world, `${file}11/02/2026,EFT1006,4.00\n`)
  expect(
    await call(app, world.billing_admin, importDeposits, { signed_id: longer, mapping }),
  ).toMatchObject({ new: 1, known: 3 })
  // What was matched is unassigned by a person, and removed.
  const id = matched?.id ?? ''
  await call(app, world.owner, matchDeposit, { id, era_id: era, matched: false })
  await call(app, world.owner, removeDeposit, { id, reason: 'Other account' })
  expect(
    await call(app, world.billing_admin, importDeposits, { signed_id, mapping }),
  ).toMatchObject({ new: 1, matched: 1 })
})

test('the same file twice at once is recorded once', async () => {
  const world = await anAgency(app)
  const signed_id = await given(world, file)
  const tried = await Promise.all(
    [1, 2].map(() => call(app, world.billing_admin, importDeposits, { signed_id, mapping })),
  )
  expect(tried.map((counts) => counts.new).toSorted((a, b) => a - b)).toEqual([0, 2])
  expect(await all(world)).toHaveLength(2)
})

test('a payment is matched with one of two deposits of the same number and amount', async () => {
  const world = await anAgency(app)
  await aRemittance(world, 'E1', 100)
  const text = 'Date,Trace,Credit\n10/30/2026,E1,1.00\n10/31/2026,E1,1.00\n'
  const signed_id = await given(world, text)
  const columns = { bank_date: 'Date', amount: 'Credit', trace_number: 'Trace' }
  expect(
    await call(app, world.billing_admin, importDeposits, { signed_id, mapping: columns }),
  ).toMatchObject({ new: 2, matched: 1 })
})

test('a file that is none, other columns and other agencies are refused', async () => {
  const world = await anAgency(app)
  const signed_id = await given(world, file)
  const ask = (who: World['owner'], more = {}) =>
    call(app, who, importDeposits, { signed_id, mapping: { ...mapping, ...more } })
  await refusal(ask(world.billing_admin, { amount: 'Betrag' }), 'deposit_columns_unknown')
  await refusal(ask((await anAgency(app)).billing_admin), 'upload_unknown')
  await refusal(ask(world.admin), 'forbidden')
  const empty = await given(world, 'Date,Amount\n')
  await refusal(
    call(app, world.billing_admin, previewDeposits, { signed_id: empty }),
    'import_unreadable',
  )
  const strange = await given(world, 'A,B\n1,2\n')
  expect(
    await call(app, world.billing_admin, previewDeposits, { signed_id: strange }),
  ).toMatchObject({ mapping: { amount: null }, rows: [], new: 0 })
})

test('days that no calendar has and amounts that can be read in two ways are left out', async () => {
  const world = await anAgency(app)
  const text = `Posted Date,Description,Amount
11/01/2026,EFT2001,5.00
0000-01-01,EFT2002,6.00
11/01/2026,EFT2003,"12,34"
11/01/2026,=2+5,8.00
`
  const signed_id = await given(world, text)
  expect(
    await call(app, world.billing_admin, importDeposits, { signed_id, mapping }),
  ).toMatchObject({ new: 2, wrong: 2, total_cents: 1300 })
  const traces = (await all(world)).map(({ trace_number: trace }) => trace)
  expect(traces.toSorted()).toEqual(['=2+5', 'EFT2001'])
})
