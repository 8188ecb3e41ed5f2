import type { ScheduleRow } from '@homeward/contract/visits/board'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hearChanged } from '../../../plumbing/live/changed.ts'
import { aUser, aUserOfTwoOffices, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aPage, aRecord, type Seen, serve } from '../../../testing/serve.ts'
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

/** $64.80 for each visit that is asked for. */
const chargesOf = (data: unknown) =>
  (data as { visit_ids: string[] }).visit_ids.map((id) => ({ id, cents: 6480 }))

const openWeek = async (
  at: string,
  rows = [visit, open],
  meta = {},
  people: ScheduleRow[] = [],
) => {
  const requests = serve({
    'GET /visits': ({ query }) =>
      query.page === '1' ? aPage(rows, meta) : aPage([aVisitRow({ id: idOf(Number(query.page)) })]),
    'GET /visits/:id': () => aRecord(aVisit()),
    'GET /caregivers': () => aPage([]),
    'GET /schedule_rows': () => aRecord({ rows: people, overtime_minutes: 2400 }),
    'GET /saved_views': () => aRecord({ views: [] }),
    'GET /services': () =>
      aPage([
        { id: idOf(30), label: 'Attendant care' },
        { id: idOf(31), label: 'Personal care' },
      ]),
    'POST /insights/open_visit_charges': ({ data }) => aRecord({ charges: chargesOf(data) }),
  })
  const place = { path: 'visits.calendar', at } as const
  return { ...(await renderScreen(<VisitsCalendarScreen />, place)), requests }
}

/** The pages of visits that were read; the counts of views read none. */
const pagesOf = (requests: readonly Seen[]) =>
  requests
    .filter(({ path, query }) => path === '/visits' && query.items === '200')
    .map(({ query }) => query.page)

const asked = (requests: readonly Seen[]) =>
  requests.find(({ path, query }) => path === '/visits' && query.items === '200')

test('the week of the address, Monday to Sunday, with the open visits on top', async () => {
  signedIn()
  const { requests } = await openWeek('/visits-calendar?date=2026-03-05')
  const grid = await screen.findByRole('grid', { name: 'Visits this week' })
  const heads = within(grid).getAllByRole('columnheader')
  expect(heads.map((head) => head.textContent)).toEqual([
    'Client',
    'Mon 03/021 visit',
    'Tue 03/031 visit',
    'Wed 03/040 visits',
    'Thu 03/050 visits',
    'Fri 03/060 visits',
    'Sat 03/070 visits',
    'Sun 03/080 visits · 23 h, clock changes',
  ])
  expect(within(grid).getAllByRole('rowheader')[0]).toHaveTextContent('Open visits')
  expect(within(grid).getAllByRole('rowheader')[1]).toHaveTextContent('Rosa Alvarez4 h')
  expect(asked(requests)?.query).toMatchObject({
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
  expect(pagesOf(requests)).toEqual(['1', '2', '3'])
  expect(screen.queryByText(/are shown/)).not.toBeInTheDocument()
})

test('a week that is too large is cut off, and says so', async () => {
  signedIn()
  const { requests } = await openWeek('/visits-calendar?date=2026-03-05', [visit, open], {
    pages: 30,
    total: 6000,
  })
  expect(await screen.findByText(/Showing the first 26 of 6,000 visits this week/)).toBeVisible()
  expect(pagesOf(requests)).toHaveLength(25)
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
  expect(asked(requests)?.query.office_id).toBe('01900005-0000-7000-8000-000000000000')
})

const person = (n: number, name: string, wishes: Partial<ScheduleRow> = {}): ScheduleRow => ({
  id: idOf(n),
  name,
  minutes: 0,
  wanted_minutes: null,
  authorized: null,
  ...wishes,
})

test('rows have the hours planned beside those wanted and those of overtime', async () => {
  signedIn()
  const people = [
    person(21, 'Grace Hill', { minutes: 2310, wanted_minutes: 2160 }),
    person(22, 'Ivan Moss', { minutes: 2520, wanted_minutes: 2160 }),
    person(23, 'Zita Noon', { minutes: 60 }),
  ]
  await openWeek('/visits-calendar?date=2026-03-05&rows=caregivers', [visit], {}, people)
  const heads = await screen.findAllByRole('rowheader')
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Open visits0 · 0 h',
    'Grace Hill38.5 h of 36 h wanted',
    'Ivan Moss42 h of 36 h wanted, overtime',
    'Zita Noon1 h of 40 h',
  ])
})

test('rows of clients have the authorized time that is left, or how far it is exceeded', async () => {
  signedIn()
  const people = [
    person(11, 'Rosa Alvarez', { authorized: { minutes: 1260, left_minutes: 360 } }),
    person(12, 'Walter Barnes', { authorized: { minutes: 600, left_minutes: -90 } }),
  ]
  await openWeek('/visits-calendar?date=2026-03-05', [visit], {}, people)
  const heads = await screen.findAllByRole('rowheader')
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Rosa Alvarez6 h left of 21 h',
    'Walter Barnes1.5 h over 10 h authorized',
  ])
})

test.each([
  ['day', '2026-03-05', '2026-03-05', 'Visits on this day'],
  ['fortnight', '2026-03-02', '2026-03-15', 'Visits in these 2 weeks'],
  ['month', '2026-03-01', '2026-03-31', 'Visits this month'],
])('a %s is asked for as its days', async (span, start, end, name) => {
  signedIn()
  const { requests } = await openWeek(`/visits-calendar?date=2026-03-05&span=${span}`)
  const grid = await screen.findByRole('grid', { name })
  const shown = within(grid).getAllByRole('columnheader').length - 1
  expect(shown).toBe(span === 'day' ? 1 : span === 'month' ? 31 : 14)
  expect(asked(requests)?.query).toMatchObject({
    'by_scheduled_date[start_date]': start,
    'by_scheduled_date[end_date]': end,
  })
})

test('filters of the address narrow the visits; then only rows with visits are shown', async () => {
  signedIn()
  const people = [person(31, 'Nobody Here')]
  const at = '/visits-calendar?date=2026-03-05&status=scheduled&unassigned=true&nonsense=1'
  const { requests } = await openWeek(at, [visit, open], {}, people)
  await screen.findByRole('grid')
  expect(asked(requests)?.query).toMatchObject({ status: 'scheduled', unassigned: 'true' })
  expect(asked(requests)?.query).not.toHaveProperty('nonsense')
  expect(screen.queryByText('Nobody Here')).not.toBeInTheDocument()
})

test('rows with a problem alone are shown where the address says so', async () => {
  signedIn()
  const late = aVisitRow({ status: 'rejected', client: { id: idOf(13), name: 'Cora Diaz' } })
  const { user, address } = await openWeek('/visits-calendar?date=2026-03-05', [
    aVisitRow({ id: idOf(7), status: 'approved', signed: true }),
    { ...late, id: idOf(8) },
  ])
  await user.click(await screen.findByRole('button', { name: 'Rows with a problem: 1' }))
  expect(address()).toContain('problems=true')
  const heads = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(heads).toEqual(['Cora Diaz0 h'])
})

test('a card says its visit, time, day, row and state to who listens', async () => {
  signedIn()
  await openWeek('/visits-calendar?date=2026-03-05', [
    aVisitRow({ status: 'approved', signed: true }),
  ])
  const name = /^8a–12p Grace Hill ?, Mon 03\/02\/2026, for Rosa Alvarez, Approved$/
  expect(await screen.findByRole('button', { name })).toBeVisible()
})

test('the lane of open visits says how much money waits there; who may not schedule asks for none', async () => {
  signedIn()
  const second = { ...open, id: idOf(3) }
  const { requests } = await openWeek('/visits-calendar?date=2026-03-05', [visit, open, second])
  expect(await screen.findByText('2 · 8 h · $130')).toBeVisible()
  expect(requests.find(({ method }) => method === 'POST')?.data).toEqual({
    visit_ids: [open.id, second.id],
  })
})

test('who may not schedule is told of no money', async () => {
  signedIn(aUser({ capabilities: ['visits.read'] }))
  const { requests } = await openWeek('/visits-calendar?date=2026-03-05')
  expect(await screen.findByText('1 · 4 h')).toBeVisible()
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
})

test('a card has the dot of its service, and a legend says what the dots mean', async () => {
  signedIn()
  await openWeek('/visits-calendar?date=2026-03-05')
  const legend = await screen.findByRole('list', { name: 'Services' })
  await waitFor(() => expect(legend.querySelector('i')).toHaveAttribute('data-service', '2'))
  expect(within(legend).getByText('Personal care')).toBeVisible()
  const card = screen.getByRole('button', { name: /Grace Hill/ })
  expect(card.querySelector('[data-service="2"]')).toBeInTheDocument()
})

test('the board is narrowed by language, team, service and payor; other filters show once they are set', async () => {
  signedIn()
  const at = `/visits-calendar?date=2026-03-05&language=Spanish&tag=Team+North&by_service_id=${idOf(31)}`
  const { requests } = await openWeek(at)
  expect(await screen.findByRole('button', { name: 'Language: Spanish' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Team or tag: Team North' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Absence' })).not.toBeInTheDocument()
  expect(asked(requests)?.query).toMatchObject({
    language: 'Spanish',
    tag: 'Team North',
    by_service_id: idOf(31),
  })
})

test('what someone else moves comes in at once: the board stays, and so do the focus and its place', async () => {
  signedIn()
  const rows = [visit, aVisitRow({ id: idOf(9), scheduled_date: '2026-03-06' })]
  await openWeek('/visits-calendar?date=2026-03-05', rows)
  const grid = await screen.findByRole('grid')
  const cardOn = (day: string) => screen.findByRole('button', { name: new RegExp(`, ${day} `) })
  const kept = await cardOn('Fri')
  kept.focus()
  rows[0] = { ...visit, scheduled_date: '2026-03-04', lock_version: 2 }
  hearChanged({ topic: 'visit', id: visit.id })
  expect(await cardOn('Wed')).toBeVisible()
  expect(screen.queryByRole('button', { name: /, Mon / })).not.toBeInTheDocument()
  expect(screen.getByRole('grid')).toBe(grid)
  expect(kept).toHaveFocus()
})
