import type { Refund } from '@homeward/contract/billing/refund-shape'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { to } from '../../../plumbing/paths/to.ts'
import { signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aPage, aRecord, serve } from '../../../testing/serve.ts'
import { aClaim, idOf } from '../testing/records.ts'
import { ClaimsScreen } from './claims-screen.tsx'

const waiting: Refund = {
  id: idOf(91),
  amount_cents: 3000,
  paid_to: 'payor',
  method: 'check',
  reference: '1044',
  paid_on: '2026-03-11',
  reason: 'Paid twice',
  state: 'waiting',
  asked_at: '2026-03-11T15:00:00Z',
  asked_by: 'Bea Lane',
  decided_at: null,
  decided_by: null,
  note: null,
  abilities: { approve: true, undo: true },
}

beforeEach(() => {
  signedIn()
})

test('a credit is refunded in the panel, and approved there', async () => {
  let claim = aClaim({
    status: 'refund',
    balance_cents: -3000,
    paid_cents: 10_200,
    abilities: { refund: true },
  })
  const seen = serve({
    'GET /claims': () => aPage([]),
    'GET /claims/:id': () => aRecord(claim),
    'POST /claims/:id/refunds': () => {
      claim = { ...claim, refunds: [waiting], abilities: { refund: false } }
      return aRecord(claim)
    },
    'POST /refunds/:id/approve': () => {
      const abilities = { approve: false, undo: true }
      claim = { ...claim, refunds: [{ ...waiting, state: 'posted', abilities }] }
      return aRecord(claim)
    },
  })
  const at = to('billing.claims', {}, { claim: idOf(1) })
  const { user } = await renderScreen(<ClaimsScreen />, { path: 'billing.claims', at })
  const panel = within(await screen.findByRole('dialog', { name: 'Claim 100001' }))
  await user.click(await panel.findByRole('button', { name: 'Refund the credit' }))
  const form = within(panel.getByRole('form', { name: 'Refund' }))
  expect(form.getByLabelText(/Amount/)).toHaveValue('30.00')
  await user.type(form.getByLabelText(/Number of the check/), '1044')
  await user.type(form.getByLabelText(/Reason/), 'Paid twice')
  await user.click(form.getByRole('button', { name: 'Refund' }))
  expect(await panel.findByText(/Waits for a second person/)).toBeVisible()
  await user.click(panel.getByRole('button', { name: 'Approve refund' }))
  expect(await panel.findByText(/Refunded ·/)).toBeVisible()
  const sent = seen.find(({ method }) => method === 'POST')
  expect(sent?.data).toMatchObject({
    amount_cents: 3000,
    paid_to: 'payor',
    method: 'check',
    reference: '1044',
    reason: 'Paid twice',
    lock_version: 3,
  })
})
