import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { to } from '../../../plumbing/paths/to.ts'
import { aUser, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aPage, aRecord, serve } from '../../../testing/serve.ts'
import { aConnection, aVerification, aVerificationPage, idOf } from '../testing/a-verification.ts'
import { CenterScreen } from './center-screen.tsx'

const open = (at = to('admin.verifications')) =>
  renderScreen(<CenterScreen />, { path: 'admin.verifications', at })

const answers = {
  'GET /verification_connections': () => aPage([aConnection()]),
  'GET /vendor_verifications': () => aPage([aVerification()]),
  'GET /vendor_verifications/:id': () => aRecord(aVerificationPage()),
}

beforeEach(() => {
  signedIn()
})

test('each account says what waits and why records failed; each number opens its list', async () => {
  const requests = serve(answers)
  const { user, address } = await open()
  const rejected = await screen.findByRole('link', { name: '5 rejected' })
  expect(rejected).toHaveAttribute(
    'href',
    to('admin.verifications', {}, { account_id: idOf(2), status: 'failed' }),
  )
  await user.click(screen.getByRole('link', { name: 'with an unknown client 5' }))
  expect(address()).toContain('cause=unknown_client')
  // On the card and over the list.
  expect(await screen.findAllByText('with an unknown client')).toHaveLength(2)
  expect(await screen.findByRole('button', { name: 'Show all causes' })).toBeVisible()
  const asked = requests.filter(({ path }) => path === '/vendor_verifications')
  expect(asked.some(({ query }) => query.cause === 'unknown_client')).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Show all causes' }))
  expect(address()).not.toContain('cause')
})

test('a rejected record says what is wrong, and is sent again with one press', async () => {
  const requests = serve({
    ...answers,
    'PATCH /vendor_verifications/:id': () => aRecord(aVerificationPage({ status: 'pending' })),
  })
  const { user } = await open(to('admin.verifications', {}, { open: idOf(1) }))
  const panel = await screen.findByRole('dialog', { name: 'EVV record' })
  expect(
    await within(panel).findByText(/The vendor does not know this client/, { selector: 'p' }),
  ).toBeVisible()
  expect(within(panel).getByText('1 of 6 EVV elements missing')).toBeVisible()
  await user.click(within(panel).getByText('What was sent'))
  expect(within(panel).getByText('{"ClientMedicaidID":"•••"}')).toBeVisible()
  await user.click(within(panel).getByRole('button', { name: 'Send again' }))
  expect(requests.find(({ method }) => method === 'PATCH')?.data).toEqual({
    status: 'pending',
    lock_version: 3,
  })
})

test('a wrong Medicaid ID is corrected in place', async () => {
  const requests = serve({ ...answers, 'PATCH /clients/:id': () => aRecord({}) })
  const { user } = await open(to('admin.verifications', {}, { open: idOf(1) }))
  await user.type(await screen.findByLabelText(/Medicaid ID/), '950123456T')
  await user.click(screen.getByRole('button', { name: 'Save and send again' }))
  const patch = requests.find(({ method }) => method === 'PATCH')
  expect(patch?.path).toBe(`/clients/${idOf(4)}`)
  expect(patch?.data).toEqual({ medicaid_number: '950123456T' })
})

test('chosen records are sent again together; what stayed says why', async () => {
  const requests = serve({
    ...answers,
    'POST /vendor_verifications/update_many': () =>
      aRecord({
        moved: [],
        refused: [{ id: idOf(1), name: 'Rosa Alvarez', sentence: 'It is being sent.' }],
      }),
  })
  const { user } = await open()
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  expect(requests.find(({ method }) => method === 'POST')?.data).toEqual({
    status: 'pending',
    ids: [idOf(1)],
  })
  expect(await screen.findByText('It is being sent.', { exact: false })).toBeVisible()
})

test('an account that rests is tried now; who may only read has no buttons', async () => {
  const resting = aConnection({
    state: 'resting',
    last_error: 'The vendor could not be reached.',
    rests_until: '2026-11-02T18:30:00Z',
  })
  const requests = serve({
    ...answers,
    'GET /verification_connections': () => aPage([resting]),
    'PATCH /verification_connections/:id': () => aRecord(aConnection()),
  })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Try now: Sandata West' }))
  expect(requests.find(({ method }) => method === 'PATCH')?.data).toEqual({
    state: 'open',
    lock_version: 1,
  })
})

test('who may only read sees why an account rests, and no button', async () => {
  signedIn(aUser({ role: 'nurse' }))
  const resting = aConnection({ state: 'resting', last_error: 'The vendor could not be reached.' })
  serve({ ...answers, 'GET /verification_connections': () => aPage([resting]) })
  await open()
  expect(await screen.findByText(/The vendor could not be reached/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Try now|Pause|Send/ })).toBeNull()
})

test('without an account the way to one is shown', async () => {
  serve({
    'GET /verification_connections': () => aPage([]),
    'GET /vendor_verifications': () => aPage([]),
  })
  await open()
  expect(await screen.findByRole('link', { name: 'Add an account' })).toHaveAttribute(
    'href',
    to('admin.integration-accounts'),
  )
})
