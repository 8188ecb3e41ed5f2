import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { to } from '../../../plumbing/paths/to.ts'
import { aUser, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aFailure, aPage, aRecord, serve } from '../../../testing/serve.ts'
import { aRow, aSheet, aWeek, idOf, week } from '../testing/records.ts'
import { PayrollScreen } from './payroll-screen.tsx'

beforeEach(() => {
  signedIn()
})

const open = (query: Record<string, string> = {}) =>
  renderScreen(<PayrollScreen />, { path: 'payroll', at: to('payroll', {}, { week, ...query }) })

const answers = (more: Parameters<typeof serve>[0] = {}) =>
  serve({
    'GET /pay_week': () => aRecord(aWeek()),
    'GET /timesheets': () => aPage([aRow({ exceptions: ['no_rate'] })]),
    'GET /payroll_exports': () => aPage([]),
    'GET /pay_weeks/:week/journal': () => aRecord({ week, rows: [], total: 0 }),
    ...more,
  })

test('exceptions come first, and each opens its timesheets', async () => {
  const seen = answers()
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'No pay rate 1' }))
  const asked = seen.filter(({ path }) => path === '/timesheets').map(({ query }) => query)
  expect(asked[0]).toMatchObject({ week, sort: 'attention' })
  expect(asked.at(-1)).toMatchObject({ exception: 'no_rate', status: 'draft' })
})

test.each([
  ['no_rate', 'Add a rate', 'agent_id'],
  ['unreviewed', 'Review the visits', 'status=completed'],
  ['long_day', 'Check the visits', 'by_agent_id'],
  ['under_minimum_wage', 'Check the rate; the difference is paid', 'agent_id'],
  ['travel_missing', 'Enter the travel', 'agent_id'],
  ['negative_pay', 'Check the adjustments', 'agent_id'],
  ['no_hire_date', 'Enter the hire date', idOf(9)],
] as const)('%s says where it is settled', async (exception, name, address) => {
  answers({
    'GET /timesheets/:id': () => aRecord(aSheet({ exceptions: [exception] })),
    'GET /history': () => aPage([]),
  })
  await open({ timesheet: idOf(1) })
  const way = await screen.findByRole('link', { name })
  expect(way.getAttribute('href')).toContain(address)
})

test.each([
  [1500, 'The next open week pays $15.00 for this one'],
  [-1500, 'The next open weeks take $15.00 back that this one paid too much'],
])('an acknowledged week that owes %d cents says what happens with it', async (owed, words) => {
  const frozen = { status: 'acknowledged', abilities: { acknowledge: false } } as const
  answers({
    'GET /timesheets/:id': () => aRecord(aSheet({ ...frozen, owed, owed_reason: 'Visit added' })),
    'GET /history': () => aPage([]),
  })
  await open({ timesheet: idOf(1) })
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Acknowledge \$/ })).toBeNull()
})

test('a timesheet with exceptions is acknowledged with a reason only; what changed since is told', async () => {
  const seen = answers({
    'GET /timesheets/:id': () => aRecord(aSheet({ exceptions: ['long_day'] })),
    'PATCH /timesheets/:id': () =>
      aFailure(409, 'pay_changed', { non_field_errors: ['The pay changed. Look again.'] }),
    'GET /history': () => aPage([]),
  })
  const { user } = await open({ timesheet: idOf(1) })
  const button = await screen.findByRole('button', { name: 'Acknowledge $120.00' })
  expect(button).toBeDisabled()
  await user.type(screen.getByLabelText(/Why it is paid as it is/), 'Two clients that day')
  await user.click(button)
  expect((await screen.findAllByText('The pay changed. Look again.'))[0]).toBeVisible()
  expect(seen.find(({ method }) => method === 'PATCH')?.data).toEqual({
    status: 'acknowledged',
    gross_pay: 12_000,
    reason: 'Two clients that day',
  })
})

test('a question is answered where the pay is explained', async () => {
  const question = {
    id: idOf(5),
    author: 'Ana Reyes',
    body: 'Is Friday missing?',
    created_at: '2026-11-02T14:00:00Z',
    answers: [],
  }
  const seen = answers({
    'GET /timesheets/:id': () => aRecord(aSheet({ questions: [question] })),
    'POST /comments': () => aRecord({}),
    'GET /history': () => aPage([]),
  })
  const { user } = await open({ timesheet: idOf(1) })
  expect(await screen.findByText('Is Friday missing?')).toBeVisible()
  await user.type(screen.getByLabelText('Answer'), 'It is in now.')
  await user.click(screen.getByRole('button', { name: 'Send answer' }))
  expect(seen.find(({ path }) => path === '/comments')?.data).toEqual({
    parent_type: 'Agent',
    parent_id: idOf(9),
    reply_to_id: idOf(5),
    body: 'It is in now.',
  })
})

test('a week without work says when a timesheet appears, and offers nothing to acknowledge', async () => {
  answers({
    'GET /pay_week': () => aRecord(aWeek({ timesheets: 0, drafts: 0, exceptions: [] })),
    'GET /timesheets': () => aPage([]),
  })
  await open()
  expect(await screen.findByText('No timesheets in this week')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Acknowledge/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /file/ })).toBeNull()
})

test('a week whose figures cannot be read says so, with a way to try again', async () => {
  answers({ 'GET /pay_week': () => aFailure(500, 'internal') })
  const { user } = await open()
  const again = await screen.findByRole('button', { name: /try again/i })
  answers()
  await user.click(again)
  expect(await screen.findByText('$1,200.00')).toBeVisible()
})

test('whoever may only read pay gets no button that changes it', async () => {
  signedIn(aUser({ role: 'manager' }))
  answers()
  await open()
  const row = await screen.findByRole('row', { name: /Reyes, Ana/ })
  expect(within(row).getByText('No pay rate')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Acknowledge/ })).toBeNull()
})

test('the journal stands below what it sums up; before the first acknowledged timesheet it says so', async () => {
  answers()
  await open()
  expect(await screen.findByText(/after the first acknowledged timesheet/)).toBeVisible()
})

test('the journal has each account on its side, and both sides add up', async () => {
  const rows = [
    { account: 'regular', debit: 12_000, credit: 0 },
    { account: 'other', debit: 0, credit: 1500 },
    { account: 'wages_payable', debit: 0, credit: 10_500 },
  ]
  answers({ 'GET /pay_weeks/:week/journal': () => aRecord({ week, rows, total: 12_000 }) })
  await open()
  const journal = await screen.findByRole('table', { name: 'Journal of the week' })
  const cells = (name: RegExp) =>
    within(within(journal).getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(cells(/^Wages, regular/)).toEqual(['$120.00', ''])
  expect(cells(/adjustments/)).toEqual(['', '$15.00'])
  expect(cells(/^Total/)).toEqual(['$120.00', '$120.00'])
})
