import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { aUser, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { type Answer, aFailure, aPage, aRecord, serve } from '../../../testing/serve.ts'
import { anEraFile, anEraRow, idOf } from '../testing/records.ts'
import { ErasScreen } from './eras-screen.tsx'

const open = () => renderScreen(<ErasScreen />, { path: 'billing.eras' })

const quiet = { 'GET /eras': () => aPage([]), 'GET /era_files': () => aPage([]) }

/** Drops a file; answers the line that tells what becomes of it. */
async function dropped() {
  const { user } = await open()
  await user.upload(
    await screen.findByLabelText(/Drop 835 files/, { selector: 'input' }),
    new File(['ISA*00*'], 'march.835'),
  )
  const name = await screen.findByText('march.835', { selector: 'strong' })
  return name.closest('li')
}

beforeEach(() => {
  signedIn()
})

test('lists remittances with why they are held', async () => {
  serve({
    'GET /era_files': () => aPage([]),
    'GET /eras': () =>
      aPage([
        anEraRow({ status: 'held', held_reason: 'The claims do not add up to the payment.' }),
      ]),
  })
  await open()
  const row = await screen.findByRole('row', { name: /march.835/ })
  expect(row).toHaveTextContent('The claims do not add up to the payment.')
  expect(row).toHaveTextContent('On hold')
  expect(within(row).getByRole('link', { name: 'march.835' })).toHaveAttribute(
    'href',
    `/billing/eras/${idOf(80)}`,
  )
})

test('offers no upload to those who may only read', async () => {
  signedIn(aUser({ role: 'admin' }))
  serve({ 'GET /eras': () => aPage([]), 'GET /era_files': () => aPage([]) })
  await open()
  expect(await screen.findByText('No remittances yet')).toBeVisible()
  expect(screen.queryByRole('button', { name: /835 files/ })).not.toBeInTheDocument()
})

describe('an upload', () => {
  const outcomes: [what: string, answer: () => Answer, told: string[]][] = [
    [
      'that is posted',
      () => aRecord(anEraFile({ eras: [anEraRow()] })),
      ['State Medicaid, $72.00: posted, 1 claim.'],
    ],
    [
      'that is held',
      () =>
        aRecord(
          anEraFile({
            eras: [
              anEraRow({
                status: 'held',
                held_reason: 'The payee is another provider.',
                unmatched_count: 2,
              }),
            ],
          }),
        ),
      ['on hold. The payee is another provider.', '2 unmatched claims.'],
    ],
    [
      'that was read before',
      () => aRecord(anEraFile({ repeated: 1 })),
      ['One remittance is a duplicate and was skipped.'],
    ],
    [
      'that broke off',
      () => aRecord(anEraFile({ state: 'failed', error: 'Nothing of it was posted.' })),
      ['Nothing of it was posted.'],
    ],
    [
      'that is at work',
      () => aRecord(anEraFile({ state: 'posting', claims_total: 9000, claims_done: 4000 })),
      ['Posting: 4,000 of 9,000 claims'],
    ],
  ]

  test.each(outcomes)('%s is told in words', async (_, answer, told) => {
    const seen = serve({
      ...quiet,
      'POST /direct_uploads': () => aRecord({ signed_id: 's-1', url: '/api/v1/uploads/1' }),
      'PUT /uploads/1': () => new Response(null, { status: 204 }),
      'POST /eras': () => aRecord(anEraFile({ state: 'waiting' })),
      'GET /era_files/:id': answer,
    })
    const item = await dropped()
    for (const sentence of told) await waitFor(() => expect(item).toHaveTextContent(sentence))
    expect(seen.find(({ path, method }) => path === '/eras' && method === 'POST')?.data).toEqual({
      signed_id: 's-1',
    })
  })

  test('of something else is refused in words', async () => {
    const refused = {
      errors: {
        signed_id: ['This file type is not accepted.'],
      },
    }
    serve({
      ...quiet,
      'POST /direct_uploads': () => aRecord({ signed_id: 's-1', url: '/api/v1/uploads/1' }),
      'PUT /uploads/1': () => new Response(null, { status: 204 }),
      'POST /eras': () => aFailure(422, 'upload_type', refused),
    })
    expect(await dropped()).toHaveTextContent('This file type is not accepted.')
  })
})

test('files at work and files that failed are seen by whoever may read them', async () => {
  signedIn(aUser({ role: 'admin' }))
  serve({
    ...quiet,
    'GET /era_files': () =>
      aPage([
        anEraFile({ state: 'reading', claims_total: 20, claims_done: 0 }),
        anEraFile({ id: idOf(86), name: 'april.835', state: 'failed', error: 'It broke off.' }),
      ]),
  })
  await open()
  expect(await screen.findByText('Reading: 0 of 20 claims')).toBeVisible()
  expect(screen.getByText('It broke off.')).toBeVisible()
})

test('work is called off and begun anew by who may post', async () => {
  let file = anEraFile({
    state: 'posting',
    claims_total: 20,
    claims_done: 4,
    abilities: { cancel: true, retry: false },
  })
  const requests = serve({
    ...quiet,
    'GET /era_files': () => aPage([file]),
    'PATCH /era_files/:id': ({ data }) => {
      const { state } = data as { state: 'canceled' | 'waiting' }
      const canceled = state === 'canceled'
      file = { ...file, state, claims_done: 0, abilities: { cancel: !canceled, retry: canceled } }
      return aRecord(file)
    },
  })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Cancel march.835' }))
  expect(await screen.findByText('Canceled. Nothing was posted.')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Retry march.835' }))
  expect(await screen.findByRole('button', { name: 'Cancel march.835' })).toBeVisible()
  const sent = requests.filter(({ method }) => method === 'PATCH')
  expect(sent.map(({ path, data }) => [path, data])).toEqual([
    [`/era_files/${idOf(85)}`, { state: 'canceled' }],
    [`/era_files/${idOf(85)}`, { state: 'waiting' }],
  ])
})
