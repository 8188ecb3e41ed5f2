import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser, signedIn } from '../../testing/a-user.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { type Answer, aFailure, aPage, aRecord, serve } from '../../testing/serve.ts'
import { AgentAddScreen } from './agent-add-screen.tsx'
import { anAgent, raleigh, uuid } from './testing/an-agent.ts'

const taken = { id: uuid(2), name: 'Ben Stone', status: 'inactive' }

let people = 0

const openForm = async (
  role: 'owner' | 'manager' = 'owner',
  post: () => Answer = () => aRecord(anAgent()),
) => {
  // Somebody else each time, so that nobody finds the draft of the test before.
  people += 1
  signedIn(aUser({ role, id: uuid(100 + people) }))
  const requests = serve({
    'GET /offices': () => aPage([raleigh]),
    'GET /phone_availability': ({ query: { phone } }) =>
      aRecord({
        phone,
        available: phone === '9195550111',
        taken_by: phone === '9195550100' ? taken : null,
        used_elsewhere: false,
      }),
    'POST /agents': post,
  })
  const opened = await renderScreen(<AgentAddScreen />, { path: 'agents.add' })
  await screen.findByRole('checkbox', { name: 'Raleigh' })
  return { ...opened, sent: () => requests.filter(({ method }) => method === 'POST') }
}

type User = Awaited<ReturnType<typeof openForm>>['user']

const chooseRole = async (user: User, role: string) => {
  await user.click(screen.getByRole('combobox', { name: /^Role/ }))
  await user.click(await screen.findByRole('option', { name: role }))
}

const add = () => screen.getByRole('button', { name: 'Add employee' })

test('the role says which type follows', async () => {
  const { user } = await openForm()
  await chooseRole(user, 'PCA')
  expect(screen.getByText(/^Caregiver\. Works in clients/)).toBeVisible()
  await chooseRole(user, 'Nurse')
  expect(screen.getByText('Office staff. Works in the office.')).toBeVisible()
})

test('a manager is not offered roles that only an owner or admin gives', async () => {
  const { user } = await openForm('manager')
  await user.click(screen.getByRole('combobox', { name: /^Role/ }))
  expect(await screen.findByRole('option', { name: 'Manager' })).toBeInTheDocument()
  for (const role of ['Owner', 'Admin', 'Billing admin'])
    expect(screen.queryByRole('option', { name: role })).toBeNull()
  expect(screen.queryByLabelText('Hourly pay')).toBeNull()
})

test('a number that somebody has is told while it is typed, with the way to them', async () => {
  const { user } = await openForm()
  const phone = screen.getByRole('textbox', { name: 'Phone' })
  await user.type(phone, '(919) 555-0100')
  expect(await screen.findByRole('link', { name: 'Ben Stone' })).toHaveAttribute(
    'href',
    `/agents/${taken.id}`,
  )
  expect(phone).toBeInvalid()
  await user.clear(phone)
  await user.type(phone, '919 555 0111')
  expect(await screen.findByText('This number is available.')).toBeVisible()
  expect(phone).toBeValid()
})

test('what is needed is said at the fields, and what was typed is sent', async () => {
  const { user, sent, address } = await openForm()
  await user.click(add())
  expect(screen.getByLabelText(/^First name/)).toHaveAccessibleDescription(
    'This field is required.',
  )
  expect(screen.getByRole('combobox', { name: /^Role/ })).toHaveAccessibleDescription(
    /This field is required\./,
  )
  await user.type(screen.getByLabelText(/^First name/), 'Ana')
  await user.type(screen.getByLabelText(/^Last name/), 'Ruiz')
  await chooseRole(user, 'PCA')
  await user.type(screen.getByRole('textbox', { name: 'Phone' }), '9195550111')
  await user.click(screen.getByRole('checkbox', { name: 'Raleigh' }))
  await user.clear(screen.getByRole('textbox', { name: 'Hired' }))
  await user.type(screen.getByRole('textbox', { name: 'Hired' }), '5/6/24')
  await user.type(screen.getByLabelText('Hourly pay'), '15.50')
  await user.click(add())
  await waitFor(() => expect(address()).toBe(`/agents/${anAgent().id}`))
  expect(sent().at(-1)?.data).toEqual({
    first_name: 'Ana',
    last_name: 'Ruiz',
    role: 'pca',
    phone: '9195550111',
    email: null,
    npi: null,
    assignments_attributes: [{ office_id: raleigh.id }],
    private_profile: { hire_date: '2024-05-06', employment_type: null, pay_rate: 1550 },
  })
})

test('a refusal of the private profile stands at its field', async () => {
  const why = 'The termination date is before the hire date.'
  const { user } = await openForm('owner', () =>
    aFailure(422, 'invalid', { errors: { 'private_profile.hire_date': [why] } }),
  )
  await user.type(screen.getByLabelText(/^First name/), 'Ana')
  await user.type(screen.getByLabelText(/^Last name/), 'Ruiz')
  await chooseRole(user, 'PCA')
  await user.click(add())
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Hired' })).toHaveAccessibleDescription(why),
  )
  expect(screen.queryByText(/^private profile/)).toBeNull()
})
