import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aUser, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aFailure, aPage, aRecord, type Answer, serve } from '../../../testing/serve.ts'
import { anAgent } from '../testing/an-agent.ts'
import { AgentProfile } from './agent-profile.tsx'

type Options = {
  tab?: string
  visits?: unknown[]
  credentials?: unknown[]
  reveal?: () => Answer
  remove?: () => Answer
}

const openProfile = async (
  agent = anAgent(),
  { tab, reveal, remove, visits = [], credentials = [] }: Options = {},
) => {
  const requests = serve({
    'GET /agents/:id': () => aRecord(agent),
    'GET /visits': () => aPage(visits),
    'GET /agents/:id/credentials': () => aPage(credentials),
    'GET /agents/:id/availability': () => aRecord({ minutes_wanted: 1800, pattern: [] }),
    'POST /agents/:id/reveal':
      reveal ?? (() => aRecord({ field: 'social_security_number', value: '123456789' })),
    'DELETE /agents/:id': remove ?? (() => aRecord({ ...agent, status: 'inactive' })),
  })
  const at = `/agents/${agent.id}${tab ? `?tab=${tab}` : ''}`
  return { ...(await renderScreen(<AgentProfile />, { path: 'agent', at })), requests }
}

test('the head says name, status, role, office and phone', async () => {
  signedIn()
  await openProfile()
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana Ruiz' })).toBeVisible()
  expect(screen.getByText('PCA · Raleigh · (919) 555-0111')).toBeVisible()
  expect(screen.getByText('Luz Ruiz')).toBeVisible()
  expect(screen.getByRole('link', { name: 'ana.ruiz' })).toHaveAttribute(
    'href',
    '/admin/accounts?search=Ana%20Ruiz',
  )
})

test('who may not see pay does not even see that there is one', async () => {
  signedIn(aUser({ role: 'manager' }))
  const { abilities, private_profile: profile } = anAgent()
  await openProfile(
    anAgent({
      abilities: { ...abilities, see_pay: false, reveal: false },
      private_profile: { ...profile, pay_rate: null },
    }),
    { tab: 'profile' },
  )
  await screen.findByText('••••6789')
  expect(screen.queryByText('Hourly pay')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Reveal/ })).toBeNull()
})

test('a number stands in plain for half a minute, and is asked for anew each time', async () => {
  signedIn()
  const { user, requests } = await openProfile(anAgent(), { tab: 'profile' })
  expect(await screen.findByText('$15.50')).toBeVisible()
  const asked = () => requests.filter(({ path }) => path.endsWith('/reveal'))
  await user.click(await screen.findByRole('button', { name: 'Reveal Social security number' }))
  expect(await screen.findByText('123456789')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Hide Social security number' }))
  expect(screen.queryByText('123456789')).toBeNull()

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await user.click(screen.getByRole('button', { name: 'Reveal Social security number' }))
  expect(await screen.findByText('123456789')).toBeVisible()
  act(() => {
    vi.advanceTimersByTime(30_000)
  })
  vi.useRealTimers()
  expect(screen.getByText('••••6789')).toBeVisible()
  expect(asked()).toHaveLength(2)
  expect(asked()[0]?.data).toEqual({ field: 'social_security_number' })
})

test('a number that may not be revealed any more stays masked, and why is told', async () => {
  signedIn()
  const why = 'That was too often. Try again later.'
  const { user } = await openProfile(anAgent(), {
    tab: 'profile',
    reveal: () => aFailure(403, 'forbidden', { non_field_errors: [why] }),
  })
  await user.click(await screen.findByRole('button', { name: 'Reveal Social security number' }))
  await waitFor(() => expect(screen.queryByText('••••6789')).toBeVisible())
  expect(screen.queryByText('123456789')).toBeNull()
})

test('letting somebody go asks first, and says what follows', async () => {
  signedIn()
  const { user, requests } = await openProfile()
  await user.click(await screen.findByRole('button', { name: 'Terminate employment' }))
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Terminate Ana Ruiz’s employment?' }),
  )
  expect(dialog.getByText(/become open visits/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Terminate employment' }))
  expect(await screen.findByText('Ana Ruiz’s employment ended today.')).toBeVisible()
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(true)
})

test('without the abilities nothing is offered', async () => {
  signedIn(aUser({ role: 'nurse' }))
  await openProfile(anAgent({ abilities: {} }))
  await screen.findByRole('heading', { level: 1, name: 'Ana Ruiz' })
  expect(screen.queryByRole('button', { name: 'Terminate employment' })).toBeNull()
  expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull()
})

test('the visits asked for are those of the person', async () => {
  signedIn()
  const { requests } = await openProfile(anAgent(), { tab: 'visits' })
  expect(await screen.findByText('No visits yet')).toBeVisible()
  expect(requests.find(({ path }) => path === '/visits')?.query).toEqual({
    by_agent_id: anAgent().id,
  })
})

const shift = (day: string, minutes: number, wishes: object = {}) => ({
  id: `0190aaaa-0000-7000-8000-0000000000${day.slice(8)}`,
  scheduled_date: day,
  scheduled_time: '08:00',
  scheduled_duration: minutes,
  starts_at: `${day}T13:00:00.000Z`,
  ends_at: `${day}T17:00:00.000Z`,
  status: 'scheduled',
  client: { id: '0190aaaa-0000-7000-8000-000000000001', name: 'Rosa Alvarez' },
  agent: null,
  services: [],
  completed_duration: null,
  reviewed_duration: null,
  ...wishes,
})

test.each([
  [
    'less than wanted',
    [
      shift('2026-03-02', 240, { status: 'completed', completed_duration: 230 }),
      shift('2026-03-04', 600),
    ],
    '13 h 50 min',
    '3 h 50 min worked · wants 30 h · 26 h 10 min before overtime',
  ],
  [
    'more than wanted',
    [shift('2026-03-04', 1900)],
    '31 h 40 min',
    '0 min worked · 1 h 40 min more than wanted (30 h) · 8 h 20 min before overtime',
  ],
  [
    'overtime',
    [shift('2026-03-04', 2460), shift('2026-03-05', 600, { status: 'canceled' })],
    '41 h',
    '0 min worked · 11 h more than wanted (30 h) · 1 h of overtime',
  ],
])('the hours of the week: %s', async (_, visits, figure, words) => {
  signedIn()
  await openProfile(anAgent(), { visits })
  expect(await screen.findByText(figure)).toBeVisible()
  expect(await screen.findByText(words)).toBeVisible()
  const next = within(screen.getByRole('list', { name: 'Next visits' })).getAllByRole('listitem')
  expect(next[0]).toHaveTextContent('Rosa Alvarez')
})

const credential = (id: string, days_left: number | null, wishes: object = {}) => ({
  id,
  kind: 'cpr',
  status: 'expiring',
  expires_on: '2026-12-19',
  days_left,
  replaced: false,
  ...wishes,
})

test('credentials that end soon stand at the side, those that were replaced do not', async () => {
  signedIn()
  await openProfile(anAgent(), {
    credentials: [
      credential('1', -2, { replaced: true }),
      credential('2', 26),
      credential('3', 200),
      credential('4', null),
    ],
  })
  const list = within(await screen.findByRole('list', { name: 'Credentials that end soon' }))
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1))
  expect(list.getByRole('listitem')).toHaveTextContent('Dec 19, in 26 days')
})
