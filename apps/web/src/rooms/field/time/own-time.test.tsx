import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aUser, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aRecord, serve } from '../../../testing/serve.ts'
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
      { pattern: [{ weekday: 1, start: '08:00', end: '16:00' }, ...night] },
    ]),
  )
})

test('hours that the form does not show are kept, and midnight stays midnight', () => {
  expect(patternOf(dayHours(night))).toEqual(night)
  expect(patternOf(dayHours([]))).toEqual([])
})
