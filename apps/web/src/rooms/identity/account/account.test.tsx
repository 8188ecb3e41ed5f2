import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { preferences } from '../../../plumbing/preferences.ts'
import { currentUser } from '../../../plumbing/session/session.ts'
import { aUser, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aFailure, aPage, aRecord, serve } from '../../../testing/serve.ts'
import { ChangePasswordScreen } from './change-password-screen.tsx'
import { OwnAccount } from './own-account.tsx'

const session = (number: number, current = false) => ({
  id: `0190000a-0000-7000-8000-00000000000${number}`,
  device: current ? 'Firefox on Windows' : 'Safari on iPhone',
  address: '192.0.2.7',
  agency: 'Pine Home Care',
  created_at: '2026-03-02T12:00:00Z',
  last_seen_at: '2026-03-02T14:00:00Z',
  expires_at: '2026-03-03T00:00:00Z',
  current,
})

let person: SessionUser
beforeEach(() => {
  person = signedIn()
})

type Handlers = Parameters<typeof serve>[0]

const open = async (handlers: Handlers = {}, at = '/account') => {
  const requests = serve({
    'GET /sessions': () => aPage([session(1, true), session(2)]),
    'GET /me': () => aRecord(person),
    ...handlers,
  })
  const rendered = await renderScreen(<OwnAccount>Of another room</OwnAccount>, {
    path: 'account',
    at,
  })
  const sent = (method: string, path: string) =>
    requests.filter((seen) => seen.method === method && seen.path === path)
  return { ...rendered, sent }
}

const card = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('section') ?? document.body)

test('the profile is saved and the session learns of it', async () => {
  const { user, sent } = await open({
    'PATCH /me': ({ data }) => {
      person = { ...person, ...(data as object) }
      return aRecord(person)
    },
  })
  const name = await screen.findByLabelText(/^Name/)
  await user.clear(name)
  await user.type(name, 'Pat Deer')
  await user.type(screen.getByLabelText('E-mail'), 'pat@example.org')
  await user.type(screen.getByLabelText('Your password'), 'homeward-demo-2026')
  await user.click(screen.getByRole('button', { name: 'Save profile' }))
  expect(await screen.findByText('Profile saved.')).toBeVisible()
  await waitFor(() => expect(currentUser()?.name).toBe('Pat Deer'))
  expect(sent('PATCH', '/me')[0]?.data).toEqual({
    name: 'Pat Deer',
    email: 'pat@example.org',
    current_password: 'homeward-demo-2026',
  })
  expect(screen.getByText('Of another room')).toBeVisible()
})

test('an address that belongs to somebody else is told over the form', async () => {
  const { user } = await open({
    'PATCH /me': () =>
      aFailure(422, 'contact_taken', { non_field_errors: ['This belongs to another account.'] }),
  })
  await user.type(await screen.findByLabelText('Phone'), '(919) 555-0123')
  await user.click(screen.getByRole('button', { name: 'Save profile' }))
  expect(await screen.findByText('This belongs to another account.')).toBeVisible()
})

test('another office is entered from the list of places', async () => {
  const [agent] = person.agents
  if (!agent) throw new Error('the person holds an agent')
  const cary = { ...agent, id: '0190000b-0000-7000-8000-000000000001' }
  const office = { id: '0190000b-0000-7000-8000-000000000002', office_id: 'o', office_name: 'Cary' }
  person = signedIn({ ...person, agents: [agent, { ...cary, assignments: [office] }] })
  const { user, sent } = await open({
    'POST /auth': () =>
      aRecord({ ...person, agent_id: cary.id, assignment_id: office.id, token: 'token-2' }),
  })
  expect(await screen.findByText('Current')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Switch to Cary' }))
  expect(await screen.findByText('Switched to Cary.')).toBeVisible()
  expect(sent('POST', '/auth')[0]?.data).toEqual({
    token: 'token-1',
    agent_id: cary.id,
    assignment_id: office.id,
  })
  expect(screen.getByRole('button', { name: 'Switch to Raleigh' })).toBeVisible()
})

const startAnswers: Handlers = {
  'POST /second_factor': ({ data }) =>
    (data as { password: string }).password === 'right'
      ? aRecord({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Homeward:owner?secret=JBSW' })
      : aFailure(422, 'password_wrong', { errors: { password: ['Not your password.'] } }),
  'PUT /second_factor': ({ data }) =>
    (data as { code: string }).code === '123456'
      ? aRecord({ recovery_codes: ['aaaa-1111', 'bbbb-2222'] })
      : aFailure(401, 'second_factor_wrong', { errors: { code: ['This code is not right.'] } }),
}

const setUp = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Set up' }))
  await user.type(card('Two-step verification').getByLabelText(/Your password/), 'wrong{Enter}')
  expect(await screen.findByText('Not your password.')).toBeVisible()
  await user.clear(card('Two-step verification').getByLabelText(/Your password/))
  await user.type(card('Two-step verification').getByLabelText(/Your password/), 'right{Enter}')
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible()
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible()
  const code = screen.getByLabelText(/Code from the app/)
  await user.type(code, '000000{Enter}')
  expect(await screen.findByText('This code is not right.')).toBeVisible()
  await user.clear(code)
  person = { ...person, second_factor: { ...person.second_factor, enabled: true } }
  await user.type(code, '123 456{Enter}')
  const codes = within(await screen.findByRole('list', { name: 'Recovery codes' }))
  expect(codes.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'aaaa-1111',
    'bbbb-2222',
  ])
}

test('the second factor is set up: password, picture and key, first code, recovery codes once', async () => {
  const { user } = await open(startAnswers)
  await setUp(user)
  expect(screen.getByRole('button', { name: 'Done' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toContain('aaaa-1111\nbbbb-2222')
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  await user.click(screen.getByRole('button', { name: 'Print' }))
  await waitFor(() => expect(print).toHaveBeenCalledOnce(), { timeout: 2000 })
  await user.click(screen.getByLabelText('I saved these codes'))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(await card('Two-step verification').findByText('On')).toBeVisible()
  expect(screen.queryByText('aaaa-1111')).not.toBeInTheDocument()
})

test('where the agency asks for it, nothing else is offered, and then the person goes on', async () => {
  person = signedIn({ ...person, second_factor: { enabled: false, required: true } })
  const { user } = await open(startAnswers, '/account?redirect=%2Fclients%3Fpage%3D2')
  expect(await screen.findByText('Your agency requires two-step verification')).toBeVisible()
  expect(screen.queryByText('Of another room')).not.toBeInTheDocument()
  await setUp(user)
  await waitFor(() => expect(currentUser()?.second_factor.enabled).toBe(true))
  await user.click(screen.getByLabelText('I saved these codes'))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByText('At /clients?page=2')).toBeVisible()
})

test('recovery codes are renewed, and the second factor is switched off, with the password', async () => {
  person = signedIn({ ...person, second_factor: { enabled: true, required: false } })
  const { user, sent } = await open({
    'POST /second_factor/recovery_codes': () => aRecord({ recovery_codes: ['cccc-3333'] }),
    'PATCH /second_factor': () => aRecord({}),
  })
  await user.click(await screen.findByRole('button', { name: 'New recovery codes' }))
  await user.type(card('Two-step verification').getByLabelText(/Your password/), 'right{Enter}')
  expect(await screen.findByText('cccc-3333')).toBeVisible()
  await user.click(screen.getByLabelText('I saved these codes'))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await user.click(await screen.findByRole('button', { name: 'Turn off' }))
  person = { ...person, second_factor: { enabled: false, required: false } }
  await user.type(card('Two-step verification').getByLabelText(/Your password/), 'right{Enter}')
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible()
  expect(sent('PATCH', '/second_factor')[0]?.data).toEqual({ enabled: false, password: 'right' })
})

test('a factor that the agency asks for cannot be switched off', async () => {
  person = signedIn({ ...person, second_factor: { enabled: true, required: true } })
  await open()
  expect(await screen.findByRole('button', { name: 'Turn off' })).toBeDisabled()
})

test('one other session is ended, then all of them', async () => {
  const { user, sent } = await open({
    'DELETE /sessions/:id': () => aRecord({}),
    'DELETE /sessions': () => aRecord({ ended: 2 }),
  })
  expect(await screen.findByText('This device')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }))
  expect(await screen.findByText('Safari on iPhone signed out.')).toBeVisible()
  expect(sent('DELETE', `/sessions/${session(2).id}`)).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }))
  await user.click(await screen.findByRole('button', { name: 'Sign out other devices' }))
  expect(await screen.findByText('Signed out on 2 devices.')).toBeVisible()
})

test('sessions that cannot be loaded say so where they would stand', async () => {
  await open({ 'GET /sessions': () => aFailure(422, 'invalid') })
  expect(await screen.findByText('This could not be displayed')).toBeVisible()
  expect(screen.getByLabelText(/^Name/)).toBeVisible()
})

test('single keys are a choice of this device', async () => {
  const { user } = await open()
  await user.click(await screen.findByLabelText(/Single-key shortcuts/))
  expect(preferences().singleKeys).toBe(false)
  await user.click(screen.getByLabelText(/Single-key shortcuts/))
  expect(preferences().singleKeys).toBe(true)
})

test('a caregiver finds the way back to their visits', async () => {
  person = signedIn(aUser({ role: 'pca' }))
  await open()
  expect(await screen.findByRole('link', { name: 'My visits' })).toHaveAttribute('href', '/field')
})

test('the password is changed; the present one must be right', async () => {
  let tries = 0
  const requests = serve({
    'PATCH /me/change_password': () =>
      (tries += 1) === 1
        ? aFailure(422, 'password_wrong', { errors: { current_password: ['Not your password.'] } })
        : aRecord({ ended: 1 }),
  })
  const { user } = await renderScreen(<ChangePasswordScreen />, { path: 'account.password' })
  await user.type(await screen.findByLabelText(/Current password/), 'wrong')
  await user.type(screen.getByLabelText(/^New password \*/), 'pines on the ridge')
  await user.type(screen.getByLabelText(/Confirm new password/), 'pines on the ridge')
  const save = screen.getByRole('button', { name: 'Change password' })
  await user.click(save)
  expect(await screen.findByText('Not your password.')).toBeVisible()
  await act(() => user.click(save))
  expect(await screen.findByText('At /account')).toBeVisible()
  expect(requests.at(-1)?.data).toEqual({
    current_password: 'wrong',
    password: 'pines on the ridge',
    password_confirmation: 'pines on the ridge',
    end_other_sessions: true,
  })
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('ridge')
})

test('the language is changed at once and kept with the account', async () => {
  const { user, sent } = await open({
    'PATCH /me': ({ data }) => {
      person = { ...person, ...(data as object) }
      return aRecord(person)
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Español' }))
  await waitFor(() => expect(currentUser()?.language).toBe('es'))
  expect(sent('PATCH', '/me').map(({ data }) => data)).toEqual([{ language: 'es' }])
  expect(document.documentElement.lang).toBe('es')
})
