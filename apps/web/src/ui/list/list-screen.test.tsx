import { endpoint, page } from '@homeward/contract/endpoint'
import { id, paging, sort } from '@homeward/contract/fields'
import { onlineManager } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { to } from '../../plumbing/paths/to.ts'
import { prefer } from '../../plumbing/preferences.ts'
import { signedIn } from '../../testing/a-user.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aFailure, aPage, serve } from '../../testing/serve.ts'
import { ListScreen } from './list-screen.tsx'

const listBirds = endpoint({
  room: 'birds',
  summary: '',
  method: 'GET',
  path: '/birds',
  permission: 'clients.read',
  input: {
    search: z.string().optional(),
    status: z.enum(['active', 'archived', 'all']).default('active'),
    seen: z.object({ start_date: z.iso.date(), end_date: z.iso.date() }).partial().optional(),
    ringed: z.enum(['yes', 'no']).optional(),
    sort: sort(['name', 'weight'], 'name'),
    ...paging(20),
  },
  returns: page(z.object({ id, name: z.string(), weight: z.number() })),
})

const robin = { id: 'a', name: 'Robin', weight: 18 }
const wren = { id: 'b', name: 'Wren', weight: 9 }

const Birds = () => (
  <ListScreen
    title="Birds"
    of="birds"
    endpoint={listBirds}
    search="search"
    initialSort="name"
    filters={[
      {
        kind: 'choice',
        name: 'status',
        label: 'Status',
        initial: 'active',
        all: 'all',
        options: [
          { value: 'active', label: 'Active' },
          { value: 'archived', label: 'Archived' },
        ],
      },
      { kind: 'days', name: 'seen', label: 'Seen' },
      {
        kind: 'choice',
        name: 'ringed',
        label: 'Ringed',
        rare: true,
        options: [{ value: 'yes', label: 'Yes' }],
      },
    ]}
    columns={[
      { key: 'name', header: 'Name', sort: 'name', cell: (bird) => bird.name },
      {
        key: 'weight',
        header: 'Weight',
        sort: 'weight',
        align: 'right',
        cell: (bird) => bird.weight,
      },
    ]}
    link={(bird) => to('client', { clientId: bird.id })}
    bulk={(birds, clear) => (
      <button type="button" onClick={clear}>
        Ring {birds.map((bird) => bird.name).join(' and ')}
      </button>
    )}
    empty={{ title: 'No birds yet', hint: 'Hang up a feeder.' }}
  />
)

const open = async (at = '/clients') => {
  signedIn()
  return renderScreen(<Birds />, { path: 'clients', at })
}

test('the address says what is asked, and what stands in it for others is left out', async () => {
  const requests = serve({ 'GET /birds': () => aPage([robin]) })
  await open(
    '/clients?page=2&sort=-weight&search=rob&status=archived&seen[start_date]=2026-03-01&tab=x&open=a',
  )
  expect(await screen.findByRole('link', { name: 'Robin' })).toHaveAttribute('href', '/clients/a')
  expect(requests[0]?.query).toEqual({
    page: '2',
    sort: '-weight',
    search: 'rob',
    status: 'archived',
    'seen[start_date]': '2026-03-01',
  })
  expect(screen.getByRole('searchbox')).toHaveValue('rob')
  expect(screen.getByRole('button', { name: 'Status: Archived' })).toBeVisible()
  expect(screen.getByRole('columnheader', { name: 'Weight' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
})

test('without anything in the address the initial filter and sort hold', async () => {
  const requests = serve({ 'GET /birds': () => aPage([robin]) })
  await open()
  await screen.findByRole('link', { name: 'Robin' })
  expect(requests[0]?.query).toEqual({ status: 'active', sort: 'name' })
})

test('a rare filter has a chip once it is asked for, or where it narrows the list', async () => {
  serve({ 'GET /birds': () => aPage([robin]) })
  const { user } = await open()
  await screen.findByRole('link', { name: 'Robin' })
  expect(screen.queryByRole('button', { name: 'Ringed' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'More filters' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Ringed' }))
  expect(await screen.findByRole('button', { name: 'Ringed' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'More filters' })).toBeNull()
})

test.each([
  ['/clients', true],
  ['/clients?status=all', false],
])('statuses of %s have no color because all are the same: %s', async (at, same) => {
  serve({ 'GET /birds': () => aPage([robin]) })
  await open(at)
  await screen.findByRole('link', { name: 'Robin' })
  expect(screen.getByRole('table').hasAttribute('data-same-status')).toBe(same)
})

test('search as you type waits for the last letter and goes back to the first page', async () => {
  const requests = serve({ 'GET /birds': () => aPage([robin]) })
  const { user, address } = await open('/clients?page=3')
  await screen.findByRole('link', { name: 'Robin' })
  await user.type(screen.getByRole('searchbox'), 'rob')
  await waitFor(() => expect(address()).toBe('/clients?search=rob'))
  await waitFor(() => expect(requests.at(-1)?.query.search).toBe('rob'))
  expect(requests.map(({ query }) => query.search)).not.toContain('r')
  expect(screen.getByRole('searchbox')).toHaveValue('rob')
})

test('sorting and filtering change the address; a filter can be widened to all', async () => {
  serve({ 'GET /birds': () => aPage([robin]) })
  const { user, address } = await open()
  await user.click(await screen.findByRole('button', { name: 'Name' }))
  await waitFor(() => expect(address()).toBe('/clients?sort=-name'))
  await user.click(screen.getByRole('button', { name: 'Status: Active' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Any' }))
  await waitFor(() => expect(address()).toContain('status=all'))
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(address()).toBe('/clients?sort=-name'))
})

test('pages are walked through and the place is said', async () => {
  serve({
    'GET /birds': ({ query }) =>
      aPage([robin], { page: Number(query.page ?? 1), total: 45, pages: 3 }),
  })
  const { user, address } = await open()
  expect(await screen.findByText('1–20 of 45 birds')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByText('21–40 of 45 birds')).toBeVisible()
  expect(address()).toBe('/clients?page=2')
})

test('an empty list says what to do; a narrowed one offers to clear', async () => {
  serve({ 'GET /birds': () => aPage([]) })
  const { user, address } = await open('/clients?search=xyz')
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByText('Hang up a feeder.')).toBeVisible()
  expect(address()).toBe('/clients')
})

test('a failure stands in the place of the rows and can be tried again', async () => {
  let works = false
  serve({
    'GET /birds': () =>
      works ? aPage([robin]) : aFailure(422, 'invalid', { non_field_errors: ['Odd.'] }),
  })
  const { user } = await open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Odd.')
  works = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Robin' })).toBeVisible()
})

test('who may not see it is led to the page that says so', async () => {
  serve({ 'GET /birds': () => aFailure(403, 'forbidden', { non_field_errors: ['Ask an owner.'] }) })
  await open()
  expect(await screen.findByText('At /error-forbidden')).toBeVisible()
})

test('without a network the list says so and fills itself when it is back', async () => {
  onlineManager.setOnline(false)
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  serve({ 'GET /birds': () => aPage([robin]) })
  await open()
  expect(await screen.findByText('You are offline')).toBeVisible()
  online.mockReturnValue(true)
  onlineManager.setOnline(true)
  expect(await screen.findByRole('link', { name: 'Robin' })).toBeVisible()
  online.mockRestore()
})

test('keys move along the rows, choose one and open it', async () => {
  serve({ 'GET /birds': () => aPage([robin, wren]) })
  const { user } = await open()
  const first = await screen.findByRole('link', { name: 'Robin' })
  await user.keyboard('j')
  expect(first).toHaveFocus()
  await user.keyboard('jj')
  expect(screen.getByRole('link', { name: 'Wren' })).toHaveFocus()
  await user.keyboard('x')
  expect(screen.getByRole('button', { name: 'Ring Wren' })).toBeVisible()
  await user.keyboard('k{Enter}')
  expect(await screen.findByText('At /clients/a')).toBeVisible()
})

test('keys are silent while somebody types, and for people who switched them off', async () => {
  serve({ 'GET /birds': () => aPage([robin, wren]) })
  const { user } = await open()
  await screen.findByRole('link', { name: 'Robin' })
  await user.type(screen.getByRole('searchbox'), 'jx')
  expect(screen.getByRole('searchbox')).toHaveFocus()
  prefer({ singleKeys: false })
  await user.tab()
  await user.keyboard('j')
  expect(screen.getByRole('link', { name: 'Robin' })).not.toHaveFocus()
  prefer({ singleKeys: true })
})

test('the rows of the page are chosen at once and let go again', async () => {
  serve({ 'GET /birds': () => aPage([robin, wren]) })
  const { user } = await open()
  await screen.findByRole('link', { name: 'Robin' })
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  const bar = screen.getByRole('group', { name: 'Selected rows' })
  expect(within(bar).getByText('2 chosen')).toBeVisible()
  await user.click(within(bar).getByRole('button', { name: 'Ring Robin and Wren' }))
  expect(screen.queryByRole('group', { name: 'Selected rows' })).not.toBeInTheDocument()
})

test('what is cut off is shown as a whole where the pointer rests, and only that', async () => {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(40)
  const whole = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(90)
  serve({ 'GET /birds': () => aPage([robin]) })
  const { user } = await open()
  const cell = await screen.findByRole('cell', { name: /Robin/ })
  await user.hover(cell)
  expect(cell).toHaveAttribute('title', 'Robin')
  whole.mockReturnValue(40)
  await user.hover(screen.getByRole('cell', { name: /18/ }))
  await user.hover(cell)
  expect(cell).not.toHaveAttribute('title')
  width.mockRestore()
  whole.mockRestore()
})

test('a page past the end leads to the last one', async () => {
  const requests = serve({
    'GET /birds': ({ query }) =>
      query.page === '9'
        ? aPage([], { page: 9, pages: 2, total: 21 })
        : aPage([wren], { page: 2, pages: 2, total: 21 }),
  })
  await open('/clients?page=9')
  expect(await screen.findByText('Wren')).toBeVisible()
  expect(requests.map(({ query }) => query.page)).toEqual(['9', '2'])
})
