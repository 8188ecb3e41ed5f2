import type { Office } from '@homeward/contract/agency/offices'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { database } from '../../../plumbing/offline/database.ts'
import { aUser, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aFailure, aPage, aRecord, type Answer, type Seen, serve } from '../../../testing/serve.ts'
import { OfficesScreen } from './offices-screen.tsx'

beforeEach(async () => {
  await (await database()).clear('kept')
  signedIn()
})

const raleigh: Office = {
  id: '01900000-0000-7000-8000-0000000000a1',
  name: 'Raleigh',
  status: 'active',
  phone: '9195550100',
  npi: null,
  taxonomy_code: null,
  street: null,
  unit: null,
  city: null,
  state: null,
  zip: null,
  latitude: null,
  longitude: null,
  lock_version: 2,
  abilities: { edit: true, archive: true, restore: false },
}

const open = async (office = raleigh, handlers: Record<string, (seen: Seen) => Answer> = {}) => {
  const requests = serve({ 'GET /offices': () => aPage([office]), ...handlers })
  const rendered = await renderScreen(<OfficesScreen />, { path: 'admin.offices' })
  await openPanel(rendered.user)
  return { ...rendered, sent: () => requests.filter(({ method }) => method !== 'GET') }
}

const openPanel = async (user: Awaited<ReturnType<typeof renderScreen>>['user']) =>
  user.click(await screen.findByRole('link', { name: 'Raleigh' }))

test('an office is changed in the panel; a name that is taken is refused at its field', async () => {
  const sentence = 'Another office has this name.'
  const { user, sent } = await open(raleigh, {
    'PATCH /offices/:id': () =>
      aFailure(422, 'office_name_taken', { errors: { name: [sentence] } }),
  })
  const panel = within(await screen.findByRole('dialog'))
  const name = panel.getByLabelText(/^Name/)
  await user.clear(name)
  await user.click(panel.getByRole('button', { name: 'Save office' }))
  expect(name).toHaveAccessibleDescription('This field is required.')
  await user.type(name, 'Durham')
  await user.click(panel.getByRole('button', { name: 'Save office' }))
  expect(await panel.findByText(sentence)).toBeVisible()
  expect(sent()[0]?.data).toEqual({ name: 'Durham', lock_version: 2 })
})

test('the last office cannot be archived, and the server says why', async () => {
  const sentence = 'This is the only open office.'
  const { user } = await open(raleigh, {
    'DELETE /offices/:id': () => aFailure(409, 'last_office', { non_field_errors: [sentence] }),
  })
  await user.click(await screen.findByRole('button', { name: 'Archive' }))
  const question = within(await screen.findByRole('dialog', { name: 'Archive Raleigh?' }))
  await user.click(question.getByRole('button', { name: 'Archive' }))
  expect(await screen.findByText(sentence)).toBeVisible()
})

test('an archived office is restored', async () => {
  const archived = { edit: true, archive: false, restore: true }
  const { user, sent } = await open(
    { ...raleigh, status: 'archived', abilities: archived },
    {
      'PATCH /offices/:id': () => aRecord(raleigh),
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(sent()[0]?.data).toEqual({ status: 'active' }))
})

test('who may not change offices reads them', async () => {
  signedIn(aUser({ role: 'nurse' }))
  await open({ ...raleigh, abilities: {} })
  const panel = within(await screen.findByRole('dialog'))
  expect(panel.getByText('(919) 555-0100')).toBeVisible()
  for (const name of ['Save office', 'Archive', 'Add office'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
})

test('an office with active clients is archived after a second question', async () => {
  const sentence = '2 active clients belong to this office.'
  const { user, sent } = await open(raleigh, {
    'DELETE /offices/:id': ({ query }) =>
      query.clients_confirmed === 'true'
        ? aRecord({ id: raleigh.id })
        : aFailure(409, 'office_has_clients', { non_field_errors: [sentence] }),
  })
  await user.click(await screen.findByRole('button', { name: 'Archive' }))
  const question = within(await screen.findByRole('dialog', { name: 'Archive Raleigh?' }))
  await user.click(question.getByRole('button', { name: 'Archive' }))
  expect(await screen.findByText(sentence)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Archive anyway' }))
  await waitFor(() => expect(sent()).toHaveLength(2))
})

test('an office gets an NPI and a taxonomy code of its own', async () => {
  const { user, sent } = await open(raleigh, { 'PATCH /offices/:id': () => aRecord(raleigh) })
  const panel = within(await screen.findByRole('dialog'))
  await user.type(panel.getByLabelText(/^NPI/), '1245319599')
  await user.type(panel.getByLabelText(/^Taxonomy code/), '251E00000')
  await user.click(panel.getByRole('button', { name: 'Save office' }))
  expect(panel.getByLabelText(/^Taxonomy code/)).toHaveAccessibleDescription(/10-character/)
  await user.type(panel.getByLabelText(/^Taxonomy code/), 'X')
  await user.click(panel.getByRole('button', { name: 'Save office' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.data).toEqual({
    npi: '1245319599',
    taxonomy_code: '251E00000X',
    lock_version: 2,
  })
})
