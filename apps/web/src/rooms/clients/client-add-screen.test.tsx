import type { LikelyClient } from '@homeward/contract/clients/merge'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { database } from '../../plumbing/offline/database.ts'
import { signedIn } from '../../testing/a-user.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aFailure, aPage, aRecord, serve, type Answer, type Seen } from '../../testing/serve.ts'
import { ClientAddScreen } from './client-add-screen.tsx'
import { aClient } from './testing/a-client.ts'

// Each test begins without a draft.
beforeEach(async () => (await database()).clear('kept'))

/** Pasting is one event where typing is one for each letter. */
const fill = async (user: UserEvent, element: HTMLElement, text: string) => {
  await user.click(element)
  await user.paste(text)
}

const hypertension = {
  code: 'I10',
  label: 'I10',
  description: 'Essential (primary) hypertension',
  long_description: '',
  billable: true,
  common: true,
  active: true,
}

const rosa: LikelyClient = {
  id: '0190aaaa-0000-7000-8000-000000000001',
  name: 'Rosa Alvarez',
  status: 'active',
  birthdate: '1944-03-02',
  phone: '9195550100',
  city: 'Raleigh',
  score: 70,
  reasons: ['Same name', 'Same birthdate'],
}
const raleigh = { id: '0190aaaa-0000-7000-8000-000000000005', name: 'Raleigh' }

let likely: LikelyClient[] = []
beforeEach(() => {
  likely = []
})

const tab = (user: UserEvent, name: string) =>
  user.click(screen.getByRole('tab', { name: new RegExp(`^${name}`) }))

const openForm = async (answer: (seen: Seen) => Answer = () => aRecord(aClient())) => {
  signedIn()
  const requests = serve({
    'POST /clients': answer,
    'GET /offices': () => aPage([raleigh]),
    'GET /payors': () => aPage([]),
    'GET /services': () => aPage([]),
    'GET /client_tags': () => aRecord({ tags: [{ tag: 'Fall risk', clients: 3 }] }),
    'GET /diagnosis_codes': ({ query }) =>
      aPage(query.search === 'i10' || query.search === 'I10' ? [hypertension] : []),
    'POST /client_duplicates': () => aRecord({ matches: likely }),
  })
  const opened = await renderScreen(<ClientAddScreen />, { path: 'clients.add' })
  await screen.findByLabelText(/^First name/)
  return {
    ...opened,
    sent: () => requests.filter(({ method, path }) => method === 'POST' && path === '/clients'),
  }
}

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`))

const choose = async (user: UserEvent, label: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: new RegExp(`^${label}`) }))
  await user.click(await screen.findByRole('option', { name: option }))
}

/** The least that a client needs. */
const fillRosa = async (user: UserEvent) => {
  await fill(user, field('First name'), 'Rosa')
  await fill(user, field('Last name'), 'Alvarez')
  await choose(user, 'Gender', 'Female')
  await choose(user, 'Office', 'Raleigh')
}

test('a form without names, gender and office is not sent and says so at the fields', async () => {
  const { user, sent } = await openForm()
  expect(screen.getByRole('combobox', { name: /^Gender/ })).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Add client' }))
  expect(screen.getByRole('combobox', { name: /^Gender/ })).toHaveAccessibleDescription(
    'Choose one.',
  )
  expect(screen.getByRole('combobox', { name: /^Office/ })).toHaveAccessibleDescription(
    'Choose an option from the list.',
  )
  expect(field('First name')).toHaveAccessibleDescription('This field is required.')
  expect(field('Last name')).toHaveAccessibleDescription('This field is required.')
  await waitFor(() => expect(field('First name')).toHaveFocus())
  expect(sent()).toEqual([])
})

test('what is typed in several parts is sent at once, and leads to the client', async () => {
  const { user, sent, address } = await openForm()
  await fillRosa(user)
  await fill(user, field('Birthdate'), '3/2/44')
  await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'Fall risk{Enter}')
  await tab(user, 'Addresses')
  await fill(user, field('Street'), '1520 Oberlin Road')
  await fill(user, field('City'), 'Raleigh')
  await fill(user, field('ZIP'), '27608')
  await fill(user, field('Latitude'), '35.80112')
  await fill(user, field('Longitude'), '-78.64587')
  await tab(user, 'Insurance')
  await fill(user, field('Member ID'), '900123456K')
  await tab(user, 'Medical')
  await user.type(screen.getByRole('combobox', { name: 'Add a diagnosis' }), 'i10')
  await user.click(await screen.findByRole('option', { name: /I10 Essential/ }))
  await user.type(screen.getByRole('combobox', { name: 'Add a diagnosis' }), 'r26.9')
  await user.click(await screen.findByRole('option', { name: /R26.9 \(not in the code set\)/ }))
  await user.click(screen.getByRole('switch', { name: /Do not resuscitate/ }))
  await tab(user, 'Private')
  await fill(user, field('Social security number'), '123456789')
  expect(field('Social security number')).toHaveValue('123-45-6789')
  expect(address()).toBe('/clients/add?tab=private')
  await user.click(screen.getByRole('button', { name: 'Add client' }))
  await waitFor(() => expect(address()).toBe(`/clients/${aClient().id}`))
  expect(sent()[0]?.data).toMatchObject({
    first_name: 'Rosa',
    middle_name: null,
    last_name: 'Alvarez',
    gender: 'female',
    birthdate: '1944-03-02',
    status: 'prospect',
    office_id: raleigh.id,
    phone: null,
    tags: ['Fall risk'],
    medicaid_number: '900123456K',
    social_security_number: '123-45-6789',
    diagnosis_codes: ['I10', 'R269'],
    do_not_resuscitate: true,
    duplicate_checked: false,
    demographics: { ethnicity: null, race: [] },
    addresses_attributes: [
      {
        street: '1520 Oberlin Road',
        unit: null,
        city: 'Raleigh',
        state: 'NC',
        zip: '27608',
        primary: true,
        mailing_address: false,
        latitude: 35.80112,
        longitude: -78.64587,
      },
    ],
  })
  expect(sent()[0]?.data).not.toHaveProperty('medicare_number')
})

test('an error in another part is shown on its tab, and saving leads there', async () => {
  const { user, sent } = await openForm()
  await fillRosa(user)
  await tab(user, 'Medical')
  const doctor = screen.getByRole('region', { name: 'Primary care doctor' })
  await fill(user, within(doctor).getByLabelText('NPI'), '12-34567890')
  await tab(user, 'Person')
  await user.click(screen.getByRole('button', { name: 'Add client' }))
  expect(
    await screen.findByRole('tab', { name: /^Medical\s*has errors$/, selected: true }),
  ).toBeVisible()
  const npi = within(screen.getByRole('region', { name: 'Primary care doctor' })).getByLabelText(
    'NPI',
  )
  expect(npi).toHaveValue('1234567890')
  expect(npi).toHaveAccessibleDescription(/This is not a valid NPI/)
  await waitFor(() => expect(npi).toHaveFocus())
  expect(sent()).toEqual([])
})

test('people around the client are listed by kind', async () => {
  const { user, sent } = await openForm()
  await fillRosa(user)
  await tab(user, 'People')
  await user.click(screen.getByRole('button', { name: 'Add emergency contact' }))
  await user.click(screen.getByRole('button', { name: 'Add emergency contact' }))
  const second = screen.getByRole('group', { name: 'Emergency contact 2' })
  await fill(user, within(second).getByLabelText(/^Name/), 'Ana')
  await user.click(screen.getByRole('button', { name: 'Remove emergency contact 1' }))
  await user.click(screen.getByRole('button', { name: 'Add client' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.data).toMatchObject({
    emergency_contacts_attributes: [{ name: 'Ana', phone: null }],
    pharmacies_attributes: [],
  })
})

test('who is like this person is hinted at while one types, and asked about on saving', async () => {
  likely = [rosa]
  const { user, sent, address } = await openForm(({ data }) =>
    (data as { duplicate_checked: boolean }).duplicate_checked
      ? aRecord(aClient())
      : aFailure(409, 'possible_duplicate', { current: { matches: [rosa] } }),
  )
  await fillRosa(user)
  await fill(user, field('Birthdate'), '3/2/44')
  await user.tab()
  const hint = await screen.findByRole('status', { name: '' })
  await waitFor(() =>
    expect(screen.getByText('1 existing client looks like this person.')).toBeVisible(),
  )
  expect(hint).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Add client' }))
  expect(await screen.findByText('Possible duplicate')).toBeVisible()
  const match = screen.getByRole('link', { name: /^Rosa Alvarez/ })
  expect(match).toHaveAttribute('target', '_blank')
  expect(screen.getByText('Same name, Same birthdate (70 of 100)')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Not a duplicate, add anyway' }))
  await waitFor(() => expect(address()).toBe(`/clients/${aClient().id}`))
  expect(
    sent().map(({ data }) => (data as { duplicate_checked: boolean }).duplicate_checked),
  ).toEqual([false, true])
})

test('an address that nobody filled in is not sent, one half filled in is asked for', async () => {
  const { user, sent } = await openForm()
  await fillRosa(user)
  await tab(user, 'Addresses')
  await user.click(screen.getByRole('button', { name: 'Add address' }))
  const second = screen.getByRole('region', { name: 'Address 2' })
  await user.type(within(second).getByLabelText(/^City/), 'Cary')
  await user.click(screen.getByRole('button', { name: 'Add client' }))
  expect(within(second).getByLabelText(/^Street/)).toHaveAccessibleDescription(
    'This field is required.',
  )
  expect(sent()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Remove address 2' }))
  await user.click(screen.getByRole('button', { name: 'Add client' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.data).toMatchObject({ addresses_attributes: [] })
})

test('what the server refuses stands at its field', async () => {
  const { user } = await openForm(() =>
    aFailure(422, 'invalid', { errors: { email: ['This e-mail belongs to another client.'] } }),
  )
  await fillRosa(user)
  await tab(user, 'Contact')
  await fill(user, field('E-mail'), 'rosa@example.org')
  await tab(user, 'Medical')
  await user.click(screen.getByRole('button', { name: 'Add client' }))
  await waitFor(() =>
    expect(field('E-mail')).toHaveAccessibleDescription('This e-mail belongs to another client.'),
  )
})
