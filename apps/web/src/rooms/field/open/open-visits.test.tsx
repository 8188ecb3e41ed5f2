import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aUser, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aFailure, aRecord, serve } from '../../../testing/serve.ts'
import { OpenVisitsScreen } from './open-visits-screen.tsx'

const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
const visit = (rest: object = {}) => ({
  id: '0196f0a0-0000-7000-8000-000000000001',
  visit_id: '0196f0a0-0000-7000-8000-000000000002',
  client: 'Ada M.',
  city: 'Raleigh',
  starts_at: inHours(5),
  ends_at: inHours(7),
  services: ['Personal care'],
  mode: 'first',
  expires_at: inHours(1),
  note: 'Two cats',
  answer: 'told',
  ...rest,
})

let open: object[]
let accept: () => Response
const aPhone = async () => {
  const requests = serve({
    'GET /open_visits': () => aRecord({ time_zone: 'America/New_York', visits: open }),
    'GET /field_day': () =>
      aRecord({ today: '2026-11-02', time_zone: 'America/New_York', visits: [], clients: [] }),
    'POST /open_visits/:id/accept': () => accept(),
    'POST /open_visits/:id/decline': () => {
      open = []
      return aRecord({ id: visit().id })
    },
  })
  const { user } = await renderScreen(<OpenVisitsScreen />, { path: 'field.open' })
  return { requests, user }
}

const online = (is: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is)
  window.dispatchEvent(new Event(is ? 'online' : 'offline'))
}

beforeEach(() => {
  signedIn(aUser({ role: 'pca' }))
  open = [visit()]
  accept = () => {
    open = []
    return aRecord({ id: visit().id, visit_id: visit().visit_id, assigned: true })
  }
})
afterEach(() => online(true))

test('one tap accepts an open visit, and it leaves the list', async () => {
  const { requests, user } = await aPhone()
  const card = await screen.findByRole('region', { name: /Ada M\.$/ })
  expect(within(card).getByText(/Ada M\., Raleigh · 2 h/)).toBeVisible()
  expect(within(card).getByText('Two cats')).toBeVisible()
  expect(within(card).getByText(/^Answer by (today|tomorrow), /)).toBeVisible()
  await user.click(within(card).getByRole('button', { name: 'Accept' }))
  expect(await screen.findByText('No open visits for you')).toBeVisible()
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('what somebody else took is told in words, and the list is read anew', async () => {
  accept = () => {
    open = []
    return aFailure(409, 'offer_taken', {
      non_field_errors: ['Someone else accepted this visit first.'],
    })
  }
  const { user } = await aPhone()
  await user.click(await screen.findByRole('button', { name: 'Accept' }))
  expect(await screen.findByText('No open visits for you')).toBeVisible()
})

test('offline it says so before, and nothing can be accepted', async () => {
  const { requests } = await aPhone()
  const button = await screen.findByRole('button', { name: 'Accept' })
  online(false)
  expect(await screen.findByText(/You can accept a visit when you are online again/)).toBeVisible()
  await waitFor(() => expect(button).toBeDisabled())
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
})

test('after the deadline nothing can be answered; who accepted waits for the office', async () => {
  open = [
    visit({ expires_at: inHours(-1) }),
    visit({ id: '0196f0a0-0000-7000-8000-000000000003', mode: 'pick', answer: 'accepted' }),
  ]
  await aPhone()
  expect(await screen.findByText('The time to answer is over.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Accept' })).toBeDisabled()
  expect(screen.getByText('You accepted. The office chooses, and tells you.')).toBeVisible()
})
