import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../plumbing/query.ts'
import { database } from '../../plumbing/offline/database.ts'
import { signedIn } from '../../testing/a-user.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aFailure, aPage, aRecord, serve, type Seen, type Answer } from '../../testing/serve.ts'
import { ClientEditScreen } from './client-edit-screen.tsx'
import { aClient } from './testing/a-client.ts'

// Each test begins without a draft.
beforeEach(async () => (await database()).clear('kept'))

const rosa = aClient()

const openTab = async (tab: string, patch: (seen: Seen) => Answer = () => aRecord(rosa)) => {
  signedIn()
  const requests = serve({
    'GET /clients/:id': () => aRecord(rosa),
    'PATCH /clients/:id': patch,
    'GET /offices': () => aPage([]),
    'GET /payors': () => aPage([]),
    'GET /services': () => aPage([]),
    'GET /client_tags': () => aRecord({ tags: [] }),
    'GET /diagnosis_codes': () => aPage([]),
    'POST /clients/:id/reveal': () => aRecord({ field: 'medicaid_number', value: '900456789K' }),
  })
  const opened = await renderScreen(<ClientEditScreen />, {
    path: 'client.edit.tab',
    at: `/clients/${rosa.id}/edit/${tab}`,
  })
  await screen.findByRole('button', { name: 'Save' })
  return { ...opened, sent: () => requests.filter(({ method }) => method === 'PATCH') }
}

const save = () => screen.getByRole('button', { name: 'Save' })

test('what was changed is saved, with the version that was opened', async () => {
  const { user, sent, address } = await openTab('person')
  const name = screen.getByLabelText(/^First name/)
  await user.clear(name)
  await user.type(name, 'Rosie')
  await user.click(save())
  await waitFor(() => expect(address()).toBe(`/clients/${rosa.id}`))
  expect(sent()[0]?.data).toEqual({ first_name: 'Rosie', lock_version: 3 })
})

test('a name cannot be emptied', async () => {
  const { user, sent } = await openTab('person')
  const name = screen.getByLabelText(/^Last name/)
  await user.clear(name)
  await user.click(save())
  expect(name).toHaveAccessibleDescription('This field is required.')
  expect(sent()).toEqual([])
})

test('an empty member id keeps the stored one', async () => {
  const { user, sent } = await openTab('insurance')
  expect(screen.getByText('••••6789')).toBeVisible()
  expect(screen.getByLabelText(/^Member ID/)).toHaveValue('')
  await user.type(screen.getByLabelText(/^Deductible/), '12.50')
  await user.click(save())
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.data).toEqual({ deductible: 1250, lock_version: 3 })
})

test('the stored member ID is removed only when that is chosen', async () => {
  const { user, sent } = await openTab('insurance')
  await user.click(screen.getByRole('checkbox', { name: 'Remove the stored member ID' }))
  await user.click(save())
  await waitFor(() => expect(sent()[0]?.data).toMatchObject({ medicaid_number: null }))
})

test('a stored number is revealed on asking, and can be hidden again', async () => {
  const { user } = await openTab('insurance')
  await user.click(screen.getByRole('button', { name: 'Reveal member id' }))
  expect(await screen.findByText('900456789K')).toBeVisible()
  expect(
    JSON.stringify(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state),
    ),
  ).not.toContain('900456789K')
  await user.click(screen.getByRole('button', { name: 'Hide member id' }))
  expect(screen.queryByText('900456789K')).toBeNull()
  expect(screen.getByText('••••6789')).toBeVisible()
})

test('two parts are saved together, only what was changed', async () => {
  const { user, sent, address } = await openTab('person')
  await user.type(screen.getByLabelText(/^Nickname/), 'Rosie')
  await user.click(screen.getByRole('tab', { name: 'Preferences' }))
  await waitFor(() => expect(address()).toBe(`/clients/${rosa.id}/edit/settings`))
  await user.type(screen.getByLabelText('Pets'), 'A cat')
  await user.click(save())
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.data).toEqual({
    nickname: 'Rosie',
    settings: { pets: 'A cat' },
    lock_version: 3,
  })
})

test('a removed address is marked, and another becomes the primary one', async () => {
  const { user, sent } = await openTab('addresses')
  await user.click(screen.getByRole('button', { name: 'Add address' }))
  const [, street] = screen.getAllByLabelText(/^Street/)
  const [, city] = screen.getAllByLabelText(/^City/)
  const [, zip] = screen.getAllByLabelText(/^ZIP/)
  if (!street || !city || !zip) throw new Error('the new address has no fields')
  await user.type(street, '44 Senior Way')
  await user.type(city, 'Cary')
  await user.type(zip, '27511')
  await user.click(screen.getByRole('button', { name: 'Remove address 1' }))
  expect(screen.getByRole('button', { name: 'Keep 1520 Oberlin Road, Raleigh' })).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Primary address' })).toBeChecked()
  await user.click(save())
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.data).toMatchObject({
    addresses_attributes: [
      { id: rosa.addresses[0]?.id, primary: false, _destroy: true },
      { street: '44 Senior Way', primary: true },
    ],
  })
})

test('a street that was emptied is asked for, and the stored one does not stay unseen', async () => {
  const { user, sent } = await openTab('addresses')
  await user.clear(screen.getByLabelText(/^Street/))
  await user.click(save())
  await waitFor(() =>
    expect(screen.getByLabelText(/^Street/)).toHaveAccessibleDescription('This field is required.'),
  )
  expect(sent()).toEqual([])
})

test('a version that somebody else changed is shown beside the own one and saved over it', async () => {
  const theirs = { ...rosa, first_name: 'Rosalinda', lock_version: 4 }
  const { user, sent } = await openTab('person', ({ data }) =>
    (data as { lock_version: number }).lock_version === 3
      ? aFailure(409, 'stale', { current: theirs })
      : aRecord(theirs),
  )
  const name = screen.getByLabelText(/^First name/)
  await user.clear(name)
  await user.type(name, 'Rosie')
  await user.click(save())
  await user.click(await screen.findByRole('button', { name: 'Rosalinda' }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await user.click(save())
  await waitFor(() => expect(sent()).toHaveLength(2))
  // What they saved stands on the server already.
  expect(sent()[1]?.data).toEqual({ lock_version: 4 })
})

test('what somebody else changed elsewhere in the record stays, without a question', async () => {
  const theirs = { ...rosa, nickname: 'Rosie', phone: '9195550177', lock_version: 4 }
  const { user, sent } = await openTab('person', ({ data }) =>
    (data as { lock_version: number }).lock_version === 3
      ? aFailure(409, 'stale', { current: theirs })
      : aRecord(theirs),
  )
  await user.type(screen.getByLabelText(/^Middle name/), 'Maria')
  await user.click(save())
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]?.data).toEqual({ middle_name: 'Maria', lock_version: 4 })
})

test('a member id that both changed is asked about by what is shown of it', async () => {
  const theirs = { ...rosa, medicaid_number: '••••1111', lock_version: 4 }
  const { user, sent } = await openTab('insurance', ({ data }) =>
    (data as { lock_version: number }).lock_version === 3
      ? aFailure(409, 'stale', { current: theirs })
      : aRecord(theirs),
  )
  await user.type(screen.getByLabelText(/^Member ID/), '900456789K')
  await user.click(save())
  await user.click(await screen.findByRole('button', { name: '••••1111' }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await user.click(save())
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]?.data).toEqual({ lock_version: 4 })
})

test('a client who was merged leads to the one that it is now', async () => {
  signedIn()
  const into = { id: '0190aaaa-0000-7000-8000-000000000002', name: 'Rosa A.' }
  serve({
    'GET /clients/:id': () => aFailure(410, 'client_merged', { current: { merged_into: into } }),
  })
  const { address } = await renderScreen(<ClientEditScreen />, {
    path: 'client.edit.tab',
    at: `/clients/${rosa.id}/edit/person`,
  })
  await waitFor(() => expect(address()).toBe(`/clients/${into.id}?merged=here`))
})

test('the parts are tabs with an address of their own', async () => {
  const { user, address } = await openTab('person')
  await user.click(screen.getByRole('tab', { name: 'Medical' }))
  await waitFor(() => expect(address()).toBe(`/clients/${rosa.id}/edit/medical`))
  expect(await screen.findByText('R26.9')).toBeVisible()
})
