import type { Deposit } from '@homeward/contract/billing/deposits'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aUser, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aPage, aRecord, serve } from '../../../testing/serve.ts'
import { idOf } from '../testing/records.ts'
import { DepositsScreen } from './deposits-screen.tsx'

const deposit: Deposit = {
  id: idOf(97),
  bank_date: '2026-03-11',
  amount_cents: 5000,
  trace_number: 'EFT1001',
  state: 'different',
  difference_cents: 2000,
  payments: [
    {
      id: idOf(98),
      payer_name: 'State Medicaid',
      trace_number: 'EFT1001',
      payment_date: '2026-03-10',
      payment_cents: 3000,
      status: 'posted',
    },
  ],
  created_at: '2026-03-11T15:00:00Z',
  created_by: 'Bea Lane',
  removed_by: null,
  reason: null,
  abilities: { match: true, remove: true },
}

beforeEach(() => {
  signedIn()
})

test('a deposit is recorded, and a remittance is taken off it', async () => {
  const seen = serve({
    'GET /deposits': () => aPage([deposit]),
    'POST /deposits': () => aRecord(deposit),
    'POST /deposits/:id/match': () => aRecord(deposit),
  })
  const { user } = await renderScreen(<DepositsScreen />, { path: 'billing.deposits' })
  expect(await screen.findByText('Different amount')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Record a deposit' }))
  const form = within(screen.getByRole('form', { name: 'Record a deposit' }))
  await user.type(form.getByLabelText(/Trace number/), 'EFT1001')
  await user.type(form.getByLabelText(/Amount/), '50')
  await user.click(form.getByRole('button', { name: 'Record the deposit' }))
  await user.click(await screen.findByRole('button', { name: 'Unassign $30.00' }))
  await expect
    .poll(() => seen.filter(({ method }) => method === 'POST').map(({ data }) => data))
    .toMatchObject([
      { trace_number: 'EFT1001', amount_cents: 5000 },
      { era_id: idOf(98), matched: false },
    ])
})

test('a file of the bank is shown row by row before it is imported', async () => {
  const counts = { new: 1, known: 1, skipped: 0, wrong: 1, matched: 1, total_cents: 5000 }
  const mapping = { bank_date: 'Date', amount: 'Credit', trace_number: 'Trace' }
  const row = { bank_date: null, amount_cents: null, trace_number: null, payer_name: null }
  const seen = serve({
    'GET /deposits': () => aPage([]),
    'POST /direct_uploads': () => aRecord({ signed_id: 's1', url: 'http://localhost/put' }),
    'PUT /put': () => new Response(null, { status: 204 }),
    'GET /deposit_imports/preview': () =>
      aRecord({
        ...counts,
        columns: ['Date', 'Trace', 'Credit'],
        mapping,
        rows: [
          { ...row, line: 3, state: 'wrong', problem: '“abc” is not an amount.' },
          {
            ...row,
            line: 2,
            state: 'new',
            bank_date: '2026-03-11',
            amount_cents: 5000,
            trace_number: 'EFT1001',
            payer_name: 'State Medicaid',
            problem: null,
          },
        ],
      }),
    'POST /deposit_imports': () => aRecord(counts),
  })
  const { user } = await renderScreen(<DepositsScreen />, { path: 'billing.deposits' })
  await user.click(await screen.findByRole('button', { name: 'Import from the bank' }))
  await user.upload(
    await screen.findByLabelText(/CSV file/, { selector: 'input' }),
    new File(['Date,Trace,Credit'], 'bank.csv', { type: 'text/csv' }),
  )
  const problem = await screen.findByText('“abc” is not an amount.')
  expect(problem.closest('td')).toHaveTextContent('Cannot be read')
  expect(screen.getByRole('row', { name: /EFT1001/ })).toHaveTextContent('State Medicaid')
  expect(screen.getByRole('cell', { name: 'EFT1001' })).toHaveAttribute('data-words')
  expect(screen.getByText(/1 row cannot be read and is left out/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Import 1 deposit, $50.00' }))
  await expect
    .poll(() =>
      seen
        .filter(({ method, path }) => method === 'POST' && path === '/deposit_imports')
        .map(({ data }) => data),
    )
    .toEqual([{ signed_id: 's1', mapping }])
})

test('who may only read deposits records and imports none', async () => {
  signedIn(aUser({ role: 'admin' }))
  serve({ 'GET /deposits': () => aPage([deposit]) })
  await renderScreen(<DepositsScreen />, { path: 'billing.deposits' })
  expect(await screen.findByText('Different amount')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Record|Import/ })).not.toBeInTheDocument()
})
