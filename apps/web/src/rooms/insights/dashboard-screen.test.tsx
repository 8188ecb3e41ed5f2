import { waitingSteps } from '@homeward/domain/billing/claim-steps'
import type { Role } from '@homeward/domain/identity/roles'
import { visitExceptions } from '@homeward/domain/visits/exceptions'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aUser, aUserOfTwoOffices, signedIn } from '../../testing/a-user.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aFailure, aPage, aRecord, type Answer, serve } from '../../testing/serve.ts'
import { DashboardScreen } from './dashboard-screen.tsx'
import {
  answers,
  arrivals,
  day,
  evv,
  exceptions,
  money,
  visit,
} from './testing/dashboard-answers.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T15:00:00Z') })
})

const open = (
  role: Role = 'owner',
  others: Record<string, () => Answer> = {},
  at = '/dashboard',
) => {
  signedIn(aUser({ name: 'Erin Walsh', role }))
  const seen = serve({ ...answers, ...others })
  return renderScreen(<DashboardScreen />, { path: 'dashboard', at }).then((screened) => ({
    ...screened,
    seen,
  }))
}
const hrefOf = async (name: RegExp) =>
  new URL((await screen.findByRole('link', { name })).getAttribute('href') ?? '', 'http://here')

const days = (name: string, from: string, through: string) => ({
  [`${name}[start_date]`]: from,
  [`${name}[end_date]`]: through,
})
const inRiver = { status: 'all', ...days('by_start_date', '2026-02-08', '2026-03-10') }

test.each<[RegExp, string, Record<string, string>]>([
  [
    /^Fill 5 open/,
    '/visits',
    { moment: 'open', ...days('by_scheduled_date', '2026-03-10', '2026-03-11') },
  ],
  [
    /^5 open visits/,
    '/visits',
    { moment: 'open', ...days('by_scheduled_date', '2026-03-10', '2026-03-11') },
  ],
  [
    /^Today .*12 covered/,
    '/visits',
    { moment: 'takes_place', ...days('by_scheduled_date', '2026-03-10', '2026-03-10') },
  ],
  [
    /^Wed .*5 open/,
    '/visits',
    { moment: 'open', ...days('by_scheduled_date', '2026-03-11', '2026-03-11') },
  ],
  [
    /^95.7%$/,
    '/visits',
    { arrival: 'on_time', ...days('by_scheduled_date', '2026-03-09', '2026-03-10') },
  ],
  [
    /^65 late or missed/,
    '/visits',
    { arrival: 'not_on_time', ...days('by_scheduled_date', '2026-03-09', '2026-03-10') },
  ],
  [/^1,207$/, '/visits/exceptions', {}],
  [/^\$402 waiting/, '/visits/exceptions', {}],
  [/^Away from the home.*7 \$402/, '/visits/exceptions', { exception: 'far' }],
  [/^Entered by staff.*1,200/, '/visits/exceptions', { exception: 'manual' }],
  [/^23 visits/, '/visits/exceptions', { exception: 'none' }],
  [/^Claimed \$130,932/, '/billing/claims', { step: 'claimed', ...inRiver }],
  [/^Sent \$120,932/, '/billing/claims', { step: 'transmitted', ...inRiver }],
  [/^Accepted \$110,932/, '/billing/claims', { step: 'accepted', ...inRiver }],
  [/^Paid \$100,932/, '/billing/claims', { step: 'paid', ...inRiver }],
  [/^To check.*312/, '/billing/claims', { step: 'to_check', status: 'all' }],
  [/^Ready to send.*312 \$28,440/, '/billing/claims', { step: 'ready', status: 'all' }],
  [/^Rejected or denied.*312/, '/billing/claims', { step: 'refused', status: 'all' }],
  [/^Signature missing.*9 \$746/, '/billing/claims', { status: 'all', held_by: 'signature' }],
  [/^4 remittances on hold/, '/billing/eras', { status: 'held' }],
  [
    /^812 approved visits/,
    '/visits',
    { status: 'approved', ...days('by_scheduled_date', '2026-03-02', '2026-03-08') },
  ],
  [
    /^Week of Mar 9: 950 h approved of 1,000 h authorized, 812 visits/,
    '/visits',
    { status: 'approved', ...days('by_scheduled_date', '2026-03-09', '2026-03-15') },
  ],
  [
    /^EVV: 98.4% verified/,
    '/admin/verifications',
    { status: 'verified', kind: 'visit', ...days('by_day', '2026-02-08', '2026-03-10') },
  ],
  [
    /^15.1% entered by staff/,
    '/visits',
    {
      status: 'approved',
      entered_by_staff: 'true',
      ...days('by_scheduled_date', '2026-02-08', '2026-03-10'),
    },
  ],
  [/^12 held or rejected/, '/admin/verifications', { status: 'stopped' }],
  [/^3 unanswered/, '/admin/verifications', { status: 'sent' }],
  [/^9 authorizations/, '/authorizations', { to_renew: 'true' }],
  [/^credentials of 10 people/, '/agents', { credential_state: 'expiring' }],
])('the number %s opens its list', async (name, path, filter) => {
  await open()
  const { pathname, searchParams } = await hrefOf(name)
  expect(pathname).toBe(path)
  expect(Object.fromEntries(searchParams)).toEqual(filter)
})

const pressing = (name: RegExp) => screen.getByRole('link', { name }).hasAttribute('data-pressing')

test('what EVV vendors verified is colored only where it needs a person', async () => {
  await open()
  await screen.findByRole('link', { name: /^EVV/ })
  expect(pressing(/^EVV/)).toBe(false)
  for (const name of [/^15.1% entered/, /^12 held/, /^3 unanswered/])
    expect(pressing(name)).toBe(true)
})

test('where EVV vendors verified all, that is said and nothing else waits', async () => {
  await open('owner', {
    'GET /insights/evv': () =>
      aRecord({
        ...evv,
        verified: evv.told,
        entered_by_staff: 150,
        stopped: 0,
        unanswered: 1,
        oldest_unanswered_at: '2026-03-10T14:00:00Z',
      }),
  })
  expect(await screen.findByRole('link', { name: 'EVV: every visit verified' })).toBeVisible()
  for (const name of [/^15% entered/, /^1 unanswered/]) expect(pressing(name)).toBe(false)
  expect(screen.queryByRole('link', { name: /held or rejected/ })).toBeNull()
})

test('without an account of an EVV vendor nothing is said of it', async () => {
  await open('owner', { 'GET /insights/evv': () => aRecord({ ...evv, in_use: false }) })
  await screen.findByRole('link', { name: /^812 approved/ })
  expect(screen.queryByRole('link', { name: /entered by staff$/ })).toBeNull()
})

test('six causes of exceptions are shown, and the others on demand', async () => {
  const { user } = await open('owner', {
    'GET /insights/exceptions': () =>
      aRecord({
        ...exceptions,
        exceptions: visitExceptions.map((exception) => ({ exception, visits: 2, cents: 100 })),
      }),
  })
  const part = await screen.findByRole('region', { name: 'Exceptions to clear' })
  const lines = () => within(part).getAllByRole('link', { name: /2 \$1$/ })
  expect(await within(part).findByRole('button', { name: 'Show 6 more causes' })).toBeVisible()
  expect(lines()).toHaveLength(6)
  await user.click(within(part).getByRole('button', { name: 'Show 6 more causes' }))
  expect(lines()).toHaveLength(visitExceptions.length)
})

test('what ends first stands first, and a line of it opens whose it is', async () => {
  await open()
  const lines = await screen.findAllByRole('link', { name: /\d days$/ })
  expect(lines.map((line) => line.getAttribute('href'))).toEqual([
    '/agents/a-9?tab=credentials',
    '/clients/c-9?tab=care',
  ])
})

test('what caregivers just did is told, newest first', async () => {
  const punched = [
    {
      ...visit,
      id: 'v-3',
      check_in_at: '2026-03-10T13:00:00Z',
      check_out_at: '2026-03-10T14:40:00Z',
    },
    { ...visit, id: 'v-4', check_in_at: '2026-03-10T14:41:00Z' },
  ]
  await open('manager', {
    'GET /insights/visit_summary': () => aRecord({ ...day, visits: punched }),
  })
  const lines = await screen.findAllByRole('link', { name: /checked (in|out)/ })
  expect(lines.map((line) => line.textContent)).toEqual([
    '10:41a Darnell Pugh checked in · Loretta Simms',
    '10:40a Darnell Pugh checked out · Loretta Simms',
    '9a Darnell Pugh checked in · Loretta Simms',
  ])
})

test('what the office did stands among it; the same act in a row is one line', async () => {
  const act = {
    id: 'n-1',
    kind: 'approved',
    at: '2026-03-10T14:50:00Z',
    by: 'Priya Raman',
    record_id: 'v-7',
    client_name: 'Otis Hargrove',
    agent_name: 'Jamal Whitaker',
  }
  const money = { ...act, kind: 'remittance_posted', by: null, client_name: null, record_id: 'e-1' }
  await open('owner', {
    'GET /insights/visit_summary': () =>
      aRecord({ ...day, visits: [{ ...visit, check_in_at: '2026-03-10T14:41:00Z' }] }),
    'GET /insights/news': () =>
      aRecord({
        news: [
          { ...act, id: 'n-3', at: '2026-03-10T14:52:00Z', kind: 'assigned' },
          act,
          { ...act, id: 'n-2', client_name: 'Ada Low' },
          { ...money, id: 'n-4', at: '2026-03-10T14:40:00Z' },
        ],
      }),
  })
  const part = await screen.findByRole('region', { name: 'Just now' })
  await within(part).findByRole('link', { name: /assigned/ })
  const lines = within(part).getAllByRole('link', { name: /^\d/ })
  expect(lines.map((line) => line.textContent)).toEqual([
    '10:52a Priya Raman assigned Jamal Whitaker · Otis Hargrove',
    '10:50a Priya Raman approved · Otis Hargrove and more',
    '10:41a Darnell Pugh checked in · Loretta Simms',
    '10:40a Homeward posted a remittance',
  ])
  expect(lines.at(-1)).toHaveAttribute('href', '/billing/eras/e-1')
})

const titles = {
  coverage: 'Today and the next 3 days',
  exceptions: 'Exceptions to clear',
  money: 'Money, last 30 days',
  hours: 'Authorized and delivered',
  expiring: 'Expiring in 30 days',
  feed: 'Just now',
}

test.each<[Role, string, (keyof typeof titles)[]]>([
  ['owner', '', ['coverage', 'exceptions', 'money', 'hours', 'expiring', 'feed']],
  ['admin', '', ['coverage', 'exceptions', 'money', 'hours', 'expiring', 'feed']],
  ['owner', '?view=coordinator', ['coverage', 'exceptions', 'feed', 'expiring', 'hours']],
  ['owner', '?view=billing', ['money', 'hours', 'exceptions', 'expiring']],
  ['owner', '?view=nonsense', ['coverage', 'exceptions', 'money', 'hours', 'expiring', 'feed']],
  ['manager', '?view=billing', ['coverage', 'exceptions', 'feed', 'expiring', 'hours']],
  ['nurse', '', ['exceptions', 'expiring', 'feed', 'hours']],
  ['billing_admin', '', ['money', 'hours', 'expiring']],
])('%s at dashboard%s: %j', async (role, query, names) => {
  const { seen } = await open(role, {}, `/dashboard${query}`)
  const headings = await screen.findAllByRole('heading', { level: 2 })
  expect(headings.map(({ textContent }) => textContent)).toEqual(names.map((name) => titles[name]))
  expect(seen.some(({ path }) => path === '/insights/billing_summary')).toBe(
    names.includes('money'),
  )
  const offered = screen.queryByRole('navigation', { name: 'View' })
  expect(offered === null).toBe(role !== 'owner' && role !== 'admin')
})

test('a part that fails says so in its place, is asked again, and the others stand', async () => {
  let broken = true
  const { user } = await open('owner', {
    'GET /insights/exceptions': () => (broken ? aFailure(500, 'internal') : aRecord(exceptions)),
  })
  expect(await screen.findByRole('alert')).toHaveTextContent(/This part could not be loaded/)
  expect(await screen.findByRole('link', { name: /^Claimed/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: /waiting/ })).toBeNull()
  broken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: /\$402 waiting/ })).toBeVisible()
})

test('a part without an answer leaves the others, and where somebody is', async () => {
  const { address } = await open('owner', { 'GET /insights/billing_summary': () => 'away' })
  expect(await screen.findByRole('alert')).toHaveTextContent(/This part could not be loaded/)
  expect(await screen.findByRole('link', { name: /\$402 waiting/ })).toBeVisible()
  expect(address()).toBe('/dashboard')
})

test('where nothing waits, that is said', async () => {
  const none = { visits: 0, cents: 0 }
  await open('owner', {
    'GET /eras': () => aPage([], { total: 0 }),
    'GET /claims_held_back': () => aRecord({ claims: 0, cents: 0, causes: [] }),
    'GET /insights/arrivals': () => aRecord({ ...arrivals, not_on_time: 0 }),
    'GET /insights/coverage': () =>
      aRecord({ days: [{ date: '2026-03-10', visits: 3, open: 0, open_minutes: 0, hours: [] }] }),
    'GET /insights/exceptions': () =>
      aRecord({
        ...exceptions,
        exceptions: visitExceptions.map((exception) => ({ exception, ...none })),
        none,
      }),
    'GET /insights/billing_summary': () =>
      aRecord({ ...money, waiting: waitingSteps.map((step) => ({ step, claims: 0, cents: 0 })) }),
    'GET /insights/agency_summary': () =>
      aRecord({ authorizations: { total: 0, first: [] }, credentials: { people: 0, first: [] } }),
    'GET /insights/authorized_hours': () => aRecord({ weeks: [] }),
  })
  for (const words of [
    'every visit',
    'Every visit has a caregiver.',
    'All reviewed: no visit waits.',
    'No claim waits for you.',
    'Nothing expires in the next 30 days.',
    'No authorizations and no approved visits in these weeks yet.',
    'The first check-in of the day shows here.',
  ]) {
    expect(await screen.findByText(words)).toBeVisible()
  }
})

test.each([
  [/136 visits/, 'takes_place'],
  [/3 need attention/, 'needs_someone'],
  [/40 in progress/, 'in_progress'],
  [/2 open/, 'open'],
  [/21 done/, 'done'],
  [/133, as scheduled/, 'as_planned'],
  [/3 that need attention/, 'needs_someone'],
])('the number %s opens the visits of today that are %s', async (name, moment) => {
  await open()
  const { pathname, searchParams } = await hrefOf(name)
  expect(pathname).toBe('/visits')
  expect(searchParams.get('moment')).toBe(moment)
  expect(searchParams.get('by_scheduled_date[start_date]')).toBe(
    searchParams.get('by_scheduled_date[end_date]'),
  )
})

test('the day greets by name; who needs somebody has a line, and what is empty is not said', async () => {
  await open()
  expect(
    await screen.findByRole('heading', { name: /^Good (morning|afternoon|evening), Erin$/ }),
  ).toBeVisible()
  expect((await hrefOf(/Loretta Simms Darnell Pugh/)).pathname).toBe('/visits/v-1')
  expect(screen.queryByRole('link', { name: /missed/ })).toBeNull()
  expect(screen.queryByRole('link', { name: /Ada Low/ })).toBeNull()
})

test.each<[Role, boolean]>([
  ['owner', true],
  ['nurse', false],
])(
  'a late visit can be covered from its line by whoever schedules: %s %s',
  async (role, offered) => {
    await open(role)
    await screen.findByRole('link', { name: /Loretta Simms Darnell Pugh/ })
    expect(screen.getByRole('link', { name: 'Call Darnell Pugh' })).toHaveAttribute(
      'href',
      'tel:8285550131',
    )
    const cover = screen.queryByRole('link', { name: 'Cover the visit for Loretta Simms' })
    expect(cover?.getAttribute('href') ?? null).toBe(offered ? '/visits/v-1/staffing' : null)
  },
)

test('numbers are of the office that was chosen, and of all where that is taken away', async () => {
  signedIn(aUserOfTwoOffices())
  const seen = serve({ ...answers, 'GET /names': () => aRecord({ names: [] }) })
  const offices = () => [
    ...new Set(
      seen.filter(({ path }) => path.startsWith('/insights/')).map(({ query }) => query.office_id),
    ),
  ]
  const { user } = await renderScreen(<DashboardScreen />, { path: 'dashboard' })
  await screen.findByRole('link', { name: /^1,207$/ })
  expect(offices()).toEqual(['01900005-0000-7000-8000-000000000000'])
  seen.length = 0
  await user.click(screen.getByRole('button', { name: /^Office: .*, show all offices$/ }))
  await waitFor(() => expect(offices()).toEqual([undefined]))
  // The lists that open count the same.
  for (const name of [
    /^1,207$/,
    /^95.7%$/,
    /^65 late/,
    /^Claimed/,
    /^812 approved/,
    /^9 auth/,
    /^credentials of/,
    /^5 open/,
  ]) {
    expect((await hrefOf(name)).searchParams.get('office_id')).toBe('all')
  }
})
