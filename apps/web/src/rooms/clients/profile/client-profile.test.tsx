import type { Client } from '@homeward/contract/clients/clients'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { type Answer, aFailure, aPage, aRecord, type Seen, serve } from '../../../testing/serve.ts'
import type { RecordTab } from '../../../ui/record/record-tabs.tsx'
import { ClientProfile } from './client-profile.tsx'
import { aClient, aVisitRow } from '../testing/a-client.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T15:00:00Z') })
})

const coming = aVisitRow()
const open = aVisitRow({
  id: '0190aaaa-0000-7000-8000-000000000021',
  agent: null,
  status: 'available',
})

const anAuthorization = {
  status: 'active',
  start_date: '2026-01-01',
  end_date: '2026-12-31',
  left_minutes: 750,
  unit_period: 'week',
  service: { id: 's', label: 'Personal care', minutes_per_unit: 15 },
}

const careTab: RecordTab<Client> = {
  id: 'care',
  label: 'Care',
  render: ({ name }) => <p>Care of {name}</p>,
}

const openProfile = async (
  client = aClient(),
  at = `/clients/${client.id}`,
  patch: (seen: Seen) => Answer = () => aRecord(client),
) => {
  signedIn()
  const requests = serve({
    'GET /clients/:id': () => aRecord(client),
    'GET /visits': ({ query }) => aPage(query.ordered_asc === 'true' ? [coming, open] : []),
    'GET /authorizations': () => aPage([anAuthorization]),
    'GET /diagnosis_codes': () => aPage([]),
    'GET /client_merges': () => aPage([]),
    'GET /histories': () => aPage([]),
    'GET /clients/:id/neighbours': () =>
      aRecord({ prev: null, next: { id: '0190aaaa-0000-7000-8000-000000000077', name: 'Earl' } }),
    'PATCH /clients/:id': patch,
  })
  const screenOf = <ClientProfile more={[careTab]} />
  return { ...(await renderScreen(screenOf, { path: 'client', at })), requests }
}

test('the head says what must be in sight', async () => {
  await openProfile()
  expect(await screen.findByRole('heading', { level: 1, name: 'Rosa Alvarez' })).toBeVisible()
  expect(screen.getByText('Active')).toBeVisible()
  expect(screen.getByText('Do not resuscitate')).toBeVisible()
  expect(screen.getByText(/82 years · Spanish · NC Medicaid · Raleigh/)).toBeVisible()
  expect(await screen.findByText('12 h 30 min left this week')).toBeVisible()
})

test('tags and alerts stand in the head; alerts lead to theirs', async () => {
  await openProfile(aClient({ tags: ['Fall risk'], alerts_count: 2 }))
  expect(await screen.findByText('Fall risk')).toBeVisible()
  expect(screen.getByRole('link', { name: '2 alerts' })).toHaveAttribute(
    'href',
    `/clients/${aClient().id}?tab=alerts`,
  )
})

test('the newest alert is told by its title, the rest by their number', async () => {
  const alert = { id: 'a', title: 'Ramp is icy', priority: 'high' as const, date: '2026-03-02' }
  await openProfile(aClient({ alerts: [alert], alerts_count: 3 }))
  const link = await screen.findByRole('link', { name: '3 alerts: Ramp is icy, and 2 more' })
  expect(link).toHaveTextContent('Ramp is icy, and 2 more')
})

test('what is missing is said with the way to mend it', async () => {
  await openProfile(
    aClient({
      status: 'prospect',
      status_moves: ['active', 'inactive'],
      missing: [
        { id: 'payor', blocks: true, sentence: 'There is no primary payor.', part: 'insurance' },
        { id: 'careplan', blocks: true, sentence: 'There is no care plan.', part: 'careplans' },
        { id: 'phone', blocks: false, sentence: 'There is no phone number.', part: 'contact' },
      ],
    }),
  )
  const missing = await screen.findByRole('list', { name: 'Missing items' })
  const hrefs = within(missing)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  const base = `/clients/${aClient().id}`
  expect(hrefs).toEqual([`${base}/edit/insurance`, `${base}?tab=care`, `${base}/edit/contact`])
  expect(screen.getByText('2 required items missing')).toBeVisible()
})

test('a discharge asks for day and reason; becoming active waits for what is missing', async () => {
  const client = aClient({
    status: 'inactive',
    status_moves: ['active', 'discharged'],
    missing: [{ id: 'payor', blocks: true, sentence: 'No payor.', part: 'insurance' }],
  })
  const { user, requests } = await openProfile(client)
  await user.click(await screen.findByRole('button', { name: 'Change status' }))
  expect(await screen.findByRole('menuitem', { name: 'Active (1 missing)' })).toBeDisabled()
  await user.click(screen.getByRole('menuitem', { name: 'Discharged' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Change to discharged' }))
  expect(dialog.getByRole('combobox', { name: /^Reason/ })).toHaveAccessibleDescription(
    'This field is required.',
  )
  await user.type(dialog.getByRole('combobox', { name: /^Reason/ }), 'Moved away')
  await user.click(dialog.getByRole('button', { name: 'Change to discharged' }))
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'PATCH')?.data).toEqual({
      status: 'discharged',
      left_on: '2026-03-02',
      left_reason: 'Moved away',
      lock_version: 3,
    }),
  )
})

test('the side holds the address and the masked member id', async () => {
  await openProfile()
  const facts = await screen.findByRole('complementary', { name: 'Client details' })
  expect(facts).toHaveTextContent('1520 Oberlin Road')
  expect(facts).toHaveTextContent('••••6789')
})

test('coming visits are asked for by day, and lead to the visit', async () => {
  const { requests } = await openProfile()
  const list = await screen.findByRole('list', { name: 'Upcoming visits' })
  const [first, second] = within(list).getAllByRole('listitem')
  expect(first).toHaveTextContent('Wed, Mar 4')
  expect(first).toHaveTextContent('9a–1p, 4 h')
  expect(second).toHaveTextContent('No caregiver')
  expect(within(list).getAllByRole('link')[0]).toHaveAttribute('href', `/visits/${coming.id}`)
  const asked = requests.filter(({ path }) => path === '/visits').map(({ query }) => query)
  expect(asked[0]).toMatchObject({
    by_client_id: coming.client.id,
    'by_scheduled_date[start_date]': '2026-03-02',
    'by_scheduled_date[end_date]': '2026-04-27',
    ordered_asc: 'true',
  })
})

test('the next client keeps the part that is open', async () => {
  const client = aClient()
  await openProfile(client, `/clients/${client.id}?tab=visits`)
  expect(await screen.findByRole('tab', { name: /Visits/, selected: true })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
    'href',
    `/clients/${client.next_client_id}?tab=visits`,
  )
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
})

test('previous and next keep the list from which the client was opened', async () => {
  const client = aClient()
  const { requests, user, address } = await openProfile(
    client,
    `/clients/${client.id}?from=status%3Dprospect%26sort%3D-birthdate`,
  )
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/clients/0190aaaa-0000-7000-8000-000000000077?from=status%3Dprospect%26sort%3D-birthdate',
    ),
  )
  expect(requests.find(({ path }) => path.endsWith('/neighbours'))?.query).toEqual({
    status: 'prospect',
    sort: '-birthdate',
  })
  expect(screen.getByRole('link', { name: 'Clients' })).toHaveAttribute(
    'href',
    '/clients?status=prospect&sort=-birthdate',
  )
  await user.click(screen.getByRole('tab', { name: 'Care' }))
  await waitFor(() => expect(address()).toMatch(/from=status.*tab=care/))
})

test('protected values are revealed one at a time', async () => {
  const client = aClient()
  await openProfile(client, `/clients/${client.id}?tab=profile`)
  expect(await screen.findByRole('button', { name: 'Reveal member id' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Reveal social security number' })).toBeNull()
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
    'GET /authorizations': () => aPage([]),
    'DELETE /clients/:id': () => aFailure(409, 'status_not_allowed', { non_field_errors: [why] }),
  })
  const { user } = await renderScreen(<ClientProfile />, {
    path: 'client',
    at: `/clients/${aClient().id}`,
  })
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Archive Rosa Alvarez?' }))
  await user.click(dialog.getByRole('button', { name: 'Archive' }))
  expect(await screen.findByText(why)).toBeVisible()
})

test('a client of somewhere else is not found, once and in place', async () => {
  signedIn()
  serve({ 'GET /clients/:id': () => aFailure(404, 'not_found') })
  await renderScreen(<ClientProfile />, { path: 'client', at: '/clients/x' })
  expect(await screen.findByText('Not found')).toBeVisible()
})

test('what else is known of a person and of those around them stands on the page', async () => {
  const doctor = {
    id: '0190aaaa-0000-7000-8000-000000000061',
    kind: 'physician' as const,
    name: 'Dr. Lee',
    relationship: null,
    organization: null,
    phone: null,
    fax: '9195550177',
    email: null,
    npi: null,
    address: null,
    note: null,
  }
  const { user } = await openProfile(
    aClient({
      middle_name: 'Inez',
      secondary_phone: '+4930123456',
      branch: 'North',
      status: 'discharged',
      left_on: '2026-02-27',
      left_reason: 'Moved away',
      physicians: [{ ...doctor, kind: 'physician', fax: '9195550177' }],
    }),
  )
  await user.click(await screen.findByRole('tab', { name: 'Profile' }))
  expect(await screen.findByText('Inez')).toBeVisible()
  expect(screen.getByText('North')).toBeVisible()
  expect(screen.getByText('02/27/2026: Moved away')).toBeVisible()
  expect(screen.getByRole('link', { name: '+4930123456' })).toHaveAttribute(
    'href',
    'tel:+4930123456',
  )
  expect(screen.getByRole('link', { name: '(919) 555-0177' })).toBeVisible()
})
