import { endpoint, page } from '@homeward/contract/endpoint'
import { id, paging } from '@homeward/contract/fields'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { to } from '../../../plumbing/paths/to.ts'
import { queryClient } from '../../../plumbing/query.ts'
import { signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aPage, serve } from '../../../testing/serve.ts'
import { ListScreen } from '../list-screen.tsx'

const listBirds = endpoint({
  room: 'birds',
  summary: '',
  method: 'GET',
  path: '/birds',
  permission: 'clients.read',
  input: paging(20),
  returns: page(z.object({ id, name: z.string(), weight: z.number() })),
})

const birds = ['Robin', 'Wren', 'Finch'].map((name, at) => ({
  id: name.toLowerCase(),
  name,
  weight: at,
}))

const Birds = () => (
  <ListScreen
    title="Birds"
    of="birds"
    endpoint={listBirds}
    columns={[
      { key: 'name', header: 'Name', cell: (bird) => bird.name },
      { key: 'weight', header: 'Weight', cell: (bird) => `${bird.weight} g` },
    ]}
    beside={{
      of: 'Bird',
      page: (birdId) => to('client', { clientId: birdId }),
      body: (birdId) => <p>All about {birdId}</p>,
    }}
  />
)

const open = async (at = '/clients', shown = birds) => {
  signedIn()
  const answer = { rows: shown }
  serve({ 'GET /birds': () => aPage(answer.rows) })
  return { answer, ...(await renderScreen(<Birds />, { path: 'clients', at })) }
}

const row = (name: string) => screen.findByRole('link', { name })

test('a row opens beside the list; the arrows lead on, and the address says whose panel it is', async () => {
  const { user, address } = await open()
  await user.click(await row('Robin'))
  expect(await screen.findByText('All about robin')).toBeVisible()
  expect(address()).toBe('/clients?open=robin')
  await user.keyboard('{ArrowDown}')
  expect(await screen.findByText('All about wren')).toBeVisible()
  expect(await row('Wren')).toHaveFocus()
  await user.keyboard('j')
  expect(address()).toBe('/clients?open=finch')
  expect(screen.getByText('3 of 3')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Next row' })).toBeDisabled()
  await user.keyboard('k{ArrowUp}')
  expect(address()).toBe('/clients?open=robin')
})

test('Enter goes into the panel that is open; Escape closes it and goes back to its row', async () => {
  const { user, address } = await open('/clients?open=wren')
  ;(await row('Wren')).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('region', { name: 'Bird' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('region', { name: 'Bird' })).not.toBeInTheDocument()
  expect(await row('Wren')).toHaveFocus()
  expect(address()).toBe('/clients')
})

test('a click anywhere in a row opens it; a new tab still gets the page', async () => {
  const { user, address } = await open()
  expect(await row('Wren')).toHaveAttribute('href', '/clients/wren')
  await user.keyboard('{Control>}')
  await user.click(await row('Wren'))
  await user.keyboard('{/Control}')
  expect(address()).toBe('/clients')
  await user.click(screen.getByRole('cell', { name: /1 g/ }))
  expect(address()).toBe('/clients?open=wren')
})

test('a row that leaves the list stays in the panel; the one in its place comes next', async () => {
  const { user, address, answer } = await open('/clients?open=wren')
  expect(await screen.findByText('2 of 3')).toBeVisible()
  answer.rows = birds.filter((bird) => bird.id !== 'wren')
  await queryClient.invalidateQueries()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Wren' })).toBeNull())
  expect(screen.getByText('All about wren')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next row' }))
  expect(address()).toBe('/clients?open=finch')
})

/** A window that is narrower than a desk. */
const narrow = () => {
  const plain = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...plain(query),
    matches: query.includes('width <'),
  }))
}

test('without room beside the list the page is shown', async () => {
  narrow()
  const { user, address } = await open()
  await user.click(await row('Robin'))
  expect(address()).toBe('/clients/robin')
})

test('an address with a panel leads to the page where there is no room for it', async () => {
  narrow()
  await open('/clients?open=robin')
  expect(await screen.findByText('At /clients/robin')).toBeVisible()
})
