import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { to } from '../../../plumbing/paths/to.ts'
import { aUser, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aPage, aRecord, serve } from '../../../testing/serve.ts'
import { aClaimRow, aTransmission, idOf } from '../testing/records.ts'
import { ClaimsScreen } from './claims-screen.tsx'

const ready = aClaimRow({ id: idOf(2), number: '100002', status: 'ready_to_send' })
const blocked = aClaimRow({
  issues: ['The client has not signed. Have them sign.', 'The agency has no NPI. Enter it.'],
})

const open = (at?: string) =>
  renderScreen(<ClaimsScreen />, { path: 'billing.claims', ...(at && { at }) })

beforeEach(() => {
  signedIn()
})

describe('the list', () => {
  test('shows claims for review, newest service first, with the first issue in words', async () => {
    const seen = serve({ 'GET /claims': () => aPage([blocked]) })
    await open()
    const row = await screen.findByRole('row', { name: /100001/ })
    expect(row).toHaveTextContent('The client has not signed. Have them sign.+1 more')
    expect(row).toHaveTextContent('$72.00')
    expect(row).toHaveTextContent('9 d')
    expect(seen.map(({ query }) => query)).toContainEqual({
      status: 'for_review',
      sort: '-start_date',
    })
  })

  test('says what money is held back and why; a cause opens its claims', async () => {
    serve({
      'GET /claims': () => aPage([blocked]),
      'GET /claims_held_back': () =>
        aRecord({
          claims: 3,
          cents: 21600,
          causes: [{ rule: 'signature', label: 'Signature missing', claims: 3, cents: 21600 }],
        }),
    })
    await open()
    const held = await screen.findByRole('region', { name: 'Held back' })
    expect(held).toHaveTextContent('$216.00 held back in 3 claims')
    const cause = screen.getByRole('link', { name: 'Signature missing 3 $216.00' })
    expect(cause).toHaveAttribute(
      'href',
      to('billing.claims', {}, { status: 'all', held_by: 'signature' }),
    )
  })

  test('shows where the money is, and a state opens its claims', async () => {
    serve({
      'GET /claims': () => aPage([blocked]),
      'GET /insights/billing_summary': () =>
        aRecord({
          start_date: '2026-10-24',
          end_date: '2026-11-23',
          waiting: [
            { step: 'to_check', claims: 3, cents: 21600 },
            { step: 'stuck', claims: 0, cents: 0 },
            { step: 'unanswered', claims: 1200, cents: 4_500_000 },
          ],
          river: [
            { step: 'accepted', claims: 9, cents: 90000 },
            { step: 'paid', claims: 8, cents: 80000 },
          ],
        }),
    })
    await open()
    const states = await screen.findByRole('navigation', { name: 'States of claims' })
    const links = within(states).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'To check 3$216',
      'Sent, no answer 1,200$45,000',
      'Paid, last 30 days 8$800',
    ])
    expect(links[1]).toHaveAttribute(
      'href',
      to('billing.claims', {}, { status: 'all', step: 'unanswered' }),
    )
    expect(links[2]).toHaveAttribute(
      'href',
      to(
        'billing.claims',
        {},
        {
          status: 'all',
          step: 'paid',
          'by_start_date[start_date]': '2026-10-24',
          'by_start_date[end_date]': '2026-11-23',
        },
      ),
    )
  })

  test('tells what was marked ready and what was not, and why', async () => {
    const seen = serve({
      'GET /claims': () => aPage([blocked, aClaimRow({ id: idOf(2), number: '100002' })]),
      'PATCH /claims_bulk': () =>
        aRecord({
          moved: [idOf(2)],
          refused: [{ id: idOf(1), number: '100001', sentence: 'The client has not signed.' }],
        }),
    })
    const { user } = await open()
    await screen.findByRole('row', { name: /100001/ })
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    const bar = screen.getByRole('group', { name: 'Selected rows' })
    expect(bar).toHaveTextContent('2 chosen')
    expect(bar).toHaveTextContent('1 is not ready')
    await user.click(within(bar).getByRole('button', { name: 'Mark ready' }))

    const report = await screen.findByText('1 claim moved to Ready to send')
    const box = report.closest('[role=status]') as HTMLElement
    expect(box).toHaveTextContent('1 claim was not moved:')
    expect(box).toHaveTextContent('Claim 100001 The client has not signed.')
    expect(seen.find(({ method }) => method === 'PATCH')?.data).toEqual({
      ids: [idOf(1), idOf(2)],
      status: 'ready_to_send',
    })
    expect(screen.queryByRole('group', { name: 'Selected rows' })).not.toBeInTheDocument()
  })

  test('gives no boxes and no sending to those who may only read', async () => {
    signedIn(aUser({ role: 'admin' }))
    serve({ 'GET /claims': () => aPage([blocked]) })
    await open()
    await screen.findByRole('row', { name: /100001/ })
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Send ready/ })).not.toBeInTheDocument()
  })
})

describe('sending', () => {
  const preview = { claims_count: 2, total_cents: 14400, units: 24, clients_count: 1 }

  test('shows a dry run, makes the file and offers it', async () => {
    let sent = false
    const seen = serve({
      'GET /claims': ({ query }) =>
        aPage(
          query.status === 'ready_to_send' && !sent
            ? [ready, { ...ready, id: idOf(3), number: '100003' }]
            : [],
        ),
      'GET /claim_transmissions/preview': () => aRecord(preview),
      'POST /claim_transmissions': () => {
        sent = true
        return aRecord(aTransmission())
      },
      'GET /claim_transmissions/:id/file': () =>
        new Response('ISA*00*', {
          headers: { 'content-disposition': 'attachment; filename="a.837"' },
        }),
    })
    URL.createObjectURL = () => 'blob:file'
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Send ready (2, $144.00)' }))
    const batch = await screen.findByRole('region', { name: 'State Medicaid' })
    expect(await within(batch).findByText('$144.00')).toBeVisible()
    expect(within(batch).getByText('24')).toBeVisible()
    expect(seen.some(({ method }) => method === 'POST')).toBe(false)

    await user.click(within(batch).getByRole('button', { name: 'Create 837P (2 claims)' }))
    expect(await screen.findByText('837P file for State Medicaid created')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /Download state-medicaid/ }))
    expect(seen.at(-1)?.path).toBe(`/claim_transmissions/${idOf(60)}/file`)
    expect(screen.queryByText('No claims are ready to send')).not.toBeInTheDocument()
  })

  test('says why a file was not made', async () => {
    serve({
      'GET /claims': () => aPage([ready]),
      'GET /claim_transmissions/preview': () => aRecord(preview),
      'POST /claim_transmissions': () =>
        new Response(
          JSON.stringify({
            code: 'batch_invalid',
            errors: {},
            non_field_errors: ['Claim 100002: the ZIP code needs 9 digits.'],
            request_id: 'r-1',
          }),
          { status: 422 },
        ),
    })
    const { user } = await open(to('billing.claims', {}, { send: 'ready' }))
    await user.click(await screen.findByRole('button', { name: 'Create 837P (2 claims)' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Claim 100002: the ZIP code needs 9 digits.',
    )
  })
})

test('lists the files that were made on their own tab', async () => {
  serve({
    'GET /claims': () => aPage([]),
    'GET /fetch_claim_transmissions': () => aPage([aTransmission()]),
  })
  const { user, address } = await open()
  await user.click(await screen.findByRole('tab', { name: 'Files sent' }))
  const row = await screen.findByRole('row', { name: /837P 000000007/ })
  expect(within(row).getByRole('button', { name: 'Download' })).toBeVisible()
  expect(address()).toBe('/billing/claims?tab=files')
})
