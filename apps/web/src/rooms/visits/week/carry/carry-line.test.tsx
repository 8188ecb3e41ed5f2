import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aUser, signedIn } from '../../../../testing/a-user.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import {
  aFailure,
  aPage,
  aRecord,
  serve,
  type Answer,
  type Seen,
} from '../../../../testing/serve.ts'
import { aVisit, aVisitRow, idOf } from '../../testing/a-visit.ts'
import { VisitsCalendarScreen } from '../calendar-screen.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T11:00:00Z') })
})

const soft = { id: 'availability', kind: 'soft', sentence: 'Grace Hill is away.', next: 'Ask.' }

type Asked = { proposals: { agent_id?: string }[] }

/** Grace Hill is away; everyone else fits. */
const verdictOf = ({ agent_id = idOf(21) }: Asked['proposals'][number]) => ({
  visit_id: idOf(1),
  agent_id,
  verdict:
    agent_id === idOf(21)
      ? { outcome: 'reason_needed', findings: [soft] }
      : { outcome: 'allowed', findings: [] },
})

const people = [21, 22].map((at) => ({
  id: idOf(at),
  name: at === 21 ? 'Grace Hill' : 'Ivan Moss',
  minutes: 0,
  wanted_minutes: null,
  authorized: null,
}))

const openWeek = async (
  patch: (seen: Seen) => Answer = () => aRecord(aVisit({ lock_version: 2 })),
  at = '/visits-calendar',
) => {
  const other = aVisitRow({
    id: idOf(2),
    scheduled_date: '2026-03-05',
    client: { id: idOf(12), name: 'Zoe Young' },
  })
  const requests = serve({
    'GET /visits': () => aPage([aVisitRow(), other]),
    'GET /schedule_rows': ({ query }) =>
      aRecord({ rows: query.rows === 'caregivers' ? people : [], overtime_minutes: 2400 }),
    'GET /saved_views': () => aRecord({ views: [] }),
    'POST /assignment_verdicts': ({ data }) =>
      aRecord({ verdicts: (data as Asked).proposals.map(verdictOf) }),
    'PATCH /visits/:id': patch,
  })
  const opened = await renderScreen(<VisitsCalendarScreen />, {
    path: 'visits.calendar',
    at,
  })
  const [card] = await screen.findAllByRole('button', { name: /Grace Hill/ })
  const changes = () => requests.filter(({ method }) => method === 'PATCH').map(({ data }) => data)
  return { ...opened, card: card as HTMLElement, changes }
}

test('by the keyboard a visit is picked up, moved, put down and the move undone', async () => {
  signedIn()
  const { user, card, changes } = await openWeek()
  card.focus()
  await user.keyboard('m{ArrowRight}{ArrowRight}')
  expect(await screen.findByText('Grace Hill is away.')).toBeVisible()
  expect(screen.getByText(/Rosa Alvarez to Wed/)).toBeVisible()
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('Move undone.')
  expect(changes()).toEqual([
    { lock_version: 1, scheduled_date: '2026-03-04' },
    {
      lock_version: 2,
      agent_id: idOf(21),
      scheduled_date: '2026-03-02',
      scheduled_time: '08:00',
      scheduled_duration: 240,
      assignment_reason: 'Undo of a move',
    },
  ])
})

test('a move that needs a reason asks for it; Escape leaves a visit where it is', async () => {
  signedIn()
  const { user, card, changes } = await openWeek(({ data }) =>
    (data as { assignment_reason?: string }).assignment_reason
      ? aRecord(aVisit())
      : aFailure(422, 'assignment_reason_needed', {
          errors: { assignment_reason: ['Grace Hill is away. Ask.'] },
        }),
  )
  card.focus()
  await user.keyboard('m{ArrowRight}{Escape}')
  expect(changes()).toEqual([])
  await user.keyboard('m{ArrowRight}{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Move this visit anyway?' })
  expect(dialog).toHaveTextContent('Grace Hill is away. Ask.')
  await user.type(screen.getByLabelText('Reason'), 'She comes back early')
  await user.click(screen.getByRole('button', { name: 'Move with this reason' }))
  await vi.waitFor(() => expect(changes()).toHaveLength(2))
  expect(changes()[1]).toMatchObject({ assignment_reason: 'She comes back early' })
})

test('a visit is dragged to another day; the lane of another client refuses it', async () => {
  signedIn()
  const { card, changes } = await openWeek()
  const cells = screen.getAllByRole('gridcell')
  const dataTransfer = { effectAllowed: '' }
  fireEvent.dragStart(card, { dataTransfer })
  fireEvent.dragOver(cells[3] as HTMLElement, { dataTransfer })
  fireEvent.drop(cells[3] as HTMLElement, { dataTransfer })
  await vi.waitFor(() =>
    expect(changes()).toEqual([{ lock_version: 1, scheduled_date: '2026-03-05' }]),
  )
  fireEvent.dragStart(card, { dataTransfer })
  fireEvent.dragOver(cells[8] as HTMLElement, { dataTransfer })
  expect(await screen.findByText('The visit stays with Rosa Alvarez.')).toBeVisible()
  fireEvent.drop(cells[8] as HTMLElement, { dataTransfer })
  expect(changes()).toHaveLength(1)
})

test('who may not schedule picks nothing up', async () => {
  signedIn(aUser({ role: 'nurse' }))
  const { user, card } = await openWeek()
  expect(card).toHaveAttribute('draggable', 'false')
  card.focus()
  await user.keyboard('m')
  expect(screen.queryByText(/Rosa Alvarez to/)).toBeNull()
})

test('+ and - change the length, Shift with the arrows the start, in steps of a quarter of an hour', async () => {
  signedIn()
  const { user, card, changes } = await openWeek()
  card.focus()
  await user.keyboard('++-{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}')
  expect(await screen.findByText(/Rosa Alvarez to Mon, 03\/02, 07:30 AM, 4 h 15 min/)).toBeVisible()
  await user.keyboard('{Enter}')
  await vi.waitFor(() =>
    expect(changes()).toEqual([
      { lock_version: 1, scheduled_time: '07:30', scheduled_duration: 255 },
    ]),
  )
  expect(await screen.findByText('The visit of Rosa Alvarez starts at 07:30 AM.')).toBeVisible()
})

test('the edge of a card is drawn to make the visit longer, and the card is not opened', async () => {
  signedIn()
  const { card, changes, address } = await openWeek()
  const edge = card.querySelector('[data-edge]') as HTMLElement
  fireEvent.pointerDown(edge, { clientX: 100, button: 0 })
  expect(fireEvent.dragStart(card, { dataTransfer: {} })).toBe(false)
  fireEvent.pointerMove(edge, { clientX: 124 })
  // The card grows with the pointer.
  expect(await screen.findByText('8a–12:30p')).toBeVisible()
  fireEvent.pointerUp(edge, { clientX: 124 })
  fireEvent.click(card)
  await vi.waitFor(() => expect(changes()).toEqual([{ lock_version: 1, scheduled_duration: 270 }]))
  expect(address()).not.toContain('open=')
})

test('a visit that is made longer where it is asks no other row', async () => {
  signedIn()
  const { user } = await openWeek(undefined, '/visits-calendar?rows=caregivers')
  const [card] = await screen.findAllByRole('button', { name: /Rosa Alvarez/ })
  card?.focus()
  await user.keyboard('+')
  expect(await screen.findByText('8a–12:15p')).toBeVisible()
  expect(screen.queryByText('Fits')).toBeNull()
  await user.keyboard('{Escape}')
  await vi.waitFor(() => expect(screen.queryByText('8a–12:15p')).toBeNull())
})

test('undo after somebody else changed the visit changes nothing and says so', async () => {
  signedIn()
  let sent = 0
  const { user, card } = await openWeek(() => {
    sent += 1
    if (sent === 1) return aRecord(aVisit({ lock_version: 2 }))
    return aFailure(409, 'stale', { current: aVisit({ lock_version: 3 }) })
  })
  card.focus()
  await user.keyboard('m{ArrowRight}{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await vi.waitFor(() => expect(sent).toBe(2))
  expect(await screen.findByText(/Someone else changed the visit of Rosa Alvarez/)).toBeVisible()
  expect(screen.queryByText('Move undone.')).toBeNull()
})

test('while a visit is carried every row answers on its day', async () => {
  signedIn()
  const { user } = await openWeek(undefined, '/visits-calendar?rows=caregivers')
  const [card] = await screen.findAllByRole('button', { name: /Rosa Alvarez/ })
  card?.focus()
  await user.keyboard('m{ArrowRight}')
  const row = async (name: string) =>
    (await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('[role="row"]')
  const cellOf = async (name: string) =>
    (await row(name))?.querySelectorAll('[role="gridcell"]').item(1)
  expect(await screen.findByText('Fits')).toBeVisible()
  expect(await cellOf('Ivan Moss')).toHaveTextContent('Fits')
  expect(await cellOf('Grace Hill')).toHaveTextContent(/^Away\.$/)
  expect(await cellOf('Ivan Moss')).toHaveAccessibleName('No visits on Tue. Fits')
  await user.keyboard('{Escape}')
  expect(screen.queryByText('Fits')).not.toBeInTheDocument()
})
