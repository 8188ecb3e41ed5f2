import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { wipe } from '../../plumbing/session/wipe.ts'
import { useSession } from '../../plumbing/session/session.ts'
import { aUser, aUserOfTwoOffices, signedIn } from '../../testing/a-user.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aFailure, aRecord, serve } from '../../testing/serve.ts'
import { Overlays } from '../shell/overlays.tsx'
import { SearchButton } from './search-button.tsx'

const Host = () => {
  const user = useSession()
  return (
    <>
      <SearchButton />
      <input aria-label="Some field" />
      {user && <Overlays user={user} />}
    </>
  )
}

const rosa = {
  kind: 'client',
  id: '0190aaaa-0000-7000-8000-000000000001',
  title: 'Rosa Alvarez',
  hint: '03/02/1944',
}
const claim = {
  kind: 'claim',
  id: '0190aaaa-0000-7000-8000-000000000002',
  title: 'Claim 17',
  hint: 'Rosa Alvarez',
}

beforeEach(() => {
  signedIn()
})

const open = async () => {
  const shown = await renderScreen(<Host />, { path: 'dashboard' })
  await shown.user.keyboard('{Control>}k{/Control}')
  return {
    ...shown,
    field: await screen.findByLabelText('Search everything', { selector: 'input' }),
  }
}

test('it opens from inside a field too, and finds screens by the beginnings of their words', async () => {
  serve({ 'GET /search': () => aRecord({ found: [] }) })
  const { user, address } = await renderScreen(<Host />, { path: 'dashboard' })
  await user.click(screen.getByLabelText('Some field'))
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByLabelText('Search everything', { selector: 'input' })
  await user.type(field, 'tod')
  expect(await screen.findByRole('button', { name: /^Today’s visits/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Claims/ })).not.toBeInTheDocument()
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(address()).toBe('/visits/daily'))
})

test('a screen of the admin area is found without an entry in the menu', async () => {
  serve({ 'GET /search': () => aRecord({ found: [] }) })
  const { user, field, address } = await open()
  await user.type(field, 'phone num')
  expect(await screen.findByRole('button', { name: /^Phone numbers/ })).toBeVisible()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/admin/phone-numbers'))
})

test('records are found after a moment, grouped, and opened by keyboard', async () => {
  const requests = serve({ 'GET /search': () => aRecord({ found: [rosa, claim] }) })
  const { user, field, address } = await open()
  await user.type(field, 'rosa')
  expect(await screen.findByRole('button', { name: /^Rosa Alvarez/ })).toBeVisible()
  expect(screen.getByText('03/02/1944')).toBeVisible()
  expect(requests.map(({ query }) => query)).toEqual([{ search: 'rosa' }])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe(`/clients/${rosa.id}`))
})

test('what a role may not open is neither offered nor found', async () => {
  signedIn(aUser({ role: 'nurse' }))
  serve({ 'GET /search': () => aRecord({ found: [rosa, claim] }) })
  const { user, field } = await open()
  await user.type(field, 'rosa')
  expect(await screen.findByRole('button', { name: /^Rosa Alvarez/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Claim 17/ })).not.toBeInTheDocument()
})

test('where one went is offered again, in memory only', async () => {
  serve({ 'GET /search': () => aRecord({ found: [rosa] }) })
  const { user, field, history } = await open()
  await user.type(field, 'rosa')
  await user.click(await screen.findByRole('button', { name: /^Rosa Alvarez/ }))
  history.push('/dashboard')
  await user.keyboard('{Control>}k{/Control}')
  expect(await screen.findByRole('button', { name: /^Rosa Alvarez/ })).toBeVisible()
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Rosa')
  await wipe('expired')
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^Rosa Alvarez/ })).not.toBeInTheDocument(),
  )
})

test('nothing found, a failure, and no network are told apart', async () => {
  let answer = () => aRecord({ found: [] })
  serve({ 'GET /search': () => answer() })
  const { user, field } = await open()
  await user.type(field, 'zzz')
  expect(await screen.findByText('No results. Try another search.')).toBeVisible()
  answer = () => aFailure(422, 'invalid')
  await user.type(field, 'y')
  expect(await screen.findByText('Search failed. Try again')).toBeVisible()
  answer = () => aRecord({ found: [rosa] })
  await user.click(screen.getByText('Search failed. Try again'))
  expect(await screen.findByRole('button', { name: /^Rosa Alvarez/ })).toBeVisible()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  expect(await screen.findByText(/You are offline/)).toBeVisible()
})

test('? shows the keys; g and a letter jumps, but not while typing or where single keys are off', async () => {
  serve({})
  const { user, address } = await renderScreen(<Host />, { path: 'dashboard' })
  await user.click(screen.getByLabelText('Some field'))
  await user.keyboard('gc?')
  expect(address()).toBe('/dashboard')
  await user.tab({ shift: true })
  await user.keyboard('?')
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  expect(dialog.getByText('Clients')).toBeVisible()
  await user.click(dialog.getByRole('switch'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.keyboard('gc')
  expect(address()).toBe('/dashboard')
  const { prefer } = await import('../../plumbing/preferences.ts')
  prefer({ singleKeys: true })
  await user.keyboard('gc')
  await waitFor(() => expect(address()).toBe('/clients'))
})

test('the office that was chosen narrows what is found, and a click takes that away', async () => {
  signedIn(aUserOfTwoOffices())
  const requests = serve({ 'GET /search': () => aRecord({ found: [rosa] }) })
  const { user, field } = await open()
  const only = await screen.findByRole('checkbox', { name: 'Only Raleigh' })
  expect(only).toBeChecked()
  await user.type(field, 'ros')
  const asked = () => requests.at(-1)?.query.office_id
  await waitFor(() => expect(asked()).toBe('01900005-0000-7000-8000-000000000000'))
  await user.click(only)
  await waitFor(() => expect(asked()).toBeUndefined())
})

test('the best match stands first, large, with where else it leads', async () => {
  serve({ 'GET /search': () => aRecord({ found: [rosa, claim] }) })
  const { user, field, address } = await open()
  await user.type(field, 'ros')
  const best = await screen.findByRole('button', { name: /^Rosa Alvarez/ })
  expect(best).toHaveAttribute('data-best')
  expect(within(best).getByText('Ros').tagName).toBe('MARK')
  expect(screen.getByText('2 results')).toBeVisible()
  await user.tab()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe(`/clients/${rosa.id}/calendar`))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('after > there are screens and actions alone, after # claims alone', async () => {
  const requests = serve({ 'GET /search': () => aRecord({ found: [rosa, claim] }) })
  const { user, field } = await open()
  await user.type(field, '> add cl')
  expect(await screen.findByRole('button', { name: /^Add client/ })).toBeVisible()
  expect(requests).toEqual([])
  await user.clear(field)
  await user.type(field, '#cla')
  expect(await screen.findByRole('button', { name: /^Claim 17/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Rosa|^Claims/ })).not.toBeInTheDocument()
  expect(requests.at(-1)?.query.search).toBe('cla')
})
