import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser, aUserOfTwoOffices, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aPage, aRecord, serve } from '../../../testing/serve.ts'
import { aVisit, aVisitRow, idOf } from '../testing/a-visit.ts'
import { VisitsCalendarScreen } from './calendar-screen.tsx'

const visit = aVisitRow()
const open = aVisitRow({
  id: idOf(2),
  status: 'available',
  agent: null,
  client: { id: idOf(12), name: 'Walter Barnes' },
  scheduled_date: '2026-03-03',
})

const openWeek = async (at: string, rows = [visit, open], meta = {}) => {
  const requests = serve({
    'GET /visits': ({ query }) =>
      query.page === '1' ? aPage(rows, meta) : aPage([aVisitRow({ id: idOf(Number(query.page)) })]),
    'GET /visits/:id': () => aRecord(aVisit()),
    'GET /caregivers': () => aPage([]),
  })
  const place = { path: 'visits.calendar', at } as const
  return { ...(await renderScreen(<VisitsCalendarScreen />, place)), requests }
}

test('the week of the address, Monday to Sunday, with the open visits on top', async () => {
  signedIn()
  const { requests } = await openWeek('/visits-calendar?date=2026-03-05')
  const grid = await screen.findByRole('grid', { name: 'Visits this week' })
  const heads = within(grid).getAllByRole('columnheader')
  expect(heads.map((head) => head.textContent)).toEqual([
    'Client',
    'Mon 03/02',
    'Tue 03/03',
    'Wed 03/04',
    'Thu 03/05',
    'Fri 03/06',
    'Sat 03/07',
    'Sun 03/08',
  ])
  expect(within(grid).getAllByRole('rowheader')[0]).toHaveTextContent('No caregiver')
  expect(within(grid).getAllByRole('rowheader')[1]).toHaveTextContent('Rosa Alvarez4 h')
  expect(requests[0]?.query).toMatchObject({
    'by_scheduled_date[start_date]': '2026-03-02',
    'by_scheduled_date[end_date]': '2026-03-08',
    items: '200',
  })
})

test('previous and next week have addresses; the rows stay', async () => {
  signedIn()
  await openWeek('/visits-calendar?date=2026-03-05&rows=caregivers')
  expect(await screen.findByRole('link', { name: 'Next week' })).toHaveAttribute(
    'href',
    '/visits-calendar?rows=caregivers&date=2026-03-09',
  )
  expect(screen.getByRole('link', { name: 'Previous week' })).toHaveAttribute(
    'href',
    '/visits-calendar?rows=caregivers&date=2026-02-23',
  )
  const grid = await screen.findByRole('grid')
  expect(within(grid).getAllByRole('rowheader')[1]).toHaveTextContent('Grace Hill')
})

test('arrow keys lead through the week, Enter opens the visit beside it', async () => {
  signedIn()
  const { user, address } = await openWeek('/visits-calendar?date=2026-03-05')
  const card = await screen.findByRole('button', { name: /Grace Hill/ })
  const [monday] = screen.getAllByRole('gridcell', { name: 'No visits on Mon' })
  monday?.focus()
  await user.keyboard('{ArrowDown}')
  expect(card).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toContain(`open=${visit.id}`))
  expect(await screen.findByRole('link', { name: 'Open visit' })).toHaveAttribute(
    'href',
    `/visits/${visit.id}`,
  )
})

test('a week of more pages is read to the end', async () => {
  signedIn()
  const { requests } = await openWeek('/visits-calendar?date=2026-03-05', [visit, open], {
    pages: 3,
    total: 4,
  })
  await screen.findByRole('grid')
  expect(requests.filter(({ path }) => path === '/visits').map(({ query }) => query.page)).toEqual([
    '1',
    '2',
    '3',
  ])
  expect(screen.queryByText(/are shown/)).not.toBeInTheDocument()
})

test('a week that is too large is cut off, and says so', async () => {
  signedIn()
  const { requests } = await openWeek('/visits-calendar?date=2026-03-05', [visit, open], {
    pages: 30,
    total: 6000,
  })
  expect(await screen.findByText(/Showing the first 6 of 6,000 visits of this week/)).toBeVisible()
  expect(requests.filter(({ path }) => path === '/visits')).toHaveLength(5)
})

test('an empty week says where visits come from', async () => {
  signedIn(aUser({ role: 'manager' }))
  await openWeek('/visits-calendar?date=2026-03-05', [])
  expect(await screen.findByRole('heading', { name: 'No visits this week' })).toBeVisible()
})

test('the board is of the office that was chosen, and says so', async () => {
  signedIn(aUserOfTwoOffices())
  const { requests } = await openWeek('/visits-calendar?date=2026-03-05')
  expect(await screen.findByRole('button', { name: /^Office:/ })).toBeVisible()
  const asked = requests.find(({ path }) => path === '/visits')?.query.office_id
  expect(asked).toBe('01900005-0000-7000-8000-000000000000')
})
