import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser, signedIn } from '../../testing/a-user.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aFailure, type Answer, aPage, aRecord, type Seen, serve } from '../../testing/serve.ts'
import { AgentEditScreen } from './agent-edit-screen.tsx'
import { anAgent, cary, raleigh } from './testing/an-agent.ts'

type Options = { agent?: ReturnType<typeof anAgent>; patch?: (seen: Seen) => Answer }

const openTab = async (tab: string, { agent = anAgent(), patch }: Options = {}) => {
  signedIn(aUser())
  const requests = serve({
    'GET /agents/:id': () => aRecord(agent),
    'PATCH /agents/:id': patch ?? (() => aRecord(agent)),
    'GET /offices': () => aPage([cary, raleigh]),
    'GET /visits': () => aPage([], { total: 7 }),
    'GET /payors': () => aPage([]),
    'GET /names': () => aPage([]),
    'GET /phone_availability': ({ query: { phone } }) =>
      aRecord({ phone, available: true, taken_by: null, used_elsewhere: false }),
  })
  const opened = await renderScreen(<AgentEditScreen />, {
    path: 'agent.edit.tab',
    at: `/agents/${agent.id}/edit/${tab}`,
  })
  await screen.findByText(agent.abilities.change_role ? 'Save' : "You can't change this")
  return { ...opened, sent: () => requests.filter(({ method }) => method === 'PATCH') }
}

const save = () => screen.getByRole('button', { name: 'Save' })

test('a part is saved alone, with the version that was opened', async () => {
  const { user, sent, address } = await openTab('person')
  const name = screen.getByLabelText(/^First name/)
  await user.clear(name)
  await user.type(name, 'Anna')
  await user.click(save())
  await waitFor(() => expect(address()).toBe(`/agents/${anAgent().id}`))
  expect(sent()[0]?.data).toEqual({ first_name: 'Anna', lock_version: 3 })
})

test('the stored number never comes into its field, and stays where it is left empty', async () => {
  const { user, sent } = await openTab('private')
  expect(screen.getByText('Stored: ••••6789. Leave blank to keep it.')).toBeVisible()
  expect(screen.getByLabelText('Social security number')).toHaveValue('')
  const pay = screen.getByLabelText('Hourly pay')
  await user.clear(pay)
  await user.type(pay, '16.25')
  await user.click(save())
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.data).toEqual({ private_profile: { pay_rate: 1625 }, lock_version: 3 })
})

test('the stored number is removed only when that is chosen', async () => {
  const { user, sent } = await openTab('private')
  await user.click(
    screen.getByRole('checkbox', { name: 'Remove the stored social security number' }),
  )
  await user.click(save())
  await waitFor(() =>
    expect(sent()[0]?.data).toMatchObject({ private_profile: { social_security_number: null } }),
  )
})

test('who may not see pay has no field for it, and does not send it', async () => {
  const abilities = { ...anAgent().abilities, see_pay: false, edit_pay: false }
  const { user, sent } = await openTab('private', { agent: anAgent({ abilities }) })
  expect(screen.queryByLabelText('Hourly pay')).toBeNull()
  await user.type(screen.getByLabelText('Social security number'), '123-45-6789')
  await user.click(save())
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(JSON.stringify(sent()[0]?.data)).not.toContain('pay_rate')
})

test('an error stands at its field and at its tab', async () => {
  const { user, sent } = await openTab('private')
  await user.type(screen.getByLabelText('Social security number'), '12')
  await user.click(save())
  expect(screen.getByLabelText('Social security number')).toHaveAccessibleDescription(
    /Enter nine digits/,
  )
  expect(screen.getByRole('tab', { name: 'Employment, has errors' })).toBeVisible()
  expect(sent()).toEqual([])
})

test('offices are joined and left', async () => {
  const { user, sent } = await openTab('offices')
  expect(await screen.findByRole('checkbox', { name: 'Raleigh' })).toBeChecked()
  await user.click(screen.getByRole('checkbox', { name: 'Raleigh' }))
  await user.click(screen.getByRole('checkbox', { name: 'Cary' }))
  await user.click(save())
  await waitFor(() => expect(sent()).toHaveLength(1))
  const [held] = anAgent().assignments
  expect(sent()[0]?.data).toMatchObject({
    assignments_attributes: [
      { id: held?.id, office_id: raleigh.id, limited: false, _destroy: true },
      { office_id: cary.id },
    ],
  })
})

test('office staff can be limited to their offices, and only they', async () => {
  const { user, sent } = await openTab('offices', { agent: anAgent({ role: 'nurse' }) })
  await screen.findByRole('checkbox', { name: 'Raleigh' })
  const limit = screen.getByRole('switch', { name: /^Only sees these offices/ })
  expect(limit).not.toBeChecked()
  await user.click(limit)
  await user.click(screen.getByRole('checkbox', { name: 'Cary' }))
  await user.click(save())
  await waitFor(() => expect(sent()).toHaveLength(1))
  const [held] = anAgent().assignments
  expect(sent()[0]?.data).toMatchObject({
    assignments_attributes: [
      { id: held?.id, office_id: raleigh.id, limited: true },
      { office_id: cary.id, limited: true },
    ],
  })
})

test('a caregiver sees their own visits, whatever the office', async () => {
  await openTab('offices', { agent: anAgent({ role: 'cna' }) })
  expect(await screen.findByRole('checkbox', { name: 'Raleigh' })).toBeVisible()
  expect(screen.queryByRole('switch')).toBeNull()
})

test('a contact that is removed is marked, and can be kept after all', async () => {
  const { user, sent } = await openTab('emergency')
  await user.click(screen.getByRole('button', { name: 'Remove contact 1' }))
  expect(screen.getByText('Luz Ruiz, Sister')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Keep contact' }))
  await user.click(screen.getByRole('button', { name: 'Remove contact 1' }))
  await user.click(save())
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.data).toMatchObject({
    emergency_contacts_attributes: [{ id: anAgent().emergency_contacts[0]?.id, _destroy: true }],
  })
})

test('of the addresses exactly one is the primary one', async () => {
  const { user, sent } = await openTab('contact')
  for (const street of ['1 Elm St', '2 Oak St']) {
    await user.click(screen.getByRole('button', { name: 'Add address' }))
    const last = (label: RegExp) => screen.getAllByLabelText(label).at(-1) as HTMLElement
    await user.type(last(/^Street/), street)
    await user.type(last(/^City/), 'Cary')
    await user.type(last(/^ZIP/), '27511')
  }
  await user.click(screen.getAllByRole('radio', { name: 'Primary address' })[1] as HTMLElement)
  await user.click(save())
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.data).toMatchObject({
    addresses_attributes: [
      { street: '1 Elm St', primary: false },
      { street: '2 Oak St', primary: true },
    ],
  })
})

test('what follows from letting somebody go is said before it is saved', async () => {
  const { user, sent } = await openTab('employment')
  await user.click(screen.getByRole('combobox', { name: /^Status/ }))
  await user.click(await screen.findByRole('option', { name: 'Inactive' }))
  expect(await screen.findByText('Their 7 upcoming visits become open visits.')).toBeVisible()
  expect(screen.getByText(/can no longer sign in/)).toBeVisible()
  await user.click(save())
  await waitFor(() => expect(sent()[0]?.data).toMatchObject({ status: 'inactive' }))
})

test('another role that changes the type says so', async () => {
  const { user } = await openTab('employment')
  await user.click(screen.getByRole('combobox', { name: /^Role/ }))
  await user.click(await screen.findByRole('option', { name: 'Manager' }))
  expect(
    await screen.findByText('Their type changes from caregiver to office staff.'),
  ).toBeVisible()
})

test('who may not change role and status is told why', async () => {
  const abilities = { ...anAgent().abilities, change_role: false, change_status: false }
  await openTab('employment', { agent: anAgent({ abilities }) })
  expect(await screen.findByText("You can't change this")).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  expect(screen.queryByRole('combobox', { name: /^Role/ })).toBeNull()
})

test('a version that somebody else changed is shown field by field beside the own one', async () => {
  const before = anAgent()
  const theirs = anAgent({
    lock_version: 4,
    private_profile: { ...before.private_profile, hire_date: '2024-06-01', pay_rate: 1600 },
  })
  const { user, sent } = await openTab('private', {
    patch: ({ data }) =>
      (data as { lock_version: number }).lock_version === 3
        ? aFailure(409, 'stale', { current: theirs })
        : aRecord(theirs),
  })
  const pay = screen.getByLabelText('Hourly pay')
  await user.clear(pay)
  await user.type(pay, '16.25')
  await user.click(save())
  expect(await screen.findByRole('button', { name: '$16.00' })).toBeVisible()
  expect(screen.getByText('Hire date: 06/01/2024')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await user.click(save())
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]?.data).toEqual({ private_profile: { pay_rate: 1625 }, lock_version: 4 })
})

test('by what claims name a person is entered in one place, with a number for a payor', async () => {
  const payor = { id: '01900000-0000-7000-8000-0000000000b1', name: 'NC Medicaid' }
  const kept = { id: '01900000-0000-7000-8000-0000000000b2', payor, number: 'NC-7' }
  const { user, sent } = await openTab('claims', {
    agent: anAgent({ provider_numbers: [kept] }),
    patch: ({ data }) =>
      JSON.stringify(data).includes('NC-8')
        ? aRecord(anAgent())
        : aFailure(422, 'invalid', {
            errors: { 'provider_numbers_attributes.0.payor_id': ['This payor is listed twice.'] },
          }),
  })
  await user.type(screen.getByLabelText('Taxonomy code'), '3747p1801x')
  await user.click(save())
  expect(await screen.findByText('This payor is listed twice.')).toBeVisible()
  const number = screen.getByLabelText(/^Number/)
  await user.clear(number)
  await user.type(number, 'NC-8')
  await user.click(save())
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]?.data).toEqual({
    taxonomy_code: '3747p1801x',
    provider_numbers_attributes: [{ id: kept.id, payor_id: payor.id, number: 'NC-8' }],
    lock_version: 3,
  })
})
