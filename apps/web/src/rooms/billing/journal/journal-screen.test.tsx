import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { to } from '../../../plumbing/paths/to.ts'
import { signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aPage, serve } from '../../../testing/serve.ts'
import { anEntry, idOf } from '../testing/records.ts'
import { JournalScreen } from './journal-screen.tsx'
import { totalsOf } from './totals.ts'

beforeEach(() => {
  signedIn()
})

test('shows debits and credits of each entry and that the page sums to zero', async () => {
  serve({
    'GET /journal': () =>
      aPage([
        anEntry(),
        anEntry({
          id: idOf(72),
          description: 'Claim 100001 paid',
          created_at: '2026-03-10T14:00:00Z',
          lines: [],
        }),
        anEntry({
          id: idOf(71),
          claim: null,
          description: 'Provider adjustment',
          lines: [
            { account: 'provider_adjustment', amount_cents: 500 },
            { account: 'cash', amount_cents: -500 },
          ],
        }),
      ]),
  })
  await renderScreen(<JournalScreen />, { path: 'billing.journal' })
  const row = await screen.findByRole('row', { name: 'Accounts receivable $72.00' })
  expect(within(row).getAllByRole('cell')[1]).toHaveTextContent('$72.00')
  const credit = screen.getByRole('row', { name: 'Service revenue $72.00' })
  expect(within(credit).getAllByRole('cell')[2]).toHaveTextContent('$72.00')
  expect(screen.getByRole('row', { name: 'Page total $77.00 $77.00' })).toBeVisible()
  expect(screen.getByRole('row', { name: 'Difference $0.00' })).toBeVisible()
  expect(screen.getByRole('rowheader', { name: '03/10/2026 Claim 100001 paid' })).toBeVisible()
  expect(screen.getByRole('link', { name: '100001' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Claim 100001' })).toHaveAttribute(
    'href',
    `/billing/claims?status=all&claim=${idOf(1)}`,
  )
})

test('several entries of one act are folded into a line with their sum', async () => {
  const sent = (n: number) =>
    anEntry({
      id: idOf(n),
      description: `Claim 10000${n} sent to NC Medicaid`,
      claim: { id: idOf(n), number: `10000${n}` },
    })
  serve({ 'GET /journal': () => aPage([sent(1), sent(2), sent(3)]) })
  const { user } = await renderScreen(<JournalScreen />, { path: 'billing.journal' })
  const fold = await screen.findByRole('button', { name: 'Claim sent to NC Medicaid: 3 entries' })
  expect(fold.closest('tr')).toHaveTextContent('$216.00$216.00')
  expect(screen.queryByRole('link', { name: '100002' })).toBeNull()
  await user.click(fold)
  expect(fold).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('link', { name: '100002' })).toBeVisible()
  expect(screen.getByRole('row', { name: 'Page total $216.00 $216.00' })).toBeVisible()
})

test('asks for the office that was chosen', async () => {
  const seen = serve({ 'GET /journal': () => aPage([]), 'GET /names': () => aPage([]) })
  const at = to('billing.journal', {}, { office_id: idOf(5) })
  await renderScreen(<JournalScreen />, { path: 'billing.journal', at })
  expect(await screen.findByText('No entries match')).toBeVisible()
  expect(seen.find(({ path }) => path === '/journal')?.query).toMatchObject({ office_id: idOf(5) })
})

test('asks for the dates and the account of the address', async () => {
  const seen = serve({ 'GET /journal': () => aPage([]) })
  const at = to(
    'billing.journal',
    {},
    {
      account: 'cash',
      'by_date[start_date]': '2026-03-01',
      'by_date[end_date]': '2026-03-31',
    },
  )
  await renderScreen(<JournalScreen />, { path: 'billing.journal', at })
  expect(await screen.findByText('No entries match')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Account: Cash' })).toBeVisible()
  expect(seen.at(-1)?.query).toEqual({
    account: 'cash',
    'by_date[start_date]': '2026-03-01',
    'by_date[end_date]': '2026-03-31',
  })
})

test.each([
  ['nothing', [], { debit: 0, credit: 0, difference: 0 }],
  ['an entry', [anEntry()], { debit: 7200, credit: 7200, difference: 0 }],
  [
    'an entry that is wrong',
    [anEntry({ lines: [{ account: 'cash', amount_cents: 5 }] })],
    { debit: 5, credit: 0, difference: 5 },
  ],
])('adds up %s', (_, entries, totals) => {
  expect(totalsOf(entries)).toEqual(totals)
})
