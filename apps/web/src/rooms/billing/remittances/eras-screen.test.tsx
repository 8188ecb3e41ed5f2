import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { aUser, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { type Answer, aFailure, aPage, aRecord, serve } from '../../../testing/serve.ts'
import { anEraRow, idOf } from '../testing/records.ts'
import { ErasScreen } from './eras-screen.tsx'

const open = () => renderScreen(<ErasScreen />, { path: 'billing.eras' })

beforeEach(() => {
  signedIn()
})

test('lists remittances with why they are held', async () => {
  serve({
    'GET /eras': () =>
      aPage([
        anEraRow({ status: 'held', held_reason: 'The claims do not add up to the payment.' }),
      ]),
  })
  await open()
  const row = await screen.findByRole('row', { name: /march.835/ })
  expect(row).toHaveTextContent('The claims do not add up to the payment.')
  expect(row).toHaveTextContent('Held')
  expect(within(row).getByRole('link', { name: 'march.835' })).toHaveAttribute(
    'href',
    `/billing/eras/${idOf(80)}`,
  )
})

test('offers no upload to those who may only read', async () => {
  signedIn(aUser({ role: 'admin' }))
  serve({ 'GET /eras': () => aPage([]) })
  await open()
  expect(await screen.findByText('No remittances yet')).toBeVisible()
  expect(screen.queryByRole('button', { name: /835 files/ })).not.toBeInTheDocument()
})

describe('an upload', () => {
  const outcomes: [what: string, answer: () => Answer, told: string[]][] = [
    [
      'that is posted',
      () => aRecord({ eras: [anEraRow()], repeated: 0 }),
      ['State Medicaid, $72.00: posted, 1 claim.'],
    ],
    [
      'that is held',
      () =>
        aRecord({
          eras: [
            anEraRow({
              status: 'held',
              held_reason: 'The payee is another provider.',
              unmatched_count: 2,
            }),
          ],
          repeated: 0,
        }),
      ['held. The payee is another provider.', '2 claims without a match.'],
    ],
    [
      'that was read before',
      () => aRecord({ eras: [], repeated: 1 }),
      ['One remittance was read before and is left alone; nothing is posted twice.'],
    ],
    [
      'of something else',
      () =>
        aFailure(422, 'upload_type', {
          errors: {
            signed_id: ['The content of the file is of a type that is not accepted here.'],
          },
        }),
      ['The content of the file is of a type that is not accepted here.'],
    ],
  ]

  test.each(outcomes)('%s is told in words', async (_, answer, told) => {
    const seen = serve({
      'GET /eras': () => aPage([]),
      'POST /direct_uploads': () => aRecord({ signed_id: 's-1', url: '/api/v1/uploads/1' }),
      'PUT /uploads/1': () => new Response(null, { status: 204 }),
      'POST /eras': answer,
    })
    const { user } = await open()
    await user.upload(
      await screen.findByLabelText(/Drop 835 files/, { selector: 'input' }),
      new File(['ISA*00*'], 'march.835'),
    )
    const name = await screen.findByText('march.835', { selector: 'strong' })
    for (const sentence of told) expect(name.closest('li')).toHaveTextContent(sentence)
    expect(seen.find(({ path, method }) => path === '/eras' && method === 'POST')?.data).toEqual({
      signed_id: 's-1',
    })
  })
})
