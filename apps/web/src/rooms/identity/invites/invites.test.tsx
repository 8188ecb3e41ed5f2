import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aFailure, aRecord, serve } from '../../../testing/serve.ts'
import { InviteAcceptedScreen } from './accepted-screen.tsx'
import { InviteScreen } from './invite-screen.tsx'
import { ResetPasswordScreen } from './reset-password-screen.tsx'

const id = '01900001-0000-7000-8000-00000000000a'
const invite = {
  id,
  subject: 'reset_password',
  state: 'open',
  agency: 'Pine Home Care',
  name: 'Rita Moss',
  email: 'r•••@example.org',
  needs_username: false,
}

const secret = 'pines on the ridge'

const open = (path: 'invite.accept' | 'invite.reset-password', rest: string) =>
  renderScreen(<InviteScreen />, {
    path,
    at: (path === 'invite.accept' ? '/accept-invite' : '/invite/reset-password') + rest,
  })

test('the code of the link is taken and leaves the address; the password is set with it', async () => {
  const requests = serve({
    'GET /invites/:id': () => aRecord(invite),
    'PUT /invites/:id': () => aRecord({ username: 'rita' }),
  })
  const { user, address } = await open('invite.reset-password', `?invite=${id}#code=K7QX-22`)
  await user.type(await screen.findByLabelText(/^New password \*/), secret)
  await user.type(screen.getByLabelText(/Confirm new password/), secret)
  expect(address()).toBe(`/invite/reset-password?invite=${id}`)
  expect(screen.queryByLabelText(/Confirmation code/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  expect(await screen.findByText('At /accept-invite-success?what=password')).toBeVisible()
  expect(requests.at(-1)).toMatchObject({
    method: 'PUT',
    path: `/invites/${id}`,
    data: { confirmation_code: 'K7QX-22', password: secret, password_confirmation: secret },
  })
})

test('a wrong code of the link is shown, so that it can be mended', async () => {
  serve({
    'GET /invites/:id': () => aRecord(invite),
    'PUT /invites/:id': () =>
      aFailure(422, 'code_wrong', { errors: { confirmation_code: ['This code is not right.'] } }),
  })
  const { user } = await open('invite.reset-password', `?invite=${id}#code=WRONG`)
  await user.type(await screen.findByLabelText(/^New password \*/), secret)
  await user.type(screen.getByLabelText(/Confirm new password/), secret)
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  expect(await screen.findByText('This code is not right.')).toBeVisible()
  expect(screen.getByLabelText(/Confirmation code/)).toHaveValue('WRONG')
})

test('a password that is too short, or differs the second time, is told at its field', async () => {
  const requests = serve({ 'GET /invites/:id': () => aRecord(invite) })
  const { user } = await open('invite.reset-password', `?invite=${id}#code=K7`)
  await user.type(await screen.findByLabelText(/^New password \*/), 'short')
  expect(screen.getByText('5 of at least 12 characters')).toBeVisible()
  await user.type(screen.getByLabelText(/Confirm new password/), 'shirt')
  await user.tab()
  expect(await screen.findByText('The passwords do not match.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  expect(await screen.findByText('Enter at least 12 characters.')).toBeVisible()
  expect(requests.filter(({ method }) => method === 'PUT')).toEqual([])
})

test('a password can be shown and hidden', async () => {
  serve({ 'GET /invites/:id': () => aRecord(invite) })
  const { user } = await open('invite.reset-password', `?invite=${id}#code=K7`)
  const field = await screen.findByLabelText(/^New password \*/)
  expect(field).toHaveAttribute('type', 'password')
  expect(field).toHaveAttribute('autocomplete', 'new-password')
  await user.click(screen.getByRole('button', { name: 'Show or hide the new password' }))
  expect(field).toHaveAttribute('type', 'text')
})

test('joining makes an account with the code that was typed', async () => {
  const requests = serve({
    'GET /invites/:id': () => aRecord({ ...invite, subject: 'join', needs_username: true }),
    'PUT /invites/:id': () => aRecord({ username: 'rita' }),
  })
  const { user } = await open('invite.accept', `?invite=${id}`)
  expect(await screen.findByRole('heading', { name: 'Join Pine Home Care' })).toBeVisible()
  await user.type(screen.getByLabelText(/Confirmation code/), 'K7QX-22')
  await user.type(screen.getByLabelText(/Username/), 'rita')
  await user.type(screen.getByLabelText(/^New password \*/), secret)
  await user.type(screen.getByLabelText(/Confirm new password/), secret)
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  expect(await screen.findByText('At /accept-invite-success')).toBeVisible()
  expect(requests.at(-1)?.data).toEqual({
    confirmation_code: 'K7QX-22',
    username: 'rita',
    password: secret,
    password_confirmation: secret,
  })
})

test('who has an account already joins with its password', async () => {
  const requests = serve({
    'GET /invites/:id': () => aRecord({ ...invite, subject: 'join', needs_username: true }),
    'PUT /invites/:id': () =>
      aFailure(401, 'wrong_credentials', { non_field_errors: ['These details are not right.'] }),
  })
  const { user } = await open('invite.accept', `?invite=${id}`)
  await user.click(await screen.findByRole('button', { name: 'I already have an account' }))
  await user.type(await screen.findByLabelText(/Confirmation code/), 'K7QX-22')
  await user.type(screen.getByLabelText(/Account password/), 'homeward-demo-2026')
  await user.click(screen.getByRole('button', { name: 'Join agency' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('These details are not right.')
  expect(requests.at(-1)?.data).toMatchObject({
    password: 'homeward-demo-2026',
    password_confirmation: 'homeward-demo-2026',
  })
})

test('a token in the link sets an account up for the first time', async () => {
  const requests = serve({ 'POST /unboxings': () => aRecord({ username: 'mara', needed: [] }) })
  const { user, address } = await open('invite.accept', '#token=t0ken')
  await user.click(await screen.findByRole('button', { name: 'Create account' }))
  await waitFor(() =>
    expect(screen.getByLabelText(/Username/)).toHaveAccessibleDescription(/This field is required/),
  )
  expect(requests).toEqual([])
  await user.type(await screen.findByLabelText(/Username/), 'mara')
  await user.type(screen.getByLabelText(/^New password \*/), secret)
  await user.type(screen.getByLabelText(/Confirm new password/), secret)
  expect(address()).toBe('/accept-invite')
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  expect(await screen.findByText('At /accept-invite-success')).toBeVisible()
  expect(requests[0]?.data).toMatchObject({ token: 't0ken', username: 'mara' })
})

test.each([
  ['accepted', 'This link was already used'],
  ['over', 'This link has expired'],
])('an invite that is %s says so and leads on', async (state, title) => {
  serve({ 'GET /invites/:id': () => aRecord({ ...invite, state }) })
  await open('invite.reset-password', `?invite=${id}`)
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/signin')
  expect(screen.queryByLabelText(/New password/)).not.toBeInTheDocument()
})

test.each([['?invite=nobody'], ['']])('an unknown invite (%s) says so', async (query) => {
  serve({ 'GET /invites/:id': () => aFailure(404, 'not_found') })
  await open('invite.accept', query)
  expect(await screen.findByRole('heading', { name: 'This link is not valid' })).toBeVisible()
})

test('asking for a reset says the same to everybody, and where mail lies in a demo', async () => {
  const requests = serve({
    'POST /reset_password_requests': () => aRecord({}),
    'GET /site': () => aRecord({ demo: true, sends_mail: false }),
  })
  const { user } = await renderScreen(<ResetPasswordScreen />, { path: 'reset-password' })
  await user.click(await screen.findByRole('button', { name: 'Send link' }))
  expect(await screen.findByText('This field is required.')).toBeVisible()
  await user.type(screen.getByLabelText(/Username, e-mail or phone/), 'nobody@example.org')
  await user.click(screen.getByRole('button', { name: 'Send link' }))
  expect(await screen.findByText(/If an account matches/)).toBeVisible()
  await waitFor(() =>
    expect(screen.getByText(/read the messages under Admin, Outbox/)).toBeVisible(),
  )
  expect(requests[0]?.data).toEqual({ login: 'nobody@example.org' })
})

test('the end of the way leads to signing in', async () => {
  await renderScreen(<InviteAcceptedScreen />, { path: 'invite.accepted' })
  expect(await screen.findByRole('heading', { name: 'Your account is ready' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin')
})
