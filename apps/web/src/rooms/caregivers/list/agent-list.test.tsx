import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aUser, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aPage, aRecord, serve } from '../../../testing/serve.ts'
import { AgentList } from './agent-list.tsx'
import { anAgent, anAgentRow, someFreeTime, theHours, uuid } from '../testing/an-agent.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T15:00:00Z') })
})

const ana = anAgentRow()
const ben = anAgentRow({
  id: uuid(2),
  first_name: 'Ben',
  last_name: 'Stone',
  status: 'inactive',
  credentials: { expired: 2, expiring: 0, next_expires_on: '2026-01-31' },
})

const openList = async (at = '/agents') => {
  const requests = serve({
    'GET /agents': () => aPage([ana, ben]),
    'GET /agent_availability': () => aPage([someFreeTime()]),
    'GET /agents.csv': () => new Response('Name\n'),
    'GET /saved_views': () => aRecord({ views: [] }),
    'GET /offices': () => aPage([]),
    'GET /agents/:id': () => aRecord(anAgent({ id: ana.id, name: 'Ana Ruiz' })),
    'GET /agents/:id/availability': () => aRecord(theHours()),
    'GET /agents/:id/credentials': () => aPage([]),
    'GET /visits': () => aPage([]),
  })
  const asked = (path: string) => requests.findLast((seen) => seen.path === path)?.query
  return { ...(await renderScreen(<AgentList />, { path: 'agents', at })), asked }
}

test('people stand by last name, with the credential that ends next', async () => {
  signedIn()
  const { asked } = await openList()
  expect(await screen.findByRole('link', { name: 'Ruiz, Ana' })).toHaveAttribute(
    'href',
    `/agents/${ana.id}`,
  )
  expect(screen.getByText('Expires 03/20/2026')).toBeVisible()
  expect(screen.getByText('2 expired 01/31/2026')).toBeVisible()
  expect(asked('/agents')).toEqual({ status: 'active', sort: 'last_name' })
})

test('a person opens beside the list, which keeps its place', async () => {
  signedIn()
  const { user, address } = await openList('/agents?status=all')
  await user.click(await screen.findByRole('link', { name: 'Ruiz, Ana' }))
  await waitFor(() => expect(address()).toBe(`/agents?status=all&open=${ana.id}`))
  const panel = within(await screen.findByRole('region', { name: 'Person' }))
  expect(await panel.findByText('Hours this week')).toBeVisible()
  expect(await panel.findByText('None expires in the next 60 days.')).toBeVisible()
  expect(await panel.findByText('No visits in the next 8 weeks.')).toBeVisible()
  await user.click(panel.getByRole('button', { name: 'Close panel' }))
  await waitFor(() => expect(address()).toBe('/agents?status=all'))
  expect(screen.getByRole('link', { name: 'Stone, Ben' })).toBeVisible()
})

test('status, type, role and credential narrow the list through the address', async () => {
  signedIn()
  const { user, address, asked } = await openList()
  await user.click(await screen.findByRole('button', { name: 'Credential' }))
  await user.click(await screen.findByText('CPR certificate'))
  await waitFor(() => expect(address()).toBe('/agents?credential=cpr'))
  await user.click(screen.getByRole('button', { name: 'Credential is' }))
  await user.click(await screen.findByText('Expires soon'))
  await waitFor(() =>
    expect(asked('/agents')).toEqual({
      status: 'active',
      sort: 'last_name',
      credential: 'cpr',
      credential_state: 'expiring',
    }),
  )
})

test.each([
  ['owner', true, true],
  ['nurse', false, false],
  ['billing_admin', false, true],
] as const)('to a %s adding is offered: %s, the export: %s', async (role, add, file) => {
  signedIn(aUser({ role }))
  await openList()
  await screen.findByRole('link', { name: 'Ruiz, Ana' })
  expect(screen.queryAllByRole('link', { name: 'Add employee' })).toHaveLength(add ? 1 : 0)
  expect(screen.queryAllByRole('button', { name: 'Export' })).toHaveLength(file ? 1 : 0)
})

test('the export is what the list shows: its filters, its order, its columns', async () => {
  signedIn()
  URL.createObjectURL = () => 'blob:list'
  const { user, asked } = await openList('/agents?status=active&page=2')
  await screen.findByRole('link', { name: 'Ruiz, Ana' })
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await waitFor(() =>
    expect(asked('/agents.csv')).toEqual({
      status: 'active',
      sort: 'last_name',
      columns: 'name,status,role,type,phone,offices,credentials,hire_date',
    }),
  )
})

test('who is free is asked for the next seven days, and said in words', async () => {
  signedIn()
  const { user, asked } = await openList()
  await user.click(await screen.findByRole('radio', { name: 'Availability' }))
  const row = await screen.findByRole('row', { name: /Ana Ruiz/ })
  expect(within(row).getByText('08:00 AM – 12:00 PM')).toBeVisible()
  expect(within(row).getByText('not available')).toBeVisible()
  expect(within(row).getByText('4 h booked · wants 30 h per week')).toBeVisible()
  expect(asked('/agent_availability')).toEqual({
    start_date: '2026-03-02',
    end_date: '2026-03-08',
  })
})

test('days and hours of who is free stand in the address', async () => {
  signedIn()
  const { user, asked } = await openList('/agents?view=free')
  await screen.findByRole('row', { name: /Ana Ruiz/ })
  await user.type(screen.getByRole('textbox', { name: 'Between' }), '8a')
  await user.type(screen.getByRole('textbox', { name: 'And' }), '12p')
  await user.tab()
  await user.click(screen.getByRole('button', { name: 'Next days' }))
  await waitFor(() =>
    expect(asked('/agent_availability')).toEqual({
      start_date: '2026-03-09',
      end_date: '2026-03-15',
      start_time: '08:00',
      end_time: '12:00',
    }),
  )
})

test('who is free is narrowed to a role of those who come to clients', async () => {
  signedIn()
  const { user, asked } = await openList('/agents?view=free')
  await screen.findByRole('row', { name: /Ana Ruiz/ })
  await user.click(screen.getByRole('button', { name: 'Role' }))
  expect(screen.queryByRole('menuitemradio', { name: 'Nurse' })).not.toBeInTheDocument()
  await user.click(await screen.findByRole('menuitemradio', { name: 'CNA' }))
  await waitFor(() => expect(asked('/agent_availability')).toMatchObject({ role: 'cna' }))
})

test('hours that nobody knows are said to be unknown', async () => {
  signedIn()
  serve({
    'GET /agent_availability': () =>
      aPage([someFreeTime({ known: false, days: [{ date: '2026-03-02', free: [] }] })]),
  })
  await renderScreen(<AgentList />, { path: 'agents', at: '/agents?view=free' })
  expect(await screen.findByText('no hours on file')).toBeVisible()
})
