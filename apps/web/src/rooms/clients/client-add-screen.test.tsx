import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { signedIn } from '../../testing/a-user.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aFailure, aPage, aRecord, serve, type Answer } from '../../testing/serve.ts'
import { ClientAddScreen } from './client-add-screen.tsx'
import { aClient } from './testing/a-client.ts'

// Whole forms, field by field, take their time on a busy machine.
vi.setConfig({ testTimeout: 20_000 })

/** Pasting is one event where typing is one for each letter. */
const fill = async (user: UserEvent, element: HTMLElement, text: string) => {
  await user.click(element)
  await user.paste(text)
}

const openForm = async (answer: () => Answer = () => aRecord(aClient())) => {
  signedIn()
  const requests = serve({
    'POST /clients': answer,
    'GET /offices': () => aPage([]),
    'GET /payors': () => aPage([]),
  })
  const opened = await renderScreen(<ClientAddScreen />, { path: 'clients.add' })
  await screen.findByLabelText(/^First name/)
  return { ...opened, sent: () => requests.filter(({ method }) => method === 'POST') }
}

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`))

test('a form without names is not sent and says so at the fields', async () => {
  const { user, sent } = await openForm()
  await user.click(screen.getByRole('button', { name: 'Add client' }))
  expect(field('First name')).toHaveAccessibleDescription('This is needed.')
  expect(field('Last name')).toHaveAccessibleDescription('This is needed.')
  await waitFor(() => expect(field('First name')).toHaveFocus())
  expect(sent()).toEqual([])
})

test('what is typed is sent as the contract means it, and leads to the client', async () => {
  const { user, sent, address } = await openForm()
  await fill(user, field('First name'), 'Rosa')
  await fill(user, field('Last name'), 'Alvarez')
  await fill(user, field('Birthdate'), '3/2/44')
  await fill(user, field('Street'), '1520 Oberlin Road')
  await fill(user, field('City'), 'Raleigh')
  await fill(user, field('ZIP'), '27608')
  await fill(user, field('Latitude'), '35.80112')
  await fill(user, field('Longitude'), '-78.64587')
  await fill(user, field('Member ID'), '900123456K')
  await user.type(screen.getByRole('combobox', { name: 'Diagnosis codes' }), 'r26.9 i10{Enter}')
  await user.click(screen.getByRole('switch', { name: /Do not resuscitate/ }))
  await user.click(screen.getByRole('button', { name: 'Add client' }))
  await waitFor(() => expect(address()).toBe(`/clients/${aClient().id}`))
  expect(sent()[0]?.data).toEqual({
    first_name: 'Rosa',
    middle_name: null,
    last_name: 'Alvarez',
    nickname: null,
    gender: 'male',
    birthdate: '1944-03-02',
    status: 'prospect',
    office_id: null,
    phone: null,
    email: null,
    language: null,
    primary_payor_id: null,
    medicaid_number: '900123456K',
    diagnosis_codes: ['R269', 'I10'],
    do_not_resuscitate: true,
    addresses_attributes: [
      {
        street: '1520 Oberlin Road',
        unit: null,
        city: 'Raleigh',
        county: null,
        state: 'NC',
        zip: '27608',
        location_type: 'home',
        primary: true,
        latitude: 35.80112,
        longitude: -78.64587,
      },
    ],
  })
})

test('an address that nobody filled in is not sent, one half filled in is asked for', async () => {
  const { user, sent } = await openForm()
  await fill(user, field('First name'), 'Rosa')
  await fill(user, field('Last name'), 'Alvarez')
  await user.click(screen.getByRole('button', { name: 'Add address' }))
  const second = screen.getByRole('region', { name: 'Address 2' })
  await user.type(within(second).getByLabelText(/^City/), 'Cary')
  await user.click(screen.getByRole('button', { name: 'Add client' }))
  expect(within(second).getByLabelText(/^Street/)).toHaveAccessibleDescription('This is needed.')
  expect(sent()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Remove address 2' }))
  await user.click(screen.getByRole('button', { name: 'Add client' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.data).toMatchObject({ addresses_attributes: [] })
})

test('a code that is none of ICD-10 is told while it is typed', async () => {
  const { user } = await openForm()
  await user.type(screen.getByRole('combobox', { name: 'Diagnosis codes' }), 'U99999999{Enter}')
  expect(screen.getByText(/U99.999999: not the form of an ICD-10 code/)).toBeVisible()
})

test('what the server refuses stands at its field', async () => {
  const { user } = await openForm(() =>
    aFailure(422, 'invalid', { errors: { email: ['This e-mail belongs to another client.'] } }),
  )
  await fill(user, field('First name'), 'Rosa')
  await fill(user, field('Last name'), 'Alvarez')
  await fill(user, field('E-mail'), 'rosa@example.org')
  await user.click(screen.getByRole('button', { name: 'Add client' }))
  await waitFor(() =>
    expect(field('E-mail')).toHaveAccessibleDescription('This e-mail belongs to another client.'),
  )
})
