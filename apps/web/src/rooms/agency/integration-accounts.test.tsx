import type { IntegrationAccount } from '@homeward/contract/agency/integration-accounts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { database } from '../../plumbing/offline/database.ts'
import { signedIn } from '../../testing/a-user.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aFailure, aPage, aRecord, type Answer, type Seen, serve } from '../../testing/serve.ts'
import { IntegrationAccountsScreen } from './integration-accounts-screen.tsx'

beforeEach(async () => {
  await (await database()).clear('kept')
  signedIn()
})

const west: IntegrationAccount = {
  id: '01900000-0000-7000-8000-0000000000c1',
  kind: 'evv',
  vendor: 'sandata',
  name: 'Sandata West',
  settings: {
    endpoint: 'https://api.example.org/',
    account: 'HW-1',
    user: null,
    folder: null,
    host_key: null,
    evv: null,
  },
  has_secret: true,
  health: 'unknown',
  last_tested_at: null,
  last_test: null,
  status: 'active',
  lock_version: 2,
  abilities: { edit: true, archive: true, restore: false },
}

const open = async (handlers: Record<string, (seen: Seen) => Answer>) => {
  const requests = serve({ 'GET /integration_accounts': () => aPage([west]), ...handlers })
  const rendered = await renderScreen(<IntegrationAccountsScreen />, {
    path: 'admin.integration-accounts',
  })
  return { ...rendered, sent: () => requests.filter(({ method }) => method !== 'GET') }
}

const dialog = async () => within(await screen.findByRole('dialog'))

test('an account is added with what its vendor needs', async () => {
  const { user, sent } = await open({ 'POST /integration_accounts': () => aRecord(west) })
  await user.click(await screen.findByRole('button', { name: 'Add account' }))
  const form = await dialog()
  await user.type(form.getByLabelText(/^Name/), 'Availity')
  await user.click(form.getByRole('combobox', { name: 'With' }))
  await user.click(await screen.findByRole('option', { name: 'Server folder' }))
  expect(form.queryByLabelText('Password or key')).not.toBeInTheDocument()
  await user.type(form.getByLabelText(/^Folder/), '../other')
  await user.click(form.getByRole('button', { name: 'Add account' }))
  expect(form.getByLabelText(/^Folder/)).toHaveAccessibleDescription(/Enter only letters, digits/)
  await user.clear(form.getByLabelText(/^Folder/))
  await user.type(form.getByLabelText(/^Folder/), 'availity')
  await user.click(form.getByRole('button', { name: 'Add account' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.data).toMatchObject({
    name: 'Availity',
    vendor: 'folder',
    settings: { folder: 'availity' },
  })
})

test('the key that is kept is not shown, and stays unless another is typed', async () => {
  const { user, sent } = await open({ 'PATCH /integration_accounts/:id': () => aRecord(west) })
  const save = async (act: (form: Awaited<ReturnType<typeof dialog>>) => Promise<unknown>) => {
    await user.click(await screen.findByRole('link', { name: 'Sandata West' }))
    const form = await dialog()
    expect(form.getByLabelText('Password or key')).toHaveValue('')
    await act(form)
    const before = sent().length
    await user.click(form.getByRole('button', { name: 'Save account' }))
    await waitFor(() => expect(sent()).toHaveLength(before + 1))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    return sent().at(-1)?.data
  }
  const nothing = () => Promise.resolve()
  expect(await save(nothing)).toEqual({ lock_version: 2 })
  expect(await save((form) => user.type(form.getByLabelText('Password or key'), 's3cret'))).toEqual(
    {
      secret: 's3cret',
      lock_version: 2,
    },
  )
  expect(
    await save((form) => user.click(form.getByLabelText(/^Remove the stored password/))),
  ).toEqual({
    secret: null,
    lock_version: 2,
  })
})

test('a name that is taken is said at its field', async () => {
  const sentence = 'Another one has this name.'
  const { user } = await open({
    'PATCH /integration_accounts/:id': () =>
      aFailure(422, 'name_taken', { errors: { name: [sentence] } }),
  })
  await user.click(await screen.findByRole('link', { name: 'Sandata West' }))
  const form = await dialog()
  expect(form.queryByRole('button', { name: 'Test' })).not.toBeInTheDocument()
  await user.type(form.getByLabelText(/^Name/), '!')
  await user.click(form.getByRole('button', { name: 'Save account' }))
  expect(await form.findByText(sentence)).toBeVisible()
  expect(form.getByRole('combobox', { name: 'With' })).toBeDisabled()
})

test.each(['folder', 'sandata'] as const)(
  'an account (%s) is tested from its panel; what nothing is exchanged with is not',
  async (vendor) => {
    const tested = { ...west, vendor, abilities: { ...west.abilities, test: true } }
    let shown: IntegrationAccount = tested
    const { user } = await open({
      'GET /integration_accounts': () => aPage([shown]),
      'POST /integration_accounts/:id/test': () => {
        const last_test = { ok: false, message: 'Sandata rejected the password.', took: 1200 }
        shown = { ...tested, health: 'failing', last_test, last_tested_at: '2026-03-02T14:00:00Z' }
        return aRecord(shown)
      },
    })
    await user.click(await screen.findByRole('link', { name: 'Sandata West' }))
    const panel = await dialog()
    expect(panel.getByText('Not tested yet.')).toBeVisible()
    await user.click(panel.getByRole('button', { name: 'Test' }))
    expect(await panel.findByText(/rejected the password\. Response time: 1,200 ms/)).toBeVisible()
    expect(screen.getByText('Fails')).toBeInTheDocument()
  },
)

test('an EVV account is asked what its vendor needs, and keeps it', async () => {
  const { user, sent } = await open({ 'POST /integration_accounts': () => aRecord(west) })
  await user.click(await screen.findByRole('button', { name: 'Add account' }))
  const form = await dialog()
  await user.type(form.getByLabelText(/^Name/), 'HHAeXchange')
  expect(form.getByLabelText(/^Payer program/)).toBeVisible()
  await user.click(form.getByRole('combobox', { name: 'With' }))
  await user.click(await screen.findByRole('option', { name: 'HHAeXchange' }))
  expect(form.queryByLabelText(/^Host key/)).not.toBeInTheDocument()
  await user.type(form.getByLabelText(/^Scope/), 'evv')
  await user.click(form.getByRole('combobox', { name: 'Channel' }))
  await user.click(await screen.findByRole('option', { name: 'Files over SFTP' }))
  expect(form.getByLabelText(/^Host key/)).toBeVisible()
  expect(form.queryByLabelText(/^Scope/)).not.toBeInTheDocument()
  await user.type(form.getByLabelText(/^Payer ID/), '24075')
  await user.click(form.getByRole('button', { name: 'Add account' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.data).toMatchObject({
    vendor: 'hhaexchange',
    settings: { evv: { channel: 'files', payer_id: '24075', mco_id: null } },
  })
})
