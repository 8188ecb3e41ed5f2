import { capabilities, capabilityTable, roleMay } from '@homeward/domain/identity/capabilities'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aUser, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aFailure, aPage, aRecord, serve } from '../../../testing/serve.ts'
import { AccessScreen } from './access-screen.tsx'
import { AccountsScreen } from './accounts-screen.tsx'
import { AgenciesScreen } from './agencies-screen.tsx'
import { FailedSignInsScreen } from './failed-sign-ins-screen.tsx'
import { OutboxScreen } from './outbox-screen.tsx'
import { SignupRequestsScreen } from './signup-requests-screen.tsx'

const uuid = (end: string): string => `01900000-0000-7000-8000-0000000000${end}`

beforeEach(() => {
  signedIn()
})

test('the table of access says of each right whether each role has it, in words', async () => {
  await renderScreen(<AccessScreen />, { path: 'admin.access' })
  await screen.findByRole('heading', { name: 'Access' })
  const owner = screen.getByRole('link', { name: 'Owner' })
  expect(owner).toHaveAttribute('href', '/admin/accounts?role=owner')
  for (const capability of capabilities) {
    const head = screen.getByRole('rowheader', { name: capabilityTable[capability].label })
    const [first, ...others] = within(head.closest('tr') ?? head).getAllByRole('cell')
    expect(first).toHaveTextContent(roleMay('owner', capability) ? /^yes/ : /^no$/)
    expect(others.at(-1)).toHaveTextContent(/^yes/)
  }
})

const account = (number: number, wishes: object) => ({
  id: uuid(`a${number}`),
  user_id: uuid(`b${number}`),
  name: `Person ${number}`,
  role: 'nurse',
  status: 'active',
  username: null,
  email: `p${number}@example.org`,
  state: 'none',
  second_factor: false,
  last_sign_in_at: null,
  invite: null,
  ...wishes,
})

const accounts = [
  account(1, { user_id: null }),
  account(2, { state: 'invited', invite: { id: uuid('c2'), expires_at: '2026-03-09T12:00:00Z' } }),
  account(3, { state: 'active', username: 'nurse', second_factor: true }),
  account(4, { status: 'inactive' }),
]

const openAccounts = async (at = '/admin/accounts') => {
  const invite = { email: 'p@example.org' }
  const requests = serve({
    'GET /accounts': () => aPage(accounts),
    'POST /invites': ({ data }) =>
      (data as { email?: string }).email === 'taken@example.org'
        ? aFailure(409, 'account_exists', { non_field_errors: ['There is an account already.'] })
        : aRecord(invite),
    'POST /reinvite': () => aRecord(invite),
    'DELETE /accounts/:id/sessions': () => aRecord({ ended: 2 }),
  })
  const rendered = await renderScreen(<AccountsScreen />, { path: 'admin.accounts', at })
  await screen.findByText('Person 1')
  return { ...rendered, requests }
}

test('accounts are narrowed by role and state through the address', async () => {
  const { requests, user, address } = await openAccounts('/admin/accounts?role=nurse')
  expect(requests[0]?.query).toEqual({ role: 'nurse' })
  await user.click(screen.getByRole('button', { name: 'Account' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Invited' }))
  await waitFor(() => expect(address()).toBe('/admin/accounts?role=nurse&state=invited'))
})

test('somebody without an account is invited; what is refused is told in the dialog', async () => {
  const { requests, user } = await openAccounts()
  await user.click(screen.getByRole('button', { name: 'Invite Person 1' }))
  const email = await screen.findByLabelText(/^E-mail/)
  expect(email).toHaveValue('p1@example.org')
  await user.clear(email)
  await user.type(email, 'taken@example.org')
  await user.click(screen.getByRole('button', { name: 'Send invite' }))
  expect(await screen.findByText('There is an account already.')).toBeVisible()
  await user.clear(email)
  await user.type(email, 'new@example.org')
  await user.click(screen.getByRole('button', { name: 'Send invite' }))
  expect(await screen.findByText('Invite sent to Person 1 at p@example.org.')).toBeVisible()
  expect(requests.filter(({ path }) => path === '/invites').at(-1)?.data).toEqual({
    subject: 'join',
    agent_id: uuid('a1'),
    email: 'new@example.org',
  })
})

test('an invite is sent again, a password reset, a person signed out', async () => {
  const { requests, user } = await openAccounts()
  await user.click(screen.getByRole('button', { name: 'Resend invite to Person 2' }))
  expect(await screen.findByText(/Invite resent to p@example.org/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reset password for Person 3' }))
  await user.click(await screen.findByRole('button', { name: 'Send link' }))
  expect(await screen.findByText(/Password reset link sent/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Sign out Person 3 on all devices' }))
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out' }),
  )
  expect(await screen.findByText('Person 3 signed out on all devices.')).toBeVisible()
  const writes = requests.filter(({ method }) => method !== 'GET')
  expect(writes.map(({ method, path, data }) => [method, path, data ?? null])).toEqual([
    ['POST', '/reinvite', { invite_id: uuid('c2') }],
    ['POST', '/invites', { subject: 'reset_password', user_id: uuid('b3') }],
    ['DELETE', `/accounts/${uuid('a3')}/sessions`, null],
  ])
})

test('somebody who is no longer active is offered nothing', async () => {
  await openAccounts()
  expect(screen.queryByRole('button', { name: 'Invite Person 4' })).not.toBeInTheDocument()
  expect(screen.getByText('Inactive')).toBeVisible()
})

test('a manager sees the accounts and no actions', async () => {
  signedIn(aUser({ role: 'manager' }))
  await openAccounts()
  expect(screen.queryByRole('columnheader', { name: 'Actions' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Invite/ })).not.toBeInTheDocument()
})

const pine = { id: uuid('d1'), name: 'Pine Home Care', time_zone: 'America/New_York' }
const fern = { id: uuid('d2'), name: 'Fern Home Care', time_zone: 'America/Chicago' }

test('a super admin enters an agency and goes on to where they wanted to go', async () => {
  const outside = aUser({ super_admin: true, agents: [], agency_id: null, agency: null })
  signedIn({ ...outside, agent_id: null, assignment_id: null })
  const requests = serve({
    'GET /agencies': () => aPage([pine, fern]),
    'POST /auth': () => aRecord({ ...outside, agency_id: fern.id, agency: fern, token: 't2' }),
  })
  const { user } = await renderScreen(<AgenciesScreen />, {
    path: 'admin.agencies',
    at: '/admin/agencies?redirect=%2Fclients',
  })
  expect(await screen.findByText('Choose an agency')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Enter Fern Home Care' }))
  expect(await screen.findByText('At /clients')).toBeVisible()
  expect(requests.find(({ method }) => method === 'POST')?.data).toEqual({
    token: 'token-1',
    agency_id: fern.id,
  })
})

test('the agency that was entered is marked in the list', async () => {
  signedIn(aUser({ super_admin: true, agency_id: pine.id, agency: pine }))
  serve({ 'GET /agencies': () => aPage([pine, fern]) })
  await renderScreen(<AgenciesScreen />, { path: 'admin.agencies' })
  expect(await screen.findByText('Current')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Enter Pine Home Care' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Enter Fern Home Care' })).toBeVisible()
})

const request = {
  id: uuid('e1'),
  agency_name: 'Fern Home Care',
  name: 'Mara Fern',
  email: 'mara@fern.example.org',
  phone: '9195550123',
  state: 'NC',
  note: 'Two offices.',
  status: 'pending',
  reason: '',
  created_at: '2026-03-02T14:00:00Z',
  decided_at: null,
  agency_id: null,
}

const decide = async (word: string, status: string) => {
  const requests = serve({
    'GET /signup_requests': () => aPage([request]),
    'PATCH /signup_requests/:id': () => aRecord({ ...request, status }),
  })
  const { user } = await renderScreen(<SignupRequestsScreen />, { path: 'admin.signup-requests' })
  await user.click(await screen.findByRole('link', { name: 'Fern Home Care' }))
  expect(await screen.findByText('Two offices.')).toBeVisible()
  expect(requests[0]?.query).toEqual({ status: 'pending' })
  await user.click(screen.getByRole('button', { name: word }))
  const dialog = within(await screen.findByRole('dialog', { name: new RegExp(`^${word}`) }))
  const go = () => user.click(dialog.getByRole('button', { name: word }))
  return { user, dialog, go, sent: () => requests.find(({ method }) => method === 'PATCH')?.data }
}

test('a request is approved after a question', async () => {
  const { go, sent } = await decide('Approve', 'approved')
  await go()
  expect(await screen.findByText('Fern Home Care created.')).toBeVisible()
  expect(sent()).toEqual({ status: 'approved' })
})

test('a request is rejected with words to who asked', async () => {
  const { user, dialog, go, sent } = await decide('Reject', 'rejected')
  await user.type(dialog.getByLabelText('Reason'), 'Only in North Carolina.')
  await go()
  expect(await screen.findByText('Fern Home Care rejected.')).toBeVisible()
  expect(sent()).toEqual({ status: 'rejected', reason: 'Only in North Carolina.' })
})

const mail = {
  id: uuid('f1'),
  to_address: 'rita@example.org',
  subject: 'Your invite',
  body: 'Open http://localhost:8080/accept-invite?invite=1 and type K7QX-22.',
  state: 'kept',
  error: null,
  created_at: '2026-03-02T14:00:00Z',
  sent_at: null,
}

test('a mail that lies here is read in the panel, and its link copied', async () => {
  serve({ 'GET /mails': () => aPage([mail]) })
  const { user } = await renderScreen(<OutboxScreen />, { path: 'admin.outbox' })
  await user.click(await screen.findByRole('link', { name: 'Your invite' }))
  expect(await screen.findByText(/type K7QX-22/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe('http://localhost:8080/accept-invite?invite=1')
})

test('a mail that was sent keeps no text, one that failed says why', async () => {
  serve({
    'GET /mails': () =>
      aPage([{ ...mail, body: null, state: 'failed', error: 'No such mailbox.' }]),
  })
  const { user } = await renderScreen(<OutboxScreen />, { path: 'admin.outbox' })
  await user.click(await screen.findByRole('link', { name: 'Your invite' }))
  expect(await screen.findByText('No such mailbox.')).toBeVisible()
  expect(screen.getByText(/The text of sent mail is not stored/)).toBeVisible()
})

test('refused sign-ins are listed by account and address, with why', async () => {
  serve({
    'GET /failed_sign_ins': () =>
      aPage([
        {
          id: `${uuid('b1')}@203.0.113.5`,
          user_id: uuid('b1'),
          account: 'Rosa Martinez',
          address: '203.0.113.5',
          failures: 7,
          reasons: ['throttled', 'wrong_credentials'],
          first_at: '2026-03-02T12:00:00Z',
          last_at: '2026-03-02T12:05:00Z',
        },
      ]),
  })
  await renderScreen(<FailedSignInsScreen />, { path: 'admin.failed-sign-ins' })
  const row = await screen.findByRole('row', { name: /Rosa Martinez/ })
  expect(row).toHaveTextContent(/203\.0\.113\.5.*7.*too many attempts, wrong password/)
})
