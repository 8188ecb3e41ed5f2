import type { JournalMonth } from '@homeward/contract/billing/months'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aPage, aRecord, serve } from '../../../testing/serve.ts'
import { MonthsScreen } from './months-screen.tsx'

const february: JournalMonth = {
  id: '2026-02',
  closed: false,
  closed_by: null,
  closed_at: null,
  reopened_by: null,
  reopened_at: null,
  reason: null,
  held_remittances: 1,
  waiting_answers: 2,
  waiting_write_offs: 0,
  waiting_refunds: 0,
  waiting_patient_refunds: 1,
  abilities: { close: true, reopen: false },
}

beforeEach(() => {
  signedIn()
})

test('a month is closed after it said what is still open, and opened again with a reason', async () => {
  let month = february
  const seen = serve({
    'GET /journal_months': () => aPage([month]),
    'POST /journal_months/close': () => {
      const abilities = { close: false, reopen: true }
      month = { ...month, closed: true, closed_by: 'Bea Lane', abilities }
      return aRecord(month)
    },
    'POST /journal_months/reopen': () => aRecord(month),
  })
  const { user } = await renderScreen(<MonthsScreen />, { path: 'billing.months' })
  expect(await screen.findByRole('link', { name: 'February 2026' })).toHaveAttribute(
    'href',
    expect.stringContaining('2026-02-28'),
  )
  expect(screen.getByRole('link', { name: '1 patient refund to approve' })).toHaveAttribute(
    'href',
    '/billing/patients?refund_waits=true',
  )
  await user.click(screen.getByRole('button', { name: 'Close' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Close February 2026?' }))
  expect(
    await dialog.findByText(/Still open: 1 remittance on hold, 2 remittance claims to review/),
  ).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Close the month' }))
  await user.click(await screen.findByRole('button', { name: 'Open again' }))
  await user.type(screen.getByLabelText('Reason'), 'A check was forgotten')
  await user.click(screen.getByRole('button', { name: 'Open again' }))
  await expect
    .poll(() => seen.filter(({ method }) => method === 'POST').map(({ data }) => data))
    .toEqual([{ month: '2026-02' }, { month: '2026-02', reason: 'A check was forgotten' }])
})
