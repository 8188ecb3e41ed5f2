import type { WriteOff } from '@homeward/contract/billing/write-off-shape'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { to } from '../../../plumbing/paths/to.ts'
import { signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aPage, aRecord, serve } from '../../../testing/serve.ts'
import { aClaim, idOf } from '../testing/records.ts'
import { ClaimsScreen } from './claims-screen.tsx'

const waiting: WriteOff = {
  id: idOf(90),
  amount_cents: 7200,
  reason: 'Too old',
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

test('a write-off is asked for in the panel, and approved there', async () => {
  let claim = aClaim({ status: 'denied', denied_cents: 7200, abilities: { write_off: true } })
  const seen = serve({
    'GET /claims': () => aPage([]),
    'GET /claims/:id': () => aRecord(claim),
    'POST /claims/:id/write_offs': () => {
      claim = { ...claim, write_offs: [waiting] }
      return aRecord(claim)
    },
    'POST /write_offs/:id/approve': () => {
      const abilities = { approve: false, undo: true }
      claim = { ...claim, write_offs: [{ ...waiting, state: 'posted', abilities }] }
      return aRecord(claim)
    },
  })
  const at = to('billing.claims', {}, { claim: idOf(1) })
  const { user } = await renderScreen(<ClaimsScreen />, { path: 'billing.claims', at })
  const panel = within(await screen.findByRole('dialog', { name: 'Claim 100001' }))
  await user.click(await panel.findByRole('button', { name: 'Write off' }))
  const form = within(panel.getByRole('form', { name: 'Write off' }))
  expect(form.getByLabelText(/Amount/)).toHaveValue('72.00')
  await user.type(form.getByLabelText(/Reason/), 'Too old')
  await user.click(form.getByRole('button', { name: 'Write off' }))
  expect(await panel.findByText(/Waits for a second person/)).toBeVisible()
  expect(panel.queryByRole('button', { name: 'Write off' })).not.toBeInTheDocument()
  await user.click(panel.getByRole('button', { name: 'Approve write-off' }))
  expect(await panel.findByText(/Written off ·/)).toBeVisible()
  expect(panel.getByRole('button', { name: 'Undo write-off' })).toBeVisible()
  const sent = seen.find(({ method }) => method === 'POST')
  expect(sent?.data).toMatchObject({ amount_cents: 7200, reason: 'Too old', lock_version: 3 })
})
