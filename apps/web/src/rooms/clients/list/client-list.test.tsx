import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { database } from '../../../plumbing/offline/database.ts'
import { prefer } from '../../../plumbing/preferences.ts'
import { aUser, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aPage, aRecord, serve } from '../../../testing/serve.ts'
import { ClientList } from './client-list.tsx'
import { aClient, aClientRow } from '../testing/a-client.ts'

beforeEach(async () => {
  prefer({ columns: {} })
  await (await database()).clear('kept')
})

const rosa = aClientRow()
const walter = aClientRow({
  id: '0190aaaa-0000-7000-8000-000000000002',
  first_name: 'Walter',
  last_name: 'Barnes',
  name: 'Walter Barnes',
})

const aView = {
  id: '0190aaaa-0000-7000-8000-000000000060',
  list: 'clients',
  name: 'New ones',
  query: { status: 'prospect', columns: 'tags,status' },
  shared: false,
  position: 0,
  own: true,
  owner: 'Pat Doe',
  lock_version: 1,
}

const openList = async (at = '/clients', views: object[] = []) => {
  const requests = serve({
    'GET /saved_views': () => aRecord({ views }),
    'POST /saved_views': () => aRecord(aView),
    'PATCH /saved_views/:id': () => aRecord(aView),
    'GET /clients.csv': () =>
      new Response('x', { headers: { 'content-disposition': 'attachment; filename="c.csv"' } }),
    'GET /clients': ({ query }) =>
      query.items === '0'
        ? aPage([], { total: query.status === 'prospect' ? 7 : 212 })
        : aPage(query.search === 'nobody' ? [] : [rosa, walter]),
    'GET /clients/:id': () => aRecord(aClient({ id: walter.id, name: walter.name })),
    'GET /visits': () => aPage([]),
    'GET /authorizations': () => aPage([]),
    'GET /payors': () =>
      aPage([{ id: '0190aaaa-0000-7000-8000-000000000007', name: 'NC Medicaid' }]),
  })
  const asked = () =>
    requests.filter(({ path, query }) => path === '/clients' && query.items !== '1').at(-1)?.query
  return {
    ...(await renderScreen(<ClientList bulk={(rows) => <p>Bulk of {rows.length}</p>} />, {
      path: 'clients',
      at,
    })),
    asked,
    requests,
  }
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

test('j, k and Enter open a client beside the list without the mouse', async () => {
  signedIn()
  const { user, address } = await openList()
  await screen.findByRole('link', { name: 'Alvarez, Rosa' })
  await user.keyboard('jjk')
  expect(screen.getByRole('link', { name: 'Alvarez, Rosa' })).toHaveFocus()
  await user.keyboard('j{Enter}')
  await waitFor(() => expect(address()).toBe(`/clients?open=${walter.id}`))
  const panel = within(await screen.findByRole('region', { name: 'Client' }))
  expect(await panel.findByText(/1520 Oberlin Road/)).toBeVisible()
  expect(panel.getByText('Do not resuscitate')).toBeVisible()
  expect(await panel.findByText('No visits in the next 8 weeks.')).toBeVisible()
  expect(panel.getByRole('link', { name: 'Open page' })).toHaveAttribute(
    'href',
    `/clients/${walter.id}`,
  )
  await user.keyboard('{Escape}')
  await waitFor(() => expect(address()).toBe('/clients'))
  expect(screen.getByRole('link', { name: 'Barnes, Walter' })).toHaveFocus()
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

test('a client keeps the list from which it is opened', async () => {
  signedIn()
  await openList('/clients?status=prospect&page=2')
  expect(await screen.findByRole('link', { name: 'Alvarez, Rosa' })).toHaveAttribute(
    'href',
    `/clients/${rosa.id}?from=status%3Dprospect`,
  )
})

test('saved views are tabs with the count of their list, and bring filters and columns', async () => {
  signedIn()
  const { user, address, asked } = await openList('/clients', [aView])
  expect(await screen.findByRole('button', { name: 'Default 212' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await user.click(await screen.findByRole('button', { name: 'New ones 7' }))
  await waitFor(() =>
    expect(address()).toBe(`/clients?status=prospect&columns=tags%2Cstatus&view=${aView.id}`),
  )
  await waitFor(() => expect(asked()).toMatchObject({ status: 'prospect' }))
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
  expect(heads).toEqual(['', 'Name', 'Tags', 'Status'])
})

test('a narrowed list can be kept as a view', async () => {
  signedIn()
  const { user, requests } = await openList('/clients?status=all&search=ros')
  await user.click(await screen.findByRole('button', { name: 'Save this view' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }))
  await user.type(dialog.getByLabelText(/^Name/), 'Everybody')
  await user.click(dialog.getByRole('switch', { name: /^Share/ }))
  await user.click(dialog.getByRole('button', { name: 'Save view' }))
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')?.data).toEqual({
      list: 'clients',
      name: 'Everybody',
      shared: true,
      query: { status: 'all' },
    }),
  )
})

test('a view that was narrowed further can take the change', async () => {
  signedIn()
  const { user, requests } = await openList(
    `/clients?status=prospect&columns=tags%2Cstatus&language=Spanish&view=${aView.id}`,
    [aView],
  )
  await user.click(await screen.findByRole('button', { name: 'Actions for view New ones' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Save changes' }))
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'PATCH')?.data).toEqual({
      query: { status: 'prospect', language: 'Spanish', columns: 'tags,status' },
      lock_version: 1,
    }),
  )
})

test('columns are chosen, remembered on the device, and exported with the filter', async () => {
  signedIn()
  const { user, requests } = await openList('/clients?status=all&page=2')
  await user.click(await screen.findByRole('button', { name: 'Choose columns' }))
  const choice = within(await screen.findByRole('dialog'))
  for (const name of ['Birthdate', 'Phone', 'City', 'Office', 'Authorized until'])
    await user.click(choice.getByRole('checkbox', { name }))
  await user.click(choice.getByRole('checkbox', { name: 'Tags' }))
  await user.click(choice.getByRole('button', { name: 'Tags earlier' }))
  await user.keyboard('{Escape}')
  expect(JSON.parse(localStorage.getItem('homeward') ?? '{}')).toMatchObject({
    columns: { clients: ['status', 'primary_payor', 'tags', 'alerts'] },
  })
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await waitFor(() =>
    expect(requests.find(({ path }) => path === '/clients.csv')?.query).toEqual({
      status: 'all',
      sort: 'last_name',
      columns: 'last_name,first_name,status,primary_payor,tags',
    }),
  )
})

test('a nurse takes no lists away', async () => {
  signedIn(aUser({ role: 'nurse' }))
  await openList()
  await screen.findByRole('link', { name: 'Alvarez, Rosa' })
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
})
