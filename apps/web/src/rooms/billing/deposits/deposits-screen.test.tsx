import type { Deposit } from '@homeward/contract/billing/deposits'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { signedIn } from '../../../testing/a-user.ts'
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
