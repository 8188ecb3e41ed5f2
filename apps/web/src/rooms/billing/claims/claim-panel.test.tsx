import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { to } from '../../../plumbing/paths/to.ts'
import { signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aPage, aRecord, serve } from '../../../testing/serve.ts'
import { aClaim, aClaimRow, aFiling, anEntry, idOf } from '../testing/records.ts'
import { ClaimsScreen } from './claims-screen.tsx'

const at = to('billing.claims', {}, { claim: idOf(1) })
const open = () => renderScreen(<ClaimsScreen />, { path: 'billing.claims', at })

const sentBack = aFiling({
  state: 'rejected',
  reasons: [
    {
      sentence: 'The payor does not know the client. (A3:33:IL)',
      fix: { label: 'Edit client', path: '/clients/9/edit' },
    },
  ],
})

beforeEach(() => {
  signedIn()
})

test('shows every check with its sentence and where it is mended', async () => {
  serve({
    'GET /claims': () => aPage([]),
    'GET /claims/:id': () =>
      aRecord(
        aClaim({
          readiness: [
            {
              rule: 'agency_npi',
              ok: true,
              severity: 'error',
              sentence: 'The NPI is right.',
              fix: null,
              mended_by: [],
            },
            {
              rule: 'place',
              ok: false,
              severity: 'warning',
              sentence: 'The visit was far from the address.',
              fix: { label: 'Open visit', path: `/visits/${idOf(50)}` },
              mended_by: ['Owner', 'Nurse'],
            },
            {
              rule: 'signature',
              ok: false,
              severity: 'error',
              sentence: 'The signature is missing.',
              fix: { label: 'Open visit', path: `/visits/${idOf(50)}` },
              mended_by: ['Owner', 'Nurse'],
            },
          ],
          abilities: { edit: false, mark_ready: false, hold: true },
        }),
      ),
  })
  const { user } = await open()
  const panel = await screen.findByRole('dialog', { name: 'Claim 100001' })
  const failing = within(panel).getByRole('list', { name: 'Failed checks' })
  const items = within(failing).getAllByRole('listitem')
  expect(items[0]).toHaveTextContent('The signature is missing. Open visit')
  expect(items[0]).toHaveTextContent('Who can fix it: Owner, Nurse')
  expect(within(items[0] as HTMLElement).getByRole('img', { name: 'Failed' })).toBeVisible()
  expect(within(items[1] as HTMLElement).getByRole('img', { name: 'Warning' })).toBeVisible()
  expect(panel).toHaveTextContent('1 check failed. Fix it, then mark the claim ready.')
  expect(within(panel).getByText('1 check passed')).toBeVisible()
  expect(within(panel).queryByRole('button', { name: 'Mark ready' })).not.toBeInTheDocument()
  expect(within(panel).getByRole('button', { name: 'Hold' })).toBeVisible()

  await user.click(within(items[0] as HTMLElement).getByRole('link', { name: 'Open visit' }))
  expect(await screen.findByText(`At /visits/${idOf(50)}`)).toBeVisible()
})

test('shows the money, what was billed and the journal, and leads to client and visit', async () => {
  serve({
    'GET /claims': () => aPage([]),
    'GET /claims/:id': () =>
      aRecord(
        aClaim({
          status: 'paid',
          paid_cents: 7000,
          balance_cents: 0,
          journal: [
            anEntry(),
            anEntry({
              id: idOf(71),
              description: 'Remittance EFT-881',
              lines: [
                { account: 'cash', amount_cents: 7000 },
                { account: 'contractual_adjustment', amount_cents: 200 },
                { account: 'accounts_receivable', amount_cents: -7200 },
              ],
            }),
          ],
        }),
      ),
  })
  await open()
  const panel = await screen.findByRole('dialog', { name: 'Claim 100001' })
  expect(within(panel).getByRole('row', { name: 'Paid -$70.00' })).toBeVisible()
  expect(within(panel).getByRole('row', { name: 'Contractual adjustment -$2.00' })).toBeVisible()
  expect(within(panel).getByRole('row', { name: 'Balance $0.00' })).toBeVisible()
  expect(panel).toHaveTextContent('12 units (3 h)')
  expect(panel).toHaveTextContent('G30.9')
  expect(within(panel).getByRole('row', { name: 'Cash $70.00' })).toBeVisible()
  expect(within(panel).getByRole('link', { name: 'Rosa Alvarez' })).toHaveAttribute(
    'href',
    `/clients/${idOf(20)}`,
  )
  expect(within(panel).getByRole('link', { name: 'Visit on 03/02/2026' })).toHaveAttribute(
    'href',
    `/visits/${idOf(50)}`,
  )
})

test('says where care took place, who bills, and whom the claim names', async () => {
  const person = {
    id: idOf(61),
    name: 'Ruth Alvarez',
    kind: '0B' as const,
    number: 'NC-7',
    taxonomy_code: '3747P1801X',
  }
  serve({
    'GET /claims': () => aPage([]),
    'GET /claims/:id': () =>
      aRecord(
        aClaim({
          parties: {
            place_of_service: '13',
            office: { id: idOf(60), name: 'Durham' },
            npi: null,
            taxonomy_code: null,
            rendering: [person],
            supervising: {
              ...person,
              name: 'Grace Okafor',
              kind: 'npi',
              number: null,
              taxonomy_code: null,
            },
          },
        }),
      ),
  })
  await open()
  const panel = await screen.findByRole('dialog', { name: 'Claim 100001' })
  for (const text of [
    '13 Assisted living facility',
    'Durham, no NPI',
    'Ruth Alvarez, State license number NC-7, taxonomy 3747P1801X',
    'Grace Okafor, NPI missing',
  ]) {
    expect(within(panel).getByText(text)).toBeVisible()
  }
})

test('says at the top why the payor sent the claim back, and where that is fixed', async () => {
  serve({
    'GET /claims': () => aPage([]),
    'GET /claims/:id': () => aRecord(aClaim({ status: 'for_review', filings: [sentBack] })),
  })
  await open()
  const panel = within(await screen.findByRole('dialog', { name: 'Claim 100001' }))
  const alert = within(
    panel.getByText('Rejected by State Medicaid').closest('[role=status]') as HTMLElement,
  )
  expect(alert.getByText(/The payor does not know the client/)).toBeVisible()
  expect(alert.getByRole('link', { name: 'Edit client' })).toHaveAttribute(
    'href',
    '/clients/9/edit',
  )
})

test('a claim that is to be voided says so, and how it is kept', async () => {
  serve({
    'GET /claims': () => aPage([]),
    'GET /claims/:id': () =>
      aRecord(aClaim({ status: 'ready_to_send', frequency_code: '8', abilities: { leave: true } })),
  })
  await open()
  const panel = within(await screen.findByRole('dialog', { name: 'Claim 100001' }))
  expect(panel.getByText(/The next file to State Medicaid voids this claim/)).toBeVisible()
  expect(panel.getByRole('button', { name: 'Leave as filed' })).toBeVisible()
})

test('moves the claim and keeps the panel, although the claim leaves the list', async () => {
  let claim = aClaim()
  const seen = serve({
    'GET /claims': () => aPage(claim.status === 'for_review' ? [aClaimRow()] : []),
    'GET /claims/:id': () => aRecord(claim),
    'PATCH /claims/:id': () => {
      claim = aClaim({ status: 'ready_to_send', abilities: { hold: true, review: true } })
      return aRecord(claim)
    },
  })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Mark ready' }))
  const panel = await screen.findByRole('dialog', { name: 'Claim 100001' })
  expect(await within(panel).findByText('Ready to send')).toBeVisible()
  expect(within(panel).getByRole('button', { name: 'Back to review' })).toBeVisible()
  expect(seen.find(({ method }) => method === 'PATCH')?.data).toEqual({
    status: 'ready_to_send',
    lock_version: 3,
  })
})

test('saves a note', async () => {
  const seen = serve({
    'GET /claims': () => aPage([]),
    'GET /claims/:id': () => aRecord(aClaim()),
    'PATCH /claims/:id': () => aRecord(aClaim({ note: 'Called the payor' })),
  })
  const { user } = await open()
  await user.type(await screen.findByLabelText(/Notes for anyone/), 'Called the payor')
  await user.click(screen.getByRole('button', { name: 'Save note' }))
  expect(await screen.findByText('Note saved')).toBeVisible()
  expect(seen.find(({ method }) => method === 'PATCH')?.data).toEqual({
    note: 'Called the payor',
    lock_version: 3,
  })
})
