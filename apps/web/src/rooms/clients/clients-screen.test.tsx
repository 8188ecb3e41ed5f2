import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser, signedIn } from '../../testing/a-user.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aPage, serve } from '../../testing/serve.ts'
import { ClientsScreen } from './clients-screen.tsx'
import { aClientRow } from './testing/a-client.ts'

const rosa = aClientRow()
const walter = aClientRow({
  id: '0190aaaa-0000-7000-8000-000000000002',
  first_name: 'Walter',
  last_name: 'Barnes',
  name: 'Walter Barnes',
})

const openList = async (at = '/clients') => {
  const requests = serve({
    'GET /clients': ({ query }) => aPage(query.search === 'nobody' ? [] : [rosa, walter]),
    'GET /payors': () =>
      aPage([{ id: '0190aaaa-0000-7000-8000-000000000007', name: 'NC Medicaid' }]),
  })
  const asked = () => requests.filter(({ path }) => path === '/clients').at(-1)?.query
  return { ...(await renderScreen(<ClientsScreen />, { path: 'clients', at })), asked }
}

test('the list starts with the active clients by last name', async () => {
  signedIn()
  const { asked } = await openList()
  expect(await screen.findByRole('link', { name: 'Alvarez, Rosa' })).toHaveAttribute(
    'href',
    `/clients/${rosa.id}`,
  )
  expect(asked()).toEqual({ status: 'active', sort: 'last_name' })
  expect(screen.getByRole('button', { name: 'Status: Active' })).toBeVisible()
})

test('what the address says is what is asked', async () => {
  signedIn()
  const { asked } = await openList('/clients?status=all&search=ros&sort=-birthdate&page=2')
  await screen.findByRole('link', { name: 'Alvarez, Rosa' })
  expect(asked()).toEqual({ status: 'all', search: 'ros', sort: '-birthdate', page: '2' })
  expect(screen.getByRole('searchbox')).toHaveValue('ros')
})

test('searching as you type goes into the address and back to the first page', async () => {
  signedIn()
  const { user, address, asked } = await openList('/clients?page=2')
  await user.type(await screen.findByRole('searchbox'), 'barnes')
  await waitFor(() => expect(address()).toBe('/clients?search=barnes'))
  await waitFor(() => expect(asked()).toMatchObject({ search: 'barnes' }))
})

test('status and payor narrow the list through the address', async () => {
  signedIn()
  const { user, address } = await openList()
  await user.click(await screen.findByRole('button', { name: 'Status: Active' }))
  await user.click(await screen.findByText('Prospect'))
  await waitFor(() => expect(address()).toBe('/clients?status=prospect'))
  await user.click(screen.getByRole('button', { name: 'Payor' }))
  await user.click(await screen.findByRole('combobox', { name: 'Payor' }))
  await user.click(await screen.findByRole('option', { name: 'NC Medicaid' }))
  await waitFor(() => expect(address()).toContain('payor_id=0190aaaa'))
})

test('j, k and Enter lead to a client without the mouse', async () => {
  signedIn()
  const { user, address } = await openList()
  await screen.findByRole('link', { name: 'Alvarez, Rosa' })
  await user.keyboard('jjk')
  expect(screen.getByRole('link', { name: 'Alvarez, Rosa' })).toHaveFocus()
  await user.keyboard('j{Enter}')
  await waitFor(() => expect(address()).toBe(`/clients/${walter.id}`))
})

test('nobody found offers to clear the filters', async () => {
  signedIn()
  const { user, address } = await openList('/clients?search=nobody')
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(address()).toBe('/clients'))
})

test('adding is offered only to those who may', async () => {
  signedIn(aUser({ role: 'billing_admin' }))
  await openList()
  await screen.findByRole('link', { name: 'Alvarez, Rosa' })
  expect(screen.queryByRole('link', { name: 'Add client' })).toBeNull()
})
