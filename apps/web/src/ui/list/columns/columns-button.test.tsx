import { listClients } from '@homeward/contract/clients/clients'
import { screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { preferences } from '../../../plumbing/preferences.ts'
import { signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aPage, serve } from '../../../testing/serve.ts'
import { ListScreen } from '../list-screen.tsx'

beforeEach(() => {
  signedIn()
})

const narrow = () => {
  const usual = window.matchMedia.bind(window)
  const spy = vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...usual(query),
    matches: query.includes('max-width'),
  }))
  onTestFinished(() => spy.mockRestore())
}

const open = async () => {
  serve({
    'GET /clients': () => aPage([{ id: '1', name: 'Rosa', email: 'r@example.org', phone: '919' }]),
    'GET /saved_views': () => aPage([]),
  })
  const hands = await renderScreen(
    <ListScreen
      title="Clients"
      of="clients"
      name="clients"
      endpoint={listClients}
      columns={[
        { key: 'name', header: 'Name', cell: ({ name }) => name },
        { key: 'email', header: 'E-mail', cell: ({ email }) => email },
        { key: 'phone', header: 'Phone', wide: true, cell: ({ phone }) => phone },
      ]}
    />,
    { path: 'clients' },
  )
  await screen.findByRole('cell', { name: 'Rosa' })
  return hands
}

test('the cards of a phone have a choice of their own, and show what is chosen however wide', async () => {
  narrow()
  const { user } = await open()
  expect(screen.queryByRole('cell', { name: /919/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Choose columns' }))
  expect(await screen.findByRole('checkbox', { name: 'Phone' })).not.toBeChecked()
  await user.click(screen.getByRole('checkbox', { name: 'Phone' }))
  expect(screen.getByRole('cell', { name: /919/ })).not.toHaveAttribute('data-wide')
  await user.click(screen.getByRole('checkbox', { name: 'E-mail' }))
  expect(screen.queryByRole('cell', { name: /example/ })).not.toBeInTheDocument()
  expect(preferences().columns).toEqual({ 'clients on cards': ['phone'] })
  await user.click(screen.getByRole('button', { name: 'Reset to default columns' }))
  expect(preferences().columns).toEqual({})
})

test('the table keeps its own', async () => {
  const { user } = await open()
  expect(screen.getByRole('cell', { name: '919' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Choose columns' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Phone' }))
  expect(preferences().columns).toEqual({ clients: ['email'] })
})
