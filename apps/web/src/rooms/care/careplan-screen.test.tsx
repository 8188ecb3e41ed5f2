import type { Careplan } from '@homeward/contract/care/careplans'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { signedIn } from '../../testing/a-user.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aFailure, aPage, aRecord, serve, type Answer, type Seen } from '../../testing/serve.ts'
import { CareplanScreen } from './careplan-screen.tsx'
import { aCareplan, aShift, ana, rosa } from './testing/a-careplan.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T15:00:00Z') })
})

const authorization = (({ authorization: of }) => {
  if (!of) throw new Error('The care plan has no authorization.')
  return of
})(aCareplan())

const later = (n: number) => `0190bbbb-0000-7000-8000-0000000009${String(n).padStart(2, '0')}`

const openPlan = async (
  careplan: Careplan,
  others: Careplan[] = [],
  write?: (seen: Seen) => Answer,
  preview: () => Answer = () => aRecord(changeSet),
) => {
  signedIn()
  const requests = serve({
    'GET /careplans/:id': ({ path }) =>
      aRecord(others.find(({ id }) => path.endsWith(id)) ?? careplan),
    'POST /careplans/:id/change_sets': preview,
    'POST /careplans/:id/revisions': () => aRecord(aCareplan({ id: later(2), version: 2 })),
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
  expect(days()[0]).toHaveTextContent('9a–1p')
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

const side = (day: string, time: string) => ({ day, time, minutes: 120, agent: null })
const changeSet = {
  through_day: '2026-04-27',
  counts: { added: 1, moved: 1, removed: 0, left_alone: 1, unchanged: 12 },
  begins: '2026-03-03',
  voided_signatures: [{ role: 'nurse', name: 'Nora Field' }],
  changes: [
    { what: 'added', visit_id: null, before: null, after: side('2026-03-03', '09:00'), why: null },
    {
      what: 'moved',
      visit_id: rosa.id,
      before: side('2026-03-04', '09:00'),
      after: side('2026-03-04', '10:00'),
      why: null,
    },
    {
      what: 'left_alone',
      visit_id: ana.id,
      before: side('2026-03-06', '09:00'),
      after: null,
      why: 'edited',
    },
  ],
  ends: [{ id: rosa.id, version: 1, start_date: '2026-01-05', end_date: '2026-03-01' }],
}

test('activating shows what it does to the visits, and then does it', async () => {
  const { user, sent } = await openPlan(aCareplan())
  await user.click(screen.getByRole('button', { name: 'Activate' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Activate this care plan?' }))
  expect(await dialog.findByText('1 visit added')).toBeVisible()
  expect(dialog.getByText(/12 visits not changed/)).toBeVisible()
  expect(dialog.getByText('The care plan 01/05/2026 – 03/01/2026 ends.')).toBeVisible()
  await user.click(dialog.getByText('1 visit changed'))
  expect(dialog.getByText('Wed 03/04/2026, 09:00 AM → Wed 03/04/2026, 10:00 AM')).toBeVisible()
  await user.click(dialog.getByText('1 visit left as it is'))
  expect(dialog.getByText('Someone edited it.')).toBeVisible()
  expect(sent()).toEqual([])
  await user.click(await dialog.findByRole('button', { name: 'Activate' }))
  await waitFor(() => expect(sent()[0]?.data).toEqual({ status: 'active', lock_version: 2 }))
})

test('later visits are told of where the plan goes on after those that are made', async () => {
  const { user } = await openPlan(aCareplan({ end_date: '2026-04-28' }))
  await user.click(screen.getByRole('button', { name: 'Activate' }))
  expect(await screen.findByText(/added automatically through 04\/28\/2026\.$/)).toBeVisible()
})

test('of a plan that ends earlier no later visits are promised', async () => {
  const { user } = await openPlan(aCareplan({ end_date: '2026-04-27' }))
  await user.click(screen.getByRole('button', { name: 'Activate' }))
  expect(await screen.findByText(/created without a caregiver\.$/)).toBeVisible()
  expect(screen.queryByText(/added automatically/)).toBeNull()
})

test('a change that cannot be shown is not offered', async () => {
  const refuse = () =>
    aFailure(422, 'careplan_over_authorization', { non_field_errors: ['Too many hours.'] })
  const { user } = await openPlan(aCareplan(), [], undefined, refuse)
  await user.click(screen.getByRole('button', { name: 'Activate' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('Too many hours.')).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Activate' })).not.toBeInTheDocument()
})

const versions = [
  { id: later(1), version: 1, status: 'active', start_date: '2026-01-05', end_date: '2026-08-30' },
  { id: later(2), version: 2, status: 'draft', start_date: '2026-03-02', end_date: '2026-08-30' },
] as const satisfies Careplan['versions']

test('a later version says what it changed, and leads to the one before', async () => {
  const changed = aShift({ scheduled_time: '10:00' })
  const draft = aCareplan({ id: later(2), version: 2, versions: [...versions], shifts: [changed] })
  const first = aCareplan({ id: later(1), versions: [...versions], status: 'active' })
  await openPlan(draft, [first])
  expect(await screen.findByText(/Start time: 09:00 AM → 10:00 AM/)).toBeVisible()
  const to = `/clients/${rosa.id}/careplan/${later(1)}`
  expect(screen.getByRole('link', { name: 'Version 1' })).toHaveAttribute('href', to)
})

test('revising begins the next version', async () => {
  const abilities = { edit: false, activate: false, end: true, archive: true, revise: true }
  const active = aCareplan({ status: 'active', abilities })
  const { user } = await openPlan(active)
  await user.click(screen.getByRole('button', { name: 'Revise' }))
  expect(await screen.findByText(`At /clients/${rosa.id}/careplan/${later(2)}/edit`)).toBeVisible()
})

test('while the next version is prepared the way leads there', async () => {
  const abilities = { edit: false, activate: false, end: true, archive: true, revise: false }
  const active = aCareplan({ status: 'active', abilities })
  await openPlan({ ...active, versions: [...versions], id: later(1) })
  expect(screen.queryByRole('button', { name: 'Revise' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Continue version 2' })).toBeVisible()
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
  await user.click(await first.findByRole('button', { name: 'Activate' }))
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
  await user.click(await dialog.findByRole('button', { name: 'Activate' }))
  expect(await screen.findByText('Someone else changed this record in the meantime.')).toBeVisible()
})

test.each([
  ['without shifts', aCareplan({ shifts: [], planned_minutes: 0 }), /at least one shift before/],
  [
    'over the authorization',
    aCareplan({ shifts: [aShift({ scheduled_duration: 600 })] }),
    /From 03\/02\/2026 to 03\/08\/2026 the shifts use 30 h, and the authorization allows 28 h\./,
  ],
  [
    // 3 h 55 min every day: 27 h 25 min a week, of 120 h a month.
    'over the authorization in a long month',
    aCareplan({
      shifts: [aShift({ scheduled_duration: 235, recurring_rule: 'FREQ=DAILY' })],
      authorization: { ...authorization, units: 480, unit_period: 'month' },
    }),
    /From 05\/01\/2026 to 05\/31\/2026 the shifts use 121 h 25 min/,
  ],
  [
    'that is over',
    aCareplan({
      start_date: '2026-02-02',
      end_date: '2026-03-01',
      abilities: { edit: true, activate: false },
    }),
    /The last day of the care plan is over/,
  ],
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

test('a plan without an authorization says that its hours have no limit', async () => {
  await openPlan(
    aCareplan({ authorization: null, authorized_minutes: null, planned_minutes: 1800 }),
  )
  expect(screen.getByText('30 h planned per week')).toBeVisible()
  expect(screen.getByText('No limit')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Activate' })).toBeVisible()
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
  await user.click(await dialog.findByRole('button', { name: 'End care plan' }))
  await waitFor(() => expect(sent()[0]?.data).toEqual({ status: 'inactive', lock_version: 2 }))
})
