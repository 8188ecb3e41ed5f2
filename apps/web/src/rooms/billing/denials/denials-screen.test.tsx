import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aPage, aRecord, serve } from '../../../testing/serve.ts'
import { aClaim, aDenial, idOf } from '../testing/records.ts'
import { DenialsScreen } from './denials-screen.tsx'

const next = {
  payor: { id: idOf(9), name: 'Mutual Plan' },
  payer_order: 'secondary',
  amount_cents: 7200,
  refused: null,
} as const

beforeEach(() => {
  signedIn()
})

test('a denial that is left to the next payor is billed there from its row', async () => {
  const seen = serve({
    'GET /denials': () => aPage([aDenial({ next_payor: next, abilities: { bill_next: true } })]),
    'GET /denials_summary': () => aRecord({ rows: [] }),
    'POST /claims/:id/next_payor': () => aRecord(aClaim({ payor: next.payor })),
  })
  const { user } = await renderScreen(<DenialsScreen />, { path: 'billing.denials' })
  const row = await screen.findByRole('row', { name: /100001/ })
  expect(row).toHaveTextContent('Mutual Plan')
  await user.click(within(row).getByRole('button', { name: 'Bill next payor' }))
  expect(await screen.findByText('Claim 100001 to Mutual Plan: For review')).toBeVisible()
  expect(seen.find(({ method }) => method === 'POST')?.path).toBe(`/claims/${idOf(1)}/next_payor`)
})

test('a row says what is below the contract, and in one column what happens next and whose it is', async () => {
  serve({
    'GET /denials': () =>
      aPage([
        aDenial({
          underpaid_cents: 1250,
          follow_up_action: 'file_appeal',
          follow_up_on: '2026-12-01',
          owner: { id: idOf(5), name: 'Devon Park' },
        }),
      ]),
    'GET /denials_summary': () => aRecord({ rows: [] }),
  })
  await renderScreen(<DenialsScreen />, { path: 'billing.denials' })
  const row = await screen.findByRole('row', { name: /100001/ })
  expect(row).toHaveTextContent('$12.50 below contract')
  const next = within(row).getByText('Devon Park').closest('td')
  expect(next).toHaveTextContent('File appeal on 12/01/2026')
})

test('one that the payor settles itself says why, and has no button; a row opens its claim in place', async () => {
  const refused = 'Correct the claim or appeal first.'
  serve({
    'GET /denials': () =>
      aPage([
        aDenial({
          next_payor: { ...next, amount_cents: 0, refused },
          abilities: { bill_next: false },
        }),
      ]),
    'GET /denials_summary': () => aRecord({ rows: [] }),
    'GET /claims/:id': () => aRecord(aClaim()),
  })
  const { user } = await renderScreen(<DenialsScreen />, { path: 'billing.denials' })
  const row = await screen.findByRole('row', { name: /100001/ })
  expect(row).toHaveTextContent(refused)
  expect(within(row).queryByRole('button')).not.toBeInTheDocument()
  await user.click(within(row).getByRole('link'))
  expect(await screen.findByRole('dialog', { name: /Claim 100001/ })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Denials' })).toBeInTheDocument()
})
