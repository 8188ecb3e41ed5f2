import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aUser, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aFailure, aPage, aRecord, serve, type Answer, type Seen } from '../../../testing/serve.ts'
import { VisitsCalendarScreen } from '../week/calendar-screen.tsx'

const uuid = (n: number): string => `0190eeee-0000-7000-8000-${String(n).padStart(12, '0')}`
const authorization = {
  id: uuid(1),
  client_id: uuid(2),
  payor: { id: uuid(3), name: 'NC Medicaid' },
  services: [{ id: uuid(4), label: 'Personal care' }],
  number: 'PA-1',
  status: 'active',
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T15:00:00Z') })
})

const openBoard = async (add: (seen: Seen) => Answer) => {
  const requests = serve({
    'GET /visits': () => aPage([]),
    'GET /clients': () => aPage([{ id: uuid(2), name: 'Rosa Alvarez' }]),
    'GET /caregivers': () => aPage([{ id: uuid(5), name: 'Ana Ruiz' }]),
    'GET /names': () => aRecord({ names: [{ id: uuid(2), name: 'Rosa Alvarez' }] }),
    'GET /authorizations': () => aPage([authorization]),
    'POST /create_non_repeating_visits': add,
    'POST /visit_withdrawals': () => aRecord({ withdrawn: 1, left: [] }),
  })
  const opened = await renderScreen(<VisitsCalendarScreen />, {
    path: 'visits.calendar',
    at: `/visits-calendar?add=2026-03-04&add_client=${uuid(2)}`,
  })
  const panel = within(await screen.findByRole('dialog', { name: 'Add visit' }))
  await panel.findByRole('combobox', { name: 'Authorization' })
  return {
    ...opened,
    panel,
    sent: () => requests.filter(({ method }) => method === 'POST').map(({ data }) => data),
  }
}

test('a visit is added with the only authorization; what speaks against it asks for a reason', async () => {
  signedIn()
  const { user, panel, sent } = await openBoard(({ data }) =>
    (data as { assignment_reason?: string }).assignment_reason
      ? aRecord({ visits: [{ id: uuid(9), scheduled_date: '2026-03-04', lock_version: 1 }] })
      : aFailure(422, 'assignment_reason_needed', {
          errors: { assignment_reason: ['Ana Ruiz is not available. Choose somebody else.'] },
        }),
  )
  await user.type(panel.getByLabelText(/Start time/), '9a')
  await user.type(panel.getByLabelText(/Hours/), '2')
  await user.click(panel.getByRole('button', { name: 'Add visit' }))
  expect(await panel.findByText(/Ana Ruiz is not available/)).toBeVisible()
  await user.type(panel.getByLabelText('Reason'), 'The family asked')
  await user.click(panel.getByRole('button', { name: 'Add with this reason' }))
  await vi.waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toMatchObject({
    client_id: uuid(2),
    authorization_id: uuid(1),
    scheduled_dates: ['2026-03-04'],
    scheduled_time: '09:00',
    scheduled_duration: 120,
    assignment_reason: 'The family asked',
  })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await vi.waitFor(() => expect(sent()).toHaveLength(3))
  expect(sent()[2]).toEqual({ visits: [{ id: uuid(9), lock_version: 1 }] })
  expect(await screen.findByText('Removed from the schedule.')).toBeVisible()
})

test('who may not schedule has no button and no panel', async () => {
  signedIn(aUser({ role: 'nurse' }))
  serve({ 'GET /visits': () => aPage([]) })
  await renderScreen(<VisitsCalendarScreen />, {
    path: 'visits.calendar',
    at: '/visits-calendar?add=2026-03-04',
  })
  await screen.findByRole('heading', { level: 1, name: 'Schedule' })
  expect(screen.queryByRole('button', { name: 'Add visit' })).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})
