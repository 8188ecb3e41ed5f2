import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aFailure, aPage, aRecord, serve } from '../../../testing/serve.ts'
import { aCredential, anAgent, uuid } from '../testing/an-agent.ts'
import { AgentCredentials } from './agent-credentials.tsx'
import { leftWords } from './credential-columns.tsx'

let people = 0

const openTab = async (credential = aCredential(), agent = anAgent()) => {
  people += 1
  signedIn(aUser({ id: uuid(300 + people) }))
  const requests = serve({
    'GET /agents/:id/credentials': () => aPage([credential]),
    'POST /agents/:id/credentials': () => aRecord(credential),
    'PATCH /agents/:id/credentials/:credential': () => aRecord(credential),
    'DELETE /agents/:id/credentials/:credential': () => aRecord({ id: credential.id }),
    'POST /direct_uploads': ({ data }) =>
      (data as { filename: string }).filename === 'huge.pdf'
        ? aFailure(422, 'invalid', { errors: { byte_size: ['The file is larger than 25 MB.'] } })
        : aRecord({ signed_id: 'signed-1', url: '/files/up/1' }),
    'PUT /files/up/1': () => new Response(null, { status: 204 }),
  })
  const at = `/agents/${agent.id}`
  const opened = await renderScreen(<AgentCredentials agent={agent} />, { path: 'agent', at })
  await screen.findByRole('link', { name: 'CPR certificate' })
  return { ...opened, sent: (method: string) => requests.filter((one) => one.method === method) }
}

const openPanel = async ({ user }: Awaited<ReturnType<typeof openTab>>) => {
  await user.click(screen.getByRole('link', { name: 'CPR certificate' }))
  return within(await screen.findByRole('dialog', { name: 'CPR certificate' }))
}

test.each([
  [0, 'today'],
  [1, 'in 1 day'],
  [18, 'in 18 days'],
  [-3, '3 days ago'],
])('%i days from today are "%s"', (days, words) => {
  expect(leftWords(days)).toBe(words)
})

test('a credential says how it stands and when it ends', async () => {
  await openTab()
  expect(screen.getByText('Expires soon')).toBeVisible()
  expect(screen.getByText('in 18 days')).toBeVisible()
})

test('one that another has replaced is no warning any more', async () => {
  await openTab(aCredential({ replaced: true, status: 'expired', days_left: -3 }))
  expect(screen.getByText('Replaced')).toBeVisible()
  expect(screen.queryByText('Expired')).toBeNull()
})

test('a credential is added with its document', async () => {
  const { user, sent } = await openTab()
  await user.click(screen.getByRole('button', { name: 'Add credential' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Add credential' }))
  await user.click(panel.getByRole('button', { name: 'Add credential' }))
  expect(panel.getByRole('combobox', { name: /^Credential/ })).toHaveAccessibleDescription(
    'This field is required.',
  )
  await user.click(panel.getByRole('combobox', { name: /^Credential/ }))
  await user.click(await screen.findByRole('option', { name: 'Training hours' }))
  await user.type(panel.getByLabelText('Hours'), '7.5')
  await user.type(panel.getByRole('textbox', { name: 'Expires' }), '6/30/26')
  const file = new File(['%PDF-1.7'], 'training.pdf', { type: 'application/pdf' })
  await user.upload(panel.getByLabelText('Add document', { selector: 'input' }), file)
  expect(await panel.findByText('New document: training.pdf')).toBeVisible()
  await user.click(panel.getByRole('button', { name: 'Add credential' }))
  const posts = () => sent('POST').filter(({ path }) => path.endsWith('/credentials'))
  await waitFor(() => expect(posts()).toHaveLength(1))
  expect(posts()[0]?.data).toEqual({
    kind: 'training_hours',
    number: null,
    issued_on: null,
    expires_on: '2026-06-30',
    training_minutes: 450,
    note: null,
    signed_id: 'signed-1',
  })
})

test('a file that is refused says why, and nothing is attached', async () => {
  const { user } = await openTab()
  await user.click(screen.getByRole('button', { name: 'Add credential' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Add credential' }))
  const file = new File(['%PDF-1.7'], 'huge.pdf', { type: 'application/pdf' })
  await user.upload(panel.getByLabelText('Add document', { selector: 'input' }), file)
  expect(await panel.findByText('The file is larger than 25 MB.')).toBeVisible()
  expect(panel.queryByText(/New document/)).toBeNull()
})

test('a change keeps the stored document unless it is taken away', async () => {
  const opened = await openTab(
    aCredential({ document: { name: 'cpr.pdf', url: '/files/cpr.pdf' } }),
  )
  const { user, sent } = opened
  const panel = await openPanel(opened)
  await user.click(panel.getByRole('button', { name: 'Edit' }))
  await user.type(panel.getByRole('textbox', { name: 'Note' }), 'Seen')
  await user.click(panel.getByRole('button', { name: 'Save credential' }))
  await waitFor(() => expect(sent('PATCH')).toHaveLength(1))
  expect(sent('PATCH')[0]?.data).toMatchObject({ note: 'Seen', lock_version: 2 })
  expect(sent('PATCH')[0]?.data).not.toHaveProperty('signed_id')
  await user.click(await panel.findByRole('button', { name: 'Edit' }))
  await user.click(panel.getByRole('button', { name: 'Remove' }))
  await user.click(panel.getByRole('button', { name: 'Save credential' }))
  await waitFor(() => expect(sent('PATCH')[1]?.data).toMatchObject({ signed_id: null }))
})

test('a credential is removed after a question', async () => {
  const opened = await openTab()
  const panel = await openPanel(opened)
  await opened.user.click(panel.getByRole('button', { name: 'Remove' }))
  const question = await screen.findByRole('dialog', { name: 'Remove this CPR certificate?' })
  await opened.user.click(within(question).getByRole('button', { name: 'Remove' }))
  await waitFor(() =>
    expect(opened.sent('DELETE')[0]?.path).toBe(
      `/agents/${uuid(1)}/credentials/${aCredential().id}`,
    ),
  )
})

test('who may not edit can look only', async () => {
  const opened = await openTab(aCredential(), anAgent({ abilities: {} }))
  expect(screen.queryByRole('button', { name: 'Add credential' })).toBeNull()
  const panel = await openPanel(opened)
  expect(panel.queryByRole('button', { name: 'Edit' })).toBeNull()
  expect(panel.queryByRole('button', { name: 'Remove' })).toBeNull()
})
