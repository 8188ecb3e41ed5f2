import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aFailure, aPage, aRecord, serve } from '../../../testing/serve.ts'
import { ClientProfile } from './client-profile.tsx'
import { aClient, aVisitRow } from '../testing/a-client.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T15:00:00Z') })
  return () => vi.useRealTimers()
})

const coming = aVisitRow()
const open = aVisitRow({
  id: '0190aaaa-0000-7000-8000-000000000021',
  agent: null,
  status: 'available',
})

const openProfile = async (client = aClient(), at = `/clients/${client.id}`) => {
  signedIn()
  const requests = serve({
    'GET /clients/:id': () => aRecord(client),
    'GET /visits': ({ query }) => aPage(query.ordered_asc === 'true' ? [coming, open] : []),
  })
  const screenOf = <ClientProfile care={({ name }) => <p>Care of {name}</p>} />
  return { ...(await renderScreen(screenOf, { path: 'client', at })), requests }
}

test('the head says what must be in sight', async () => {
  await openProfile()
  expect(await screen.findByRole('heading', { level: 1, name: 'Rosa Alvarez' })).toBeVisible()
  expect(screen.getByText('Active')).toBeVisible()
  expect(screen.getByText('Do not resuscitate')).toBeVisible()
  expect(screen.getByText('NC Medicaid · Spanish · 82 years')).toBeVisible()
  expect(screen.getByText('Care of Rosa Alvarez')).toBeVisible()
})

test('the facts hold the address, the masked member id and the diagnoses', async () => {
  await openProfile()
  const facts = await screen.findByRole('complementary', { name: 'Facts of this client' })
  expect(facts).toHaveTextContent('1520 Oberlin Road')
  expect(facts).toHaveTextContent('••••6789')
  expect(facts).toHaveTextContent('I10, R26.9')
})

test('coming and recent visits are asked for by day, and lead to the visit', async () => {
  const { requests } = await openProfile()
  const list = await screen.findByRole('list', { name: 'Coming visits' })
  const [first, second] = within(list).getAllByRole('listitem')
  expect(first).toHaveTextContent('Wed 03/04/2026')
  expect(first).toHaveTextContent('09:00 AM, 4 h')
  expect(second).toHaveTextContent('No caregiver')
  expect(within(list).getAllByRole('link')[0]).toHaveAttribute('href', `/visits/${coming.id}`)
  expect(await screen.findByText('None in the last 8 weeks.')).toBeVisible()
  const asked = requests.filter(({ path }) => path === '/visits').map(({ query }) => query)
  expect(asked[0]).toMatchObject({
    by_client_id: coming.client.id,
    'by_scheduled_date[start_date]': '2026-03-02',
    'by_scheduled_date[end_date]': '2026-04-27',
    ordered_asc: 'true',
  })
  expect(asked[1]).toMatchObject({
    'by_scheduled_date[end_date]': '2026-03-01',
    ordered_asc: 'false',
  })
})

test('the next client keeps the part that is open', async () => {
  const client = aClient()
  await openProfile(client, `/clients/${client.id}?tab=addresses`)
  expect(await screen.findByRole('tab', { name: /Addresses/, selected: true })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
    'href',
    `/clients/${client.next_client_id}?tab=addresses`,
  )
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
})

test('without the ability there is no way to edit', async () => {
  await openProfile(aClient({ abilities: { edit: false }, do_not_resuscitate: false }))
  await screen.findByRole('heading', { level: 1, name: 'Rosa Alvarez' })
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
  expect(screen.queryByText('Do not resuscitate')).toBeNull()
})

test('archiving asks first; a refusal is told in its words', async () => {
  signedIn()
  const why = 'The client has visits. Cancel them, or discharge the client instead.'
  serve({
    'GET /clients/:id': () => aRecord(aClient()),
    'GET /visits': () => aPage([]),
    'DELETE /clients/:id': () => aFailure(409, 'status_not_allowed', { non_field_errors: [why] }),
  })
  const { user } = await renderScreen(<ClientProfile care={() => null} />, {
    path: 'client',
    at: `/clients/${aClient().id}`,
  })
  await user.click(await screen.findByRole('button', { name: 'Archive' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Archive Rosa Alvarez?' }))
  await user.click(dialog.getByRole('button', { name: 'Archive' }))
  expect(await screen.findByText(why)).toBeVisible()
})

test('a client of somewhere else is not found, once and in place', async () => {
  signedIn()
  serve({ 'GET /clients/:id': () => aFailure(404, 'not_found') })
  await renderScreen(<ClientProfile care={() => null} />, { path: 'client', at: '/clients/x' })
  expect(await screen.findByText('Not found')).toBeVisible()
})
