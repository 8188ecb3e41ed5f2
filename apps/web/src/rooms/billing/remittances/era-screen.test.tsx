import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { to } from '../../../plumbing/paths/to.ts'
import { signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aFailure, aPage, aRecord, serve } from '../../../testing/serve.ts'
import { aClaimRow, anEra, anEraClaim, idOf } from '../testing/records.ts'
import { nextStep } from './era-held.tsx'
import { EraScreen } from './era-screen.tsx'

const open = (search?: Record<string, string>) =>
  renderScreen(<EraScreen />, {
    path: 'billing.era',
    at: to('billing.era', { eraId: idOf(80) }, search),
  })

const lost = anEraClaim({
  id: idOf(91),
  claim_number: 'X-9',
  claim: null,
  matched_by: null,
  patient_name: 'Rosa Alvares',
  abilities: { match: true },
})
const held = anEra({
  status: 'held',
  held_reason: '1 claim is not one of ours.',
  posted_at: null,
  unmatched_count: 1,
  claims: [lost],
  abilities: { match: true, post: false },
})

beforeEach(() => {
  signedIn()
})

test('shows the balance and opens a claim to charges, adjustments and raw segments', async () => {
  serve({ 'GET /eras/:id': () => aRecord(anEra({ payment_cents: 7000 })) })
  const { user } = await open()
  const balance = await screen.findByLabelText('Balance')
  expect(balance).toHaveTextContent('Payment$70.00Claims$70.00Provider adjustments$0.00')
  expect(balance).toHaveTextContent('Difference$0.00')

  const claim = screen.getByRole('button', { name: /100001/ })
  expect(claim).toHaveAttribute('aria-expanded', 'false')
  await user.click(claim)
  const charges = screen.getByRole('list', { name: 'Charges' })
  expect(charges).toHaveTextContent('T1019 03/02/2026 · 12 units')
  expect(charges).toHaveTextContent('Charge above the fee schedule CO-45$2.00')
  expect(screen.getByRole('region', { name: 'File segments' })).toHaveTextContent(
    'CLP*100001*1*72*70**MC*ICN77~',
  )
  expect(screen.getByText(/matched by claim number/)).toBeVisible()
})

describe('a held one', () => {
  test('says why and what to do, and lets a claim be matched and posted', async () => {
    let era = held
    const seen = serve({
      'GET /eras/:id': () => aRecord(era),
      'GET /claims': () => aPage([aClaimRow()]),
      'PATCH /era_claims/:id': () => {
        era = anEra({
          ...held,
          unmatched_count: 0,
          claims: [anEraClaim()],
          abilities: { post: true },
        })
        return aRecord(era)
      },
      'PATCH /eras/:id': () => {
        era = anEra()
        return aRecord(era)
      },
    })
    const { user } = await open()
    expect(await screen.findByText('1 claim is not one of ours.')).toBeVisible()
    expect(screen.getByText('Ask someone who can post remittances.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Post' })).not.toBeInTheDocument()

    await user.click(screen.getByRole('tab', { name: /Needs review/ }))
    await user.click(screen.getByRole('button', { name: /X-9/ }))
    await user.type(screen.getByRole('combobox', { name: 'Claim' }), 'Alv')
    await user.click(
      await screen.findByRole('option', {
        name: '100001 · Rosa Alvarez · 03/02/2026 · $72.00',
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Match' }))
    await user.click(await screen.findByRole('button', { name: 'Post' }))
    expect(await screen.findByText('Remittance posted')).toBeVisible()
    expect(screen.queryByText(/^Held:/)).not.toBeInTheDocument()
    expect(
      seen.filter(({ method }) => method === 'PATCH').map(({ path, data }) => ({ path, data })),
    ).toEqual([
      { path: `/era_claims/${idOf(91)}`, data: { claim_id: idOf(1) } },
      { path: `/eras/${idOf(80)}`, data: { status: 'posted', lock_version: 1 } },
    ])
  })

  test('says at the field why a match was refused', async () => {
    serve({
      'GET /eras/:id': () => aRecord(held),
      'GET /claims': () => aPage([aClaimRow()]),
      'PATCH /era_claims/:id': () =>
        aFailure(409, 'status_not_allowed', {
          non_field_errors: ['This status change is not allowed.'],
        }),
    })
    const { user } = await open({ tab: 'unmatched' })
    await user.click(await screen.findByRole('button', { name: /X-9/ }))
    await user.click(screen.getByRole('combobox', { name: 'Claim' }))
    await user.click(await screen.findByRole('option', { name: /100001/ }))
    await user.click(screen.getByRole('button', { name: 'Match' }))
    expect(await screen.findByText('This status change is not allowed.')).toBeVisible()
  })

  test('says why it was refused', async () => {
    serve({
      'GET /eras/:id': () => aRecord({ ...held, abilities: { post: true } }),
      'PATCH /eras/:id': () =>
        aFailure(409, 'remittance_not_postable', {
          non_field_errors: [
            'The payment is for someone else. Elm Care has NPI 1, and this agency has 2.',
          ],
        }),
    })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Post' }))
    expect(await screen.findByText(/^Not posted. The payment is for someone else/)).toBeVisible()
  })

  test.each([
    ['unbalanced', { balance: { ...held.balance, balanced: false } }, /corrected file/],
    ['balanced', { abilities: { post: true } }, /post the remittance/],
    ['not theirs to post', {}, /who can post/],
  ])('that is %s names the next step', (_, wishes, words) => {
    expect(nextStep({ ...held, ...wishes })).toMatch(words)
  })
})

test('sums adjustments by reason', async () => {
  serve({
    'GET /eras/:id': () =>
      aRecord(
        anEra({
          claims: [anEraClaim(), anEraClaim({ id: idOf(92) })],
          provider_adjustments: [
            { code: 'WO', words: 'Overpayment recovery', reference: 'R1', amount_cents: 300 },
          ],
        }),
      ),
  })
  await open({ tab: 'adjustments' })
  const ofPayment = await screen.findByRole('list', { name: 'Provider adjustments' })
  expect(within(ofPayment).getByRole('listitem')).toHaveTextContent(
    'Overpayment recovery WO · R1$3.00',
  )
  const ofClaims = screen.getByRole('list', { name: 'Adjustments' })
  expect(within(ofClaims).getByRole('listitem')).toHaveTextContent(
    'Charge above the fee schedule CO-45$4.00',
  )
})
