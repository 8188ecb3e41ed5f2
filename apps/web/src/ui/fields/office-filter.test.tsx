import { listClients } from '@homeward/contract/clients/clients'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUserOfTwoOffices, signedIn } from '../../testing/a-user.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aPage, aRecord, serve } from '../../testing/serve.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { officeFilter, officeIn } from './office-filter.ts'

const raleigh = '01900005-0000-7000-8000-000000000000'
const durham = '01900007-0000-7000-8000-000000000000'

const open = async (at = '/clients') => {
  const requests = serve({
    'GET /clients': () => aPage([]),
    'GET /offices': () => aPage([{ id: raleigh, name: 'Raleigh' }]),
    'GET /names': () => aRecord({ names: [{ id: raleigh, name: 'Raleigh' }] }),
  })
  const opened = await renderScreen(
    <ListScreen
      title="Clients"
      of="clients"
      endpoint={listClients}
      filters={[officeFilter]}
      columns={[{ key: 'name', header: 'Name', cell: ({ name }) => name }]}
    />,
    { path: 'clients', at },
  )
  const asked = () => requests.findLast(({ path }) => path === '/clients')?.query.office_id
  return { ...opened, asked }
}

test('the office that was chosen narrows a list, says so, and can be taken away', async () => {
  signedIn(aUserOfTwoOffices())
  const { user, asked, address } = await open()
  await user.click(await screen.findByRole('button', { name: 'Office: Raleigh' }))
  expect(asked()).toBe(raleigh)
  await user.click(await screen.findByRole('button', { name: 'Any office' }))
  await waitFor(() => expect(address()).toBe('/clients?office_id=all'))
  await waitFor(() => expect(asked()).toBeUndefined())
  expect(screen.getByRole('button', { name: 'Office' })).toBeVisible()
})

test('who works for one office alone sees the agency as a whole', async () => {
  signedIn()
  const { asked } = await open()
  expect(await screen.findByRole('button', { name: 'Office' })).toBeVisible()
  expect(asked()).toBeUndefined()
})

test('the address goes before the office that was chosen', () => {
  signedIn(aUserOfTwoOffices())
  expect(officeIn({})).toBe(raleigh)
  expect(officeIn({ office_id: durham })).toBe(durham)
  expect(officeIn({ office_id: 'all' })).toBeUndefined()
})
