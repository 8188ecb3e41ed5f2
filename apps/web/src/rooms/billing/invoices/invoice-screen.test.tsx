import type { Invoice } from '@homeward/contract/billing/invoices'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aUser, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aPage, aRecord, serve } from '../../../testing/serve.ts'
import { aTransmission, aClaimRow, idOf } from '../testing/records.ts'
import { InvoiceScreen } from './invoice-screen.tsx'
import { InvoicesScreen } from './invoices-screen.tsx'

const invoice: Invoice = {
  id: '01900000-0000-7000-8000-000000000001',
  number: '17',
  date: '2026-10-26',
  end_date: '2026-11-01',
  client: { id: '01900000-0000-7000-8000-000000000002', name: 'Maria Lopez' },
  payors: [{ id: '01900000-0000-7000-8000-000000000003', name: 'NC Medicaid' }],
  claims_count: 1,
  billed_minutes: 120,
  status: 'acknowledged',
  statuses: [{ status: 'acknowledged', claims: 1 }],
  transmitted_at: null,
  total_charge: 4768,
  unsent_cents: 0,
  charged_cents: 4768,
  paid_cents: 0,
  adjusted_cents: 0,
  patient_cents: 0,
  denied_cents: 0,
  owed_cents: 4768,
  claims: [],
  omitted: [
    {
      visit: {
        id: '01900000-0000-7000-8000-000000000004',
        scheduled_date: '2026-10-27',
        starts_at: '2026-10-27T13:00:00.000Z',
        ends_at: '2026-10-27T15:00:00.000Z',
      },
      services: ['Personal care'],
      agent: 'Tasha Green',
      because: 'no_claim',
      sentence: 'The claim was not created yet.',
    },
  ],
  transmissions: [],
  agency: { name: 'Blue Ridge Home Care', address: 'Asheville, NC', phone: null, npi: null },
  client_address: '412 Oakwood Ave, Raleigh, NC 27601',
}

test('care that is not on the invoice says why, and its claim is created on the spot', async () => {
  signedIn()
  const requests = serve({
    'GET /invoices/:id': () => aRecord(invoice),
    'POST /claims': () => aRecord({}),
  })
  await renderScreen(<InvoiceScreen />, { path: 'invoice', at: `/invoices/${invoice.id}` })
  expect(await screen.findByText('The claim was not created yet.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Create claim' }))
  const asked = () => requests.find(({ method }) => method === 'POST')?.data
  await waitFor(() => expect(asked()).toEqual({ visit_id: invoice.omitted[0]?.visit.id }))
})

test('the list shows a client’s week with what is owed', async () => {
  signedIn()
  serve({ 'GET /invoices': () => aPage([invoice]) })
  await renderScreen(<InvoicesScreen />, { path: 'billing.invoices' })
  const row = await screen.findByRole('row', { name: /Maria Lopez/ })
  expect(row).toHaveTextContent('$47.68')
  expect(row).toHaveTextContent('Accepted')
})

test('what was not sent yet is not owed, and the invoice says so', async () => {
  signedIn()
  const claims = [
    { ...aClaimRow({ status: 'acknowledged', balance_cents: 4768 }), sent: true },
    { ...aClaimRow({ id: idOf(9), number: '100002' }), sent: false },
  ]
  serve({
    'GET /invoices/:id': () =>
      aRecord({ ...invoice, total_charge: 11968, unsent_cents: 7200, claims }),
  })
  await renderScreen(<InvoiceScreen />, { path: 'invoice', at: `/invoices/${invoice.id}` })
  expect(await screen.findByText('$47.68 sent, $72.00 not sent yet')).toBeVisible()
  expect(screen.getByRole('row', { name: /100001/ })).toHaveTextContent('$47.68')
  expect(screen.getByRole('row', { name: /100002/ })).toHaveTextContent('Not sent')
})

test('the claims of an invoice that are ready are sent from it, and by who may', async () => {
  const claims = [
    { ...aClaimRow({ status: 'ready_to_send' }), sent: false },
    { ...aClaimRow({ id: idOf(9), status: 'for_review' }), sent: false },
  ]
  const payor = claims[0]?.payor
  signedIn()
  const requests = serve({
    'GET /invoices/:id': () => aRecord({ ...invoice, claims }),
    'POST /claim_transmissions': () => aRecord(aTransmission()),
  })
  const at = `/invoices/${invoice.id}`
  await renderScreen(<InvoiceScreen />, { path: 'invoice', at })
  await userEvent.click(
    await screen.findByRole('button', { name: `Send 1 claim to ${payor?.name}` }),
  )
  const asked = () => requests.find(({ method }) => method === 'POST')?.data
  await waitFor(() => expect(asked()).toEqual({ payor_id: payor?.id, by_invoices: [invoice.id] }))
})

test('who may only read an invoice does not send it', async () => {
  signedIn(aUser({ role: 'admin' }))
  const claims = [{ ...aClaimRow({ status: 'ready_to_send' }), sent: false }]
  serve({ 'GET /invoices/:id': () => aRecord({ ...invoice, claims }) })
  await renderScreen(<InvoiceScreen />, { path: 'invoice', at: `/invoices/${invoice.id}` })
  expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Send/ })).not.toBeInTheDocument()
})
