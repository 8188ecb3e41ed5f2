import type { EraChargeRow, EraClaimRow } from '@homeward/contract/billing/era-claims'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { to } from '../../../plumbing/paths/to.ts'
import { signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aPage, aRecord, serve } from '../../../testing/serve.ts'
import { anEra, idOf } from '../testing/records.ts'
import { EraChargesScreen } from './era-charges-screen.tsx'
import { EraClaimsScreen } from './era-claims-screen.tsx'

const era = { id: idOf(80), payer_name: 'NC Medicaid', trace_number: 'EFT1' }
const waiting: EraClaimRow = {
  id: idOf(90),
  era,
  claim_number: '100001',
  claim: { id: idOf(1), number: '100001', client_name: 'Rosa Alvarez' },
  patient_name: 'ROSA ALVAREZ',
  service_date: '2026-03-02',
  status_code: '1',
  status_words: 'Processed as primary',
  charge_cents: 7200,
  paid_cents: 7200,
  patient_cents: 0,
  state: 'waiting',
  wait_reason: 'answered_before',
  note: null,
  abilities: { match: true, post: true, dismiss: true, undo: false },
}

beforeEach(() => {
  signedIn()
})

test('a claim that needs review says why, and is dismissed with a reason', async () => {
  const seen = serve({
    'GET /era_claims': () => aPage([waiting]),
    'POST /era_claims/:id/dismiss': () => aRecord(anEra()),
  })
  const { user } = await renderScreen(<EraClaimsScreen />, {
    path: 'billing.era-claims',
    at: to('billing.era-claims', {}, { state: 'waiting' }),
  })
  expect(await screen.findByText('Answered before')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Needs review' })).toHaveAttribute('aria-current', 'page')
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Dismiss' }))
  expect(within(dialog).getByText('Enter a reason.')).toBeVisible()
  await user.type(within(dialog).getByLabelText('Reason'), 'Sent twice')
  await user.click(within(dialog).getByRole('button', { name: 'Dismiss' }))
  expect(await screen.findByText('100001 dismissed')).toBeVisible()
  expect(seen.find(({ method }) => method === 'POST')?.data).toMatchObject({ reason: 'Sent twice' })
})

test('a charge shows the reasons for what was not paid', async () => {
  const charge: EraChargeRow = {
    id: idOf(95),
    era,
    claim_number: '100001',
    claim: null,
    service_date: '2026-03-02',
    procedure: 'T1019',
    units: 12,
    charge_cents: 7200,
    paid_cents: 7000,
    adjustments: [{ group: 'CO', code: '45', words: 'Above the fee schedule', amount_cents: 200 }],
    remarks: [{ code: 'N56', words: 'Procedure code is not correct' }],
  }
  serve({ 'GET /era_charges': () => aPage([charge]) })
  await renderScreen(<EraChargesScreen />, { path: 'billing.era-charges' })
  expect(await screen.findByText('Above the fee schedule (CO-45)')).toBeVisible()
  expect(screen.getByText('Procedure code is not correct (N56)')).toBeVisible()
})
