import { demoPassword } from '@homeward/domain/identity/demo-people'
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { accessToken } from '../../../plumbing/session/cookies.ts'
import { aUser } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aFailure, aRecord, type Seen, serve } from '../../../testing/serve.ts'
import { credentialsOf } from './credentials.ts'
import type { Site } from '../guest/use-site.ts'
import { SignInScreen } from './sign-in-screen.tsx'
import { clockOf } from './use-wait.ts'

const open = async (
  answer: (seen: Seen) => Response,
  site: Partial<Site> = { demo: false, sends_mail: true },
) => {
  const requests = serve({ 'GET /site': () => aRecord(site), 'POST /auth': answer })
  const place = { path: 'signin', at: '/signin?redirect=%2Fclients' } as const
  const tries = () => requests.filter(({ path }) => path === '/auth').map(({ data }) => data)
  return { ...(await renderScreen(<SignInScreen />, place)), tries }
}

const needed = () =>
  aFailure(401, 'second_factor_needed', { errors: { code: ['Enter the six digits.'] } })

const typePassword = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.type(await screen.findByLabelText('Username, e-mail or phone'), 'nurse')
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}')
}

test.each([
  ['owner', { username: 'owner' }],
  [' rita@example.org ', { username: 'rita@example.org' }],
  ['(919) 555-0123', { phone: '(919) 555-0123' }],
])('%j becomes %o', (typed, name) => {
  expect(credentialsOf(typed, 'x')).toEqual({ ...name, password: 'x' })
})

test('a second factor is asked for in a step of its own; the code goes with the password', async () => {
  const person = aUser({ token: 'fresh' })
  const { user, tries } = await open(({ data }) =>
    (data as { code?: string }).code ? aRecord(person) : needed(),
  )
  await typePassword(user)
  const code = await screen.findByLabelText('Code from your authenticator app')
  expect(code).toHaveFocus()
  expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  expect(code).toHaveAttribute('inputmode', 'numeric')
  await user.type(code, '123 456{Enter}')
  expect(await screen.findByText('At /clients')).toBeVisible()
  expect(tries()).toEqual([
    { username: 'nurse', password: 'secret' },
    { username: 'nurse', password: 'secret', code: '123456' },
  ])
  expect(accessToken()).toBe('fresh')
})

test('a wrong code is told at its step; a recovery code and the way back are at hand', async () => {
  const { user, tries } = await open(({ data }) =>
    (data as { code?: string }).code
      ? aFailure(401, 'second_factor_wrong', { errors: { code: ['This code is not right.'] } })
      : needed(),
  )
  await typePassword(user)
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter the code.')
  await user.type(screen.getByLabelText('Code from your authenticator app'), '000000{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('This code is not right.')
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }))
  await user.type(await screen.findByLabelText('Recovery code'), 'abcd-efgh-1234{Enter}')
  await vi.waitFor(() =>
    expect(tries().at(-1)).toEqual({
      username: 'nurse',
      password: 'secret',
      code: 'abcd-efgh-1234',
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByLabelText('Password')).toHaveValue('')
})

test('too many tries: the wait is counted down, then signing in is open again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await open(() =>
    aFailure(
      429,
      'throttled',
      { non_field_errors: ['Too many attempts. Wait a moment and try again.'] },
      { 'retry-after': '90' },
    ),
  )
  await typePassword(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts')
  const button = screen.getByRole('button', { name: /^Try again in 1:(31|30|29)$/ })
  expect(button).toBeDisabled()
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(screen.getByRole('button', { name: /^Try again in (1:0[0-2]|0:5\d)$/ })).toBeDisabled()
  await act(() => vi.advanceTimersByTimeAsync(63_000))
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled()
})

test.each([
  [5, '0:05'],
  [75, '1:15'],
  [600, '10:00'],
])('%i seconds are %s', (seconds, clock) => {
  expect(clockOf(seconds)).toBe(clock)
})

test('the ways to a new password and for a new agency are there', async () => {
  await open(() => aFailure(401, 'wrong_credentials'))
  expect(await screen.findByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
    'href',
    '/reset-password',
  )
  expect(screen.getByRole('link', { name: 'New agency? Request access' })).toHaveAttribute(
    'href',
    '/signup',
  )
  expect(screen.queryByText('Demo')).not.toBeInTheDocument()
})

test('one click signs in as somebody of the demo agency, where there is one', async () => {
  const { user, tries } = await open(() => aRecord(aUser({ token: 'fresh' })), {
    demo: true,
    sends_mail: false,
  })
  await user.click(await screen.findByRole('button', { name: /Nurse/ }))
  expect(await screen.findByText('At /clients')).toBeVisible()
  expect(tries()).toEqual([{ username: 'nurse', password: demoPassword }])
})

test('without a network the page says, before anything is typed, that nothing is kept', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await open(() => aRecord(aUser()))
  const words = 'Connection Lost. Any changes you made will not be saved'
  expect(await screen.findByText(words)).toBeVisible()
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByText(words)).not.toBeInTheDocument()
})

test('the page says whose it is, with their logo; demo people are offered in the demo alone', async () => {
  const agency = { name: 'Oak Hill Home Care', logo_url: '/api/v1/downloads/oak' }
  await open(needed, { demo: false, sends_mail: true, agency })
  expect(await screen.findByText('Sign in to Oak Hill Home Care.')).toBeVisible()
  expect(document.querySelector('img[src="/api/v1/downloads/oak"]')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Demo accounts' })).toBeNull()
})
