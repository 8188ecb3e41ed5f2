import type { Careplan } from '@homeward/contract/care/careplans'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { signedIn } from '../../testing/a-user.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aFailure, aPage, aRecord, serve, type Answer, type Seen } from '../../testing/serve.ts'
import { CareplanScreen } from './careplan-screen.tsx'
import { aCareplan, aShift, rosa } from './testing/a-careplan.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T15:00:00Z') })
})

const openPlan = async (
  careplan: Careplan,
  others: Careplan[] = [],
  write?: (seen: Seen) => Answer,
) => {
  signedIn()
  const requests = serve({
    'GET /careplans/:id': () => aRecord(careplan),
    'GET /careplans': () => aPage([careplan, ...others]),
    'PATCH /careplans/:id': write ?? (() => aRecord({ ...careplan, status: 'active' })),
  })
  const opened = await renderScreen(<CareplanScreen />, {
    path: 'careplan',
    at: `/clients/${rosa.id}/careplan/${careplan.id}`,
  })
  await screen.findByRole('heading', { level: 1, name: 'Care plan for Rosa Alvarez' })
  return { ...opened, sent: () => requests.filter(({ method }) => method === 'PATCH') }
}

const days = () =>
  within(screen.getByRole('list', { name: 'Weekly shifts' })).getAllByRole('listitem')

test('the week runs from Monday to Sunday with the shifts of each day', async () => {
  await openPlan(aCareplan())
  expect(days().map((day) => day.textContent?.slice(0, 3))).toEqual([
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
    'Sun',
  ])
  expect(days()[0]).toHaveTextContent('09:00 AM – 01:00 PM')
  expect(days()[0]).toHaveTextContent('Ana Ruiz')
  expect(days()[1]).toHaveTextContent('free')
  expect(screen.getByText('Same every week')).toBeVisible()
})

test('where weeks differ the fullest is shown and one can leaf', async () => {
  const second = aShift({
    id: '0190bbbb-0000-7000-8000-000000000041',
    recurring_rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU',
    agent: null,
  })
  const { user } = await openPlan(aCareplan({ shifts: [aShift(), second] }))
  expect(screen.getByText('Week of 03/02/2026, busiest week')).toBeVisible()
  expect(days()[1]).toHaveTextContent('No caregiver')
  expect(screen.getByRole('button', { name: 'Previous week' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Next week' }))
  expect(screen.getByText('Week of 03/09/2026')).toBeVisible()
  expect(days()[1]).toHaveTextContent('free')
})

test('activating says how many visits come, and then makes them', async () => {
  const open = aShift({
    id: '0190bbbb-0000-7000-8000-000000000041',
    recurring_rule: 'FREQ=WEEKLY;BYDAY=SU',
    agent: null,
  })
  const other = aCareplan({
    id: '0190bbbb-0000-7000-8000-000000000051',
    status: 'active',
    start_date: '2026-01-05',
  })
  const { user, sent } = await openPlan(aCareplan({ shifts: [aShift(), open] }), [other])
  await user.click(screen.getByRole('button', { name: 'Activate' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Activate this care plan?' }))
  // From Monday 2 March through Monday 27 April: 8 weeks of three, one Monday more, eight Sundays.
  expect(dialog.getByText('33 visits')).toBeVisible()
  expect(dialog.getByText(/132 h in total/)).toBeVisible()
  expect(dialog.getByText('8 visits have no caregiver yet.')).toBeVisible()
  expect(await dialog.findByText(/The care plan 01\/05\/2026 – 08\/30\/2026/)).toBeVisible()
  expect(sent()).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Activate' }))
  await waitFor(() => expect(sent()[0]?.data).toEqual({ status: 'active', lock_version: 2 }))
})

test('for a client who is not in care yet it is asked once more, and then done', async () => {
  const sentence = 'Rosa Alvarez is prospect.'
  const { user, sent } = await openPlan(aCareplan(), [], ({ data }) =>
    (data as { client_confirmed?: boolean }).client_confirmed
      ? aRecord(aCareplan({ status: 'active' }))
      : aFailure(409, 'client_not_in_care', { non_field_errors: [sentence] }),
  )
  await user.click(screen.getByRole('button', { name: 'Activate' }))
  const first = within(await screen.findByRole('dialog', { name: 'Activate this care plan?' }))
  await user.click(first.getByRole('button', { name: 'Activate' }))
  const doubt = { name: 'Activate this care plan anyway?' }
  const dialog = within(await screen.findByRole('dialog', doubt))
  expect(dialog.getByText(sentence)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Activate anyway' }))
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]?.data).toEqual({ status: 'active', lock_version: 2, client_confirmed: true })
})

test('an activation that the server refuses is told in its words', async () => {
  const { user } = await openPlan(aCareplan(), [], () =>
    aFailure(409, 'stale', {
      non_field_errors: ['Someone else changed this record in the meantime.'],
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Activate' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Activate' }))
  expect(await screen.findByText('Someone else changed this record in the meantime.')).toBeVisible()
})

test.each([
  ['without shifts', aCareplan({ shifts: [], planned_minutes: 0 }), /at least one shift before/],
  ['over the authorization', aCareplan({ planned_minutes: 1800 }), /more minutes per week/],
])('a plan %s says why it cannot be activated', async (_, careplan, why) => {
  await openPlan(careplan)
  expect(screen.getByText(why)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Activate' })).toBeNull()
})

test('more hours than authorized are red words, not only a colour', async () => {
  await openPlan(aCareplan({ planned_minutes: 1800 }))
  expect(
    screen.getByRole('progressbar', { name: '30 h of 28 h planned per week, 2 h over' }),
  ).toBeInTheDocument()
})

test('an active plan can be ended after asking, and not edited', async () => {
  const active = aCareplan({
    status: 'active',
    abilities: { edit: false, activate: false, end: true, archive: true },
  })
  const { user, sent } = await openPlan(active)
  expect(screen.queryByRole('link', { name: 'Edit shifts' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'End' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'End this care plan?' }))
  await user.click(dialog.getByRole('button', { name: 'End care plan' }))
  await waitFor(() => expect(sent()[0]?.data).toEqual({ status: 'inactive', lock_version: 2 }))
})
