import { createMemoryHistory } from '@tanstack/history'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PathId } from '../plumbing/paths/list.ts'
import { database } from '../plumbing/offline/database.ts'
import { accessToken } from '../plumbing/session/cookies.ts'
import { announceExpiry } from '../plumbing/session/expiry.ts'
import { setUser } from '../plumbing/session/session.ts'
import { aUser, signedIn } from '../testing/a-user.ts'
import { aFailure, aRecord, type Seen, serve } from '../testing/serve.ts'
import { LeaveGuard } from '../ui/form/leave-guard.tsx'
import { App } from './app.tsx'
import { newRouter } from './router.tsx'
import { screens } from './screens.ts'

vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => undefined, io: { on: () => undefined }, disconnect: () => undefined }),
}))

/** What stands at the screens that are opened here. */
let shown: Partial<Record<PathId, ComponentType>>

beforeEach(() => {
  shown = {
    dashboard: () => <h1>Dashboard here</h1>,
    clients: () => <h1>Clients here</h1>,
    field: () => <h1>Field here</h1>,
    agent: () => <h1>Agent here</h1>,
  }
})

const open = (href: string) => {
  const history = createMemoryHistory({ initialEntries: [href] })
  const stubs = Object.entries(shown).map(([id, screen]) => [id, { load: async () => screen }])
  render(
    <App env="test" router={newRouter(history, { ...screens, ...Object.fromEntries(stubs) })} />,
  )
  return { user: userEvent.setup(), address: () => history.location.href }
}

const site = { 'GET /site': () => aRecord({ demo: false, sends_mail: true }) }

const signIns = (requests: Seen[]) =>
  requests.filter(({ path }) => path === '/auth').map(({ data }) => data)

const withToken = (user = aUser()) => {
  signedIn(user)
  setUser(null)
  return user
}

test('without a session a page leads to signing in, and from there to where one wanted to go', async () => {
  const person = aUser({ token: 'fresh' })
  const requests = serve({ ...site, 'POST /auth': () => aRecord(person) })
  const { user, address } = open('/clients?page=2')
  await user.type(await screen.findByLabelText('Username, e-mail or phone'), 'owner')
  await user.type(screen.getByLabelText('Password'), 'homeward-demo-2026')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('Clients here')).toBeVisible()
  expect(address()).toBe('/clients?page=2')
  expect(signIns(requests)).toEqual([{ username: 'owner', password: 'homeward-demo-2026' }])
  expect(accessToken()).toBe('fresh')
})

test('a phone number signs in as well', async () => {
  const person = aUser({ role: 'pca' })
  const requests = serve({ ...site, 'POST /auth': () => aRecord(person) })
  const { user } = open('/signin')
  await user.type(await screen.findByLabelText('Username, e-mail or phone'), '(919) 555-0123')
  await user.type(screen.getByLabelText('Password'), 'x{Enter}')
  expect(await screen.findByText('Field here')).toBeVisible()
  expect(signIns(requests)).toEqual([{ phone: '(919) 555-0123', password: 'x' }])
})

test('wrong details are told once, at the form, without another try', async () => {
  const requests = serve({
    ...site,
    'POST /auth': () => aFailure(401, 'wrong_credentials', { non_field_errors: ['Not right.'] }),
  })
  const { user } = open('/signin')
  await user.type(await screen.findByLabelText('Username, e-mail or phone'), 'owner')
  await user.type(screen.getByLabelText('Password'), 'nope{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Not right.')
  expect(signIns(requests)).toHaveLength(1)
  expect(accessToken()).toBeUndefined()
})

test('missing details are asked for before anything is sent', async () => {
  const requests = serve(site)
  const { user } = open('/signin')
  await user.click(await screen.findByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter your username')
  expect(signIns(requests)).toEqual([])
})

test('the menu shows the pages of the open area only', async () => {
  withToken()
  serve({ 'GET /me': () => aRecord(aUser()) })
  shown['billing.claims'] = () => <h1>Claims here</h1>
  open('/dashboard')
  const menu = within(await screen.findByRole('navigation', { name: 'Menu' }))
  expect(menu.queryByRole('link', { name: 'Journal' })).not.toBeInTheDocument()
  await userEvent.click(menu.getByRole('link', { name: 'Billing' }))
  expect(await menu.findByRole('link', { name: 'Journal' })).toBeVisible()
  expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Claims')
})

test('whoever chose to end the session is not told that it expired', async () => {
  withToken()
  serve({ 'GET /me': () => aRecord(aUser()), ...site })
  open('/dashboard')
  await screen.findByText('Dashboard here')
  announceExpiry('token-1', true)
  expect(await screen.findByLabelText('Password')).toBeVisible()
  expect(screen.queryByText(/session has expired/)).not.toBeInTheDocument()
})

test('at start the session is loaded once; the page shows in the shell with its menu', async () => {
  withToken()
  const requests = serve({ 'GET /me': () => aRecord(aUser()) })
  open('/dashboard')
  expect(await screen.findByText('Dashboard here')).toBeVisible()
  expect(requests.filter(({ path }) => path === '/me')).toHaveLength(1)
  const menu = screen.getByRole('navigation', { name: 'Menu' })
  expect(menu).toHaveTextContent('Clients')
  expect(menu).not.toHaveTextContent('Hiring')
  expect(screen.getByText('Pine Home Care')).toBeVisible()
})

test('the menu folds and the colour scheme changes; both are remembered under the one key', async () => {
  withToken()
  serve({ 'GET /me': () => aRecord(aUser()) })
  const { user } = open('/dashboard')
  await user.click(await screen.findByRole('button', { name: 'Collapse menu' }))
  expect(screen.getByRole('link', { name: 'Clients' })).toHaveTextContent('')
  await user.click(await screen.findByRole('button', { name: 'Switch to dark mode' }))
  expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark')
  expect(JSON.parse(localStorage.getItem('homeward') ?? '')).toMatchObject({
    railCollapsed: true,
    colorScheme: 'dark',
  })
  await user.click(screen.getByRole('button', { name: 'Expand menu' }))
  await user.click(screen.getByRole('button', { name: 'Switch to light mode' }))
})

test('a token that the server no longer knows says so once and leads to signing in', async () => {
  withToken()
  serve({ 'GET /me': () => aFailure(401, 'unauthenticated') })
  const { address } = open('/dashboard')
  expect(await screen.findByLabelText('Password')).toBeVisible()
  expect(
    await screen.findAllByText('Your session has expired, please try to re-login'),
  ).toHaveLength(1)
  expect(accessToken()).toBeUndefined()
  expect(address()).toContain('/signin')
})

test('a session that ends over unsaved input leads to signing in without a question', async () => {
  withToken()
  serve({ ...site, 'GET /me': () => aRecord(aUser()) })
  shown.clients = () => (
    <>
      <h1>Clients here</h1>
      <LeaveGuard when />
    </>
  )
  open('/clients')
  await screen.findByText('Clients here')
  announceExpiry('token-1')
  expect(await screen.findByLabelText('Password')).toBeVisible()
  expect(screen.queryByText('Leave without saving?')).not.toBeInTheDocument()
})

test.each([
  ['/redirect?to=%2Fclients%3Fpage%3D2', 'Clients here', '/clients?page=2'],
  ['/redirect?to=https%3A%2F%2Fevil.example%2F', 'Dashboard here', '/dashboard'],
  ['/redirect?to=%2F%2Fevil.example', 'Dashboard here', '/dashboard'],
  ['/redirect', 'Dashboard here', '/dashboard'],
])('%s is resolved within the site', async (href, words, target) => {
  withToken()
  serve({ 'GET /me': () => aRecord(aUser()) })
  const { address } = open(href)
  expect(await screen.findByText(words)).toBeVisible()
  expect(address()).toBe(target)
})

test('where the server does not answer at start, its page says so and leads back', async () => {
  withToken()
  let up = false
  serve({
    'GET /me': () => (up ? aRecord(aUser()) : 'away'),
    'GET /health': () => (up ? aRecord({}) : 'away'),
  })
  const { address } = open('/clients?page=3#row-7')
  expect(
    await screen.findByText('The server is not responding', {}, { timeout: 9000 }),
  ).toBeVisible()
  up = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Clients here')).toBeVisible()
  expect(address()).toBe('/clients?page=3#row-7')
}, 20_000)

test('without a network the person of before goes on', async () => {
  const caregiver = withToken(aUser({ role: 'cna' }))
  const db = await database()
  await db.put('kept', { name: 'session', value: caregiver })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  serve({ 'GET /me': () => 'away' })
  open('/field')
  expect(await screen.findByText('Field here')).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible()
})

test('a caregiver who opens an office page is told that it is closed', async () => {
  withToken(aUser({ role: 'pca' }))
  serve({ 'GET /me': () => aRecord(aUser({ role: 'pca' })) })
  const { address } = open('/clients')
  expect(await screen.findByText("You don't have access to this page")).toBeVisible()
  expect(address()).toBe('/error-forbidden')
  expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument()
})

test.each(['/no/such/page', '/evaluations'])('%s shows "not found"', async (href) => {
  withToken()
  serve({ 'GET /me': () => aRecord(aUser()) })
  open(href)
  expect(await screen.findByText("We couldn't find this page")).toBeVisible()
})

test('a caregiver is found under the path of agents', async () => {
  withToken()
  serve({ 'GET /me': () => aRecord(aUser()) })
  const { address } = open('/caregivers/7')
  expect(await screen.findByText('Agent here')).toBeVisible()
  expect(address()).toBe('/agents/7')
})

test('signing out ends the session on the server and on the device', async () => {
  withToken()
  const requests = serve({ 'GET /me': () => aRecord(aUser()), 'DELETE /auth': () => aRecord({}) })
  const { user } = open('/dashboard')
  await user.click(await screen.findByRole('button', { name: 'Pat Doe’s account' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  expect(await screen.findByLabelText('Password')).toBeVisible()
  await waitFor(() => expect(accessToken()).toBeUndefined())
  expect(requests.some(({ method, token }) => method === 'DELETE' && token === 'token-1')).toBe(
    true,
  )
  expect(await (await database()).get('kept', 'session')).toBeUndefined()
})

test('a page that breaks says so in words and offers a way on', async () => {
  withToken()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  serve({ 'GET /me': () => aRecord(aUser()) })
  shown.clients = () => {
    throw new Error('a bug')
  }
  open('/clients')
  expect(await screen.findByText('Something went wrong on this page')).toBeVisible()
  expect(screen.getByText('a bug')).toBeVisible()
})
