import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser, signedIn } from '../../testing/a-user.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aFailure, type Answer, aPage, aRecord, type Seen, serve } from '../../testing/serve.ts'
import { EmployeesScreen } from './employees-screen.tsx'
import { anEmployee, cary, raleigh, uuid } from './testing/an-agent.ts'

let people = 0

type Options = { role?: 'owner' | 'pca'; patch?: (seen: Seen) => Answer }

const openList = async (employee = anEmployee(), { role = 'owner', patch }: Options = {}) => {
  people += 1
  signedIn(aUser({ role, id: uuid(400 + people) }))
  const requests = serve({
    'GET /employees': () => aPage([employee]),
    'POST /employees': () => aRecord(employee),
    'PATCH /employees/:id': patch ?? (() => aRecord(employee)),
    'DELETE /employees/:id': () => aRecord({ ...employee, status: 'inactive' }),
    'GET /saved_views': () => aRecord({ views: [] }),
    'GET /offices': () => aPage([raleigh, cary]),
    'GET /phone_availability': ({ query: { phone } }) =>
      aRecord({ phone, available: true, taken_by: null, used_elsewhere: false }),
  })
  const opened = await renderScreen(<EmployeesScreen />, { path: 'employees' })
  await screen.findByRole('link', { name: 'Ruiz, Ana' })
  return { ...opened, sent: (method: string) => requests.filter((one) => one.method === method) }
}

const openPanel = async ({ user }: Awaited<ReturnType<typeof openList>>) => {
  await user.click(screen.getByRole('link', { name: 'Ruiz, Ana' }))
  return within(await screen.findByRole('dialog', { name: 'Ana Ruiz' }))
}

test('an employee is added with role and offices', async () => {
  const { user, sent } = await openList()
  await user.click(screen.getByRole('button', { name: 'Add employee' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Add employee' }))
  await user.type(panel.getByLabelText(/^First name/), 'Ben')
  await user.type(panel.getByLabelText(/^Last name/), 'Stone')
  await user.click(panel.getByRole('combobox', { name: /^Role/ }))
  await user.click(await screen.findByRole('option', { name: 'Nurse' }))
  await user.click(panel.getByRole('checkbox', { name: 'Cary' }))
  await user.click(panel.getByRole('button', { name: 'Add employee' }))
  await waitFor(() => expect(sent('POST')).toHaveLength(1))
  expect(sent('POST')[0]?.data).toEqual({
    first_name: 'Ben',
    last_name: 'Stone',
    role: 'nurse',
    phone: null,
    email: null,
    office_ids: [cary.id],
  })
})

test('offices that are chosen take the place of those before', async () => {
  const opened = await openList()
  const { user, sent } = opened
  const panel = await openPanel(opened)
  await user.click(panel.getByRole('button', { name: 'Edit' }))
  await user.click(await panel.findByRole('checkbox', { name: 'Raleigh' }))
  await user.click(panel.getByRole('checkbox', { name: 'Cary' }))
  await user.click(panel.getByRole('button', { name: 'Save employee' }))
  await waitFor(() => expect(sent('PATCH')).toHaveLength(1))
  expect(sent('PATCH')[0]?.data).toMatchObject({ office_ids: [cary.id], lock_version: 3 })
})

test('a role that may not be given is told at the field', async () => {
  const why = 'The agency needs an active owner. Make someone else an owner first.'
  const opened = await openList(anEmployee(), {
    patch: () => aFailure(409, 'last_owner', { errors: { role: [why] } }),
  })
  const panel = await openPanel(opened)
  await opened.user.click(panel.getByRole('button', { name: 'Edit' }))
  await panel.findByRole('checkbox', { name: 'Raleigh' })
  await opened.user.click(panel.getByRole('button', { name: 'Save employee' }))
  await waitFor(() =>
    expect(panel.getByRole('combobox', { name: /^Role/ })).toHaveAccessibleDescription(
      expect.stringContaining(why),
    ),
  )
})

test('somebody is let go after a question', async () => {
  const opened = await openList()
  const panel = await openPanel(opened)
  await opened.user.click(panel.getByRole('button', { name: 'Terminate employment' }))
  const question = within(
    await screen.findByRole('dialog', { name: 'Terminate Ana Ruiz’s employment?' }),
  )
  await opened.user.click(question.getByRole('button', { name: 'Terminate employment' }))
  await waitFor(() => expect(opened.sent('DELETE')).toHaveLength(1))
})

test('a caregiver sees names and roles, and can do nothing', async () => {
  const row = { phone: null, email: null, username: null, abilities: {} }
  const opened = await openList(anEmployee({ ...row, type: 'Agent', role: 'nurse' }), {
    role: 'pca',
  })
  expect(screen.queryByRole('columnheader', { name: 'Phone' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add employee' })).toBeNull()
  const panel = await openPanel(opened)
  expect(panel.getByText('Nurse')).toBeVisible()
  expect(panel.queryByText('Phone')).toBeNull()
  expect(panel.queryByRole('button', { name: 'Edit' })).toBeNull()
})
