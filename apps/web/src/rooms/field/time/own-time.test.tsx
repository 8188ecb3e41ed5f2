import { replaceOwnHours } from '@homeward/contract/caregivers/own-time'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { enqueue, queueSnapshot, startQueue } from '../../../plumbing/offline/device-queue.ts'
import { aUser, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aFailure, aRecord, serve } from '../../../testing/serve.ts'
import { dayHours, patternOf } from './day-hours.ts'
import { OwnTimeScreen } from './own-time-screen.tsx'

const night = [
  { weekday: 6, start: '22:00', end: '24:00' },
  { weekday: 0, start: '00:00', end: '06:00' },
  { weekday: 0, start: '20:00', end: '22:00' },
]
const own = {
  availability: {
    agent_id: 'a',
    pattern: night,
    pattern_minutes: 600,
    minutes_wanted: null,
    minutes_most: null,
    exceptions: [],
    lock_version: 1,
  },
  absences: [{ id: 'b', kind: 'vacation', start_date: '2030-01-07', end_date: null }],
  requests: [
    { id: 'c', start_date: '2030-02-04', end_date: '2030-02-08', status: 'waiting', answer: null },
    {
      id: 'd',
      start_date: '2030-03-04',
      end_date: '2030-03-04',
      status: 'declined',
      answer: 'Three are off',
    },
  ],
}

beforeEach(() => signedIn(aUser({ role: 'pca' })))

test('a caregiver reports sick for some days, and changes weekly hours', async () => {
  const requests = serve({
    'GET /own_time': () => aRecord(own),
    'GET /field_day': () =>
      aRecord({ today: '2026-11-02', time_zone: 'America/New_York', visits: [], clients: [] }),
    'POST /own_time/sick_reports': () => aRecord(own),
    'PUT /own_time/hours': () => aRecord(own),
  })
  const { user } = await renderScreen(<OwnTimeScreen />, { path: 'field.time' })
  expect(await screen.findByText(/^Away · from /)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Report sick' }))
  const form = screen.getByRole('form', { name: 'Report sick' })
  fireEvent.change(within(form).getByLabelText('Until'), { target: { value: '2030-01-02' } })
  await user.click(within(form).getByRole('button', { name: 'Send to the office' }))
  await vi.waitFor(() => expect(screen.queryByRole('form', { name: 'Report sick' })).toBeNull())
  await user.click(screen.getByRole('checkbox', { name: 'Monday' }))
  await user.click(screen.getByRole('button', { name: 'Save hours' }))
  await vi.waitFor(() =>
    expect(requests.filter(({ method }) => method !== 'GET').map(({ data }) => data)).toEqual([
      { start_date: expect.any(String), end_date: '2030-01-02' },
      { pattern: [{ weekday: 1, start: '08:00', end: '16:00' }, ...night], lock_version: 1 },
    ]),
  )
})

const newer = {
  ...own.availability,
  pattern: [{ weekday: 5, start: '09:00', end: '12:00' }],
  lock_version: 4,
}

const title = 'The office changed your hours too'
const conflict = () => screen.findByRole('alert', { name: title })

/** The office has saved hours since; they are refused until they are changed with its version. */
const served = () => {
  const sent: unknown[] = []
  serve({
    'GET /own_time': () => aRecord(own),
    'PUT /own_time/hours': ({ data }) => {
      sent.push(data)
      return (data as { lock_version: number }).lock_version === 4
        ? aRecord({ ...own, availability: { ...newer, lock_version: 5 } })
        : aFailure(409, 'stale', { current: newer })
    },
  })
  return sent
}

test('hours that the office changed meanwhile are shown beside the own ones, and one is chosen', async () => {
  const sent = served()
  const { user } = await renderScreen(<OwnTimeScreen />, { path: 'field.time' })
  await user.click(await screen.findByRole('checkbox', { name: 'Monday' }))
  await user.click(screen.getByRole('button', { name: 'Save hours' }))
  const told = within(await conflict())
  expect(
    within(told.getByRole('list', { name: 'On this phone' })).getAllByRole('listitem')[0],
  ).toHaveTextContent('Monday 8:00a – 4:00p')
  expect(told.getByRole('list', { name: 'At the office' })).toHaveTextContent(
    'Friday 9:00a – 12:00p',
  )
  await user.click(told.getByRole('button', { name: 'Keep my hours' }))
  await vi.waitFor(() => expect(screen.queryByText(title)).toBeNull())
  expect(sent).toMatchObject([{ lock_version: 1 }, { lock_version: 4 }])
})

test('hours that waited on the phone do not replace newer ones either', async () => {
  onTestFinished(startQueue())
  const sent = served()
  await enqueue(
    replaceOwnHours,
    { pattern: night, lock_version: 1 },
    { label: 'Hours', scope: 'h' },
  )
  const { user } = await renderScreen(<OwnTimeScreen />, { path: 'field.time' })
  const told = within(await conflict())
  await user.click(told.getByRole('button', { name: "Use the office's hours" }))
  await vi.waitFor(() => expect(screen.queryByText(title)).toBeNull())
  expect(queueSnapshot().entries).toEqual([])
  expect(sent).toHaveLength(1)
})

test('days off are asked for with a reason, the answer is read, and what waits can be withdrawn', async () => {
  const requests = serve({
    'GET /own_time': () => aRecord(own),
    'GET /field_day': () =>
      aRecord({ today: '2026-11-02', time_zone: 'America/New_York', visits: [], clients: [] }),
    'POST /own_time/days_off': () => aRecord(own),
    'DELETE /own_time/days_off/:id': () => aRecord({ ...own, requests: [] }),
  })
  const { user } = await renderScreen(<OwnTimeScreen />, { path: 'field.time' })
  expect(await screen.findByText(/ · Declined: Three are off$/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ask for days off' }))
  const form = within(screen.getByRole('form', { name: 'Ask for days off' }))
  fireEvent.change(form.getByLabelText('From'), { target: { value: '2030-04-01' } })
  await user.type(form.getByLabelText('Reason, if you like'), 'A wedding')
  await user.click(form.getByRole('button', { name: 'Send to the office' }))
  await user.click(screen.getByRole('button', { name: /^Withdraw / }))
  await vi.waitFor(() =>
    expect(
      requests
        .filter(({ method }) => method !== 'GET')
        .map(({ method, path, data }) => [method, path.split('/').at(-1), data]),
    ).toEqual([
      [
        'POST',
        'days_off',
        { start_date: '2030-04-01', end_date: '2030-04-01', reason: 'A wedding' },
      ],
      ['DELETE', 'c', null],
    ]),
  )
})

test('hours that the form does not show are kept, and midnight stays midnight', () => {
  expect(patternOf(dayHours(night))).toEqual(night)
  expect(patternOf(dayHours([]))).toEqual([])
})
