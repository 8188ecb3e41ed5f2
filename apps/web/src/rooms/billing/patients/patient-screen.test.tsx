import type { PatientAccount } from '@homeward/contract/billing/patients'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { to } from '../../../plumbing/paths/to.ts'
import { signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aRecord, serve } from '../../../testing/serve.ts'
import { idOf } from '../testing/records.ts'
import { PatientScreen } from './patient-screen.tsx'

const owing: PatientAccount = {
  id: idOf(20),
  name: 'Rosa Alvarez',
  owed_cents: 3000,
  unapplied_cents: 0,
  claims: [
    {
      id: idOf(1),
      number: '100001',
      start_date: '2026-03-02',
      payor: 'State Medicaid',
      patient_cents: 3000,
    },
  ],
  payments: [],
  statements: [],
  abilities: { pay: true },
}

beforeEach(() => {
  signedIn()
})

test('a check is recorded, and bounces', async () => {
  let account = owing
  const seen = serve({
    'GET /patient_accounts/:id': () => aRecord(account),
    'POST /patient_payments': () => {
      account = {
        ...owing,
        owed_cents: 0,
        claims: [],
        payments: [
          {
            id: idOf(95),
            method: 'check',
            reference: '1044',
            paid_on: '2026-03-11',
            amount_cents: 3000,
            unapplied_cents: 0,
            state: 'posted',
            created_at: '2026-03-11T15:00:00Z',
            created_by: 'Bea Lane',
            ended_by: null,
            ended_at: null,
            reason: null,
            claims: [{ id: idOf(1), number: '100001', amount_cents: 3000 }],
            refunds: [],
            abilities: { apply: false, release: true, undo: true, bounce: true },
          },
        ],
      }
      return aRecord(account)
    },
    'POST /patient_payments/:id/undo': () => aRecord(account),
  })
  const at = to('billing.patient', { clientId: idOf(20) })
  const { user } = await renderScreen(<PatientScreen />, { path: 'billing.patient', at })
  await user.click(await screen.findByRole('button', { name: 'Record a payment' }))
  const form = within(screen.getByRole('form', { name: 'Record a payment' }))
  expect(form.getByLabelText(/Amount/)).toHaveValue('30.00')
  await user.type(form.getByLabelText(/Number of the check/), '1044')
  await user.click(form.getByRole('button', { name: 'Record the payment' }))
  await user.click(await screen.findByRole('button', { name: 'Check bounced' }))
  await user.type(screen.getByLabelText('Reason'), 'No funds')
  await user.click(screen.getByRole('button', { name: 'Check bounced' }))
  await expect
    .poll(() => seen.filter(({ method }) => method === 'POST').map(({ data }) => data))
    .toMatchObject([
      { client_id: idOf(20), amount_cents: 3000, method: 'check', reference: '1044' },
      { reason: 'No funds', bounced: true },
    ])
})

test('what no claim needs is refunded; a refund that waits is approved by another person', async () => {
  const payment = {
    id: idOf(95),
    method: 'check' as const,
    reference: '1044',
    paid_on: '2026-03-10',
    amount_cents: 3000,
    unapplied_cents: 3000,
    state: 'posted' as const,
    created_at: '2026-03-10T15:00:00Z',
    created_by: 'Bea Lane',
    ended_by: null,
    ended_at: null,
    reason: null,
    claims: [],
    refunds: [],
    abilities: { apply: false, release: false, undo: true, bounce: true, refund: true },
  }
  const base = { ...owing, owed_cents: 0, unapplied_cents: 3000, claims: [] }
  let account: PatientAccount = { ...base, payments: [payment] }
  const seen = serve({
    'GET /patient_accounts/:id': () => aRecord(account),
    'POST /patient_payments/:id/refunds': () => {
      const refund = {
        id: idOf(96),
        amount_cents: 3000,
        method: 'check' as const,
        reference: '2001',
        paid_on: '2026-03-11',
        reason: 'Paid twice',
        state: 'waiting' as const,
        asked_at: '2026-03-11T15:00:00Z',
        asked_by: 'Bea Lane',
        decided_at: null,
        decided_by: null,
        note: null,
        abilities: { approve: true, undo: true },
      }
      const abilities = { ...payment.abilities, refund: false }
      account = { ...base, payments: [{ ...payment, abilities, refunds: [refund] }] }
      return aRecord(account)
    },
    'POST /patient_refunds/:id/approve': () => aRecord(account),
  })
  const at = to('billing.patient', { clientId: idOf(20) })
  const { user } = await renderScreen(<PatientScreen />, { path: 'billing.patient', at })
  await user.click(await screen.findByRole('button', { name: 'Refund the credit' }))
  const form = within(screen.getByRole('form', { name: 'Refund' }))
  expect(form.getByLabelText(/Amount/)).toHaveValue('30.00')
  await user.type(form.getByLabelText(/Reason/), 'Paid twice')
  await user.click(form.getByRole('button', { name: 'Refund' }))
  expect(await screen.findByText(/Waits for a second person/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Approve refund' }))
  await expect
    .poll(() => seen.filter(({ method }) => method === 'POST').map(({ path }) => path))
    .toEqual([`/patient_payments/${idOf(95)}/refunds`, `/patient_refunds/${idOf(96)}/approve`])
})
