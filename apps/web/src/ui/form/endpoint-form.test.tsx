import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { database } from '../../plumbing/offline/database.ts'
import '../../plumbing/offline/forget.ts'
import type { Sealed } from '../../plumbing/offline/sealed-bytes.ts'
import { go } from '../../plumbing/paths/navigate.ts'
import { to } from '../../plumbing/paths/to.ts'
import { ownerOf } from '../../plumbing/session/session.ts'
import { wipe } from '../../plumbing/session/wipe.ts'
import { aUser, signedIn } from '../../testing/a-user.ts'
import { aFailure, aRecord, serve } from '../../testing/serve.ts'
import { readDraft, tidyDrafts } from './draft.ts'
import { aBird, openBird } from './testing/bird-form.tsx'

const open = () => openBird({ onDone: ({ name }) => go(to('client', { clientId: name })) })
const save = () => screen.getByRole('button', { name: 'Save bird' })

const drafts = async () =>
  (await (await database()).getAll('kept')).filter(({ name }) => name.startsWith('draft:'))

const bytesOf = (kept: { value: unknown }[]): string =>
  kept
    .map(({ value }) => new TextDecoder().decode((value as { sealed: Sealed }).sealed.bytes))
    .join('')

beforeEach(async () => {
  signedIn()
  await (await database()).clear('kept')
})

test('what is typed is sent; an emptied field is null where it may be, absent where it must', async () => {
  const requests = serve({ 'PATCH /birds/:id': () => aRecord(aBird({ name: 'Wren' })) })
  const { user } = await open()
  await user.clear(screen.getByLabelText('Name'))
  await user.type(screen.getByLabelText('Name'), 'Wren')
  await user.clear(screen.getByLabelText('Nickname'))
  await user.clear(screen.getByLabelText('Colour'))
  await user.type(screen.getByLabelText('Hatched'), '3/5/26')
  await user.click(save())
  expect(await screen.findByText('At /clients/Wren')).toBeVisible()
  expect(requests[0]?.path).toBe('/birds/0190')
  expect(requests[0]?.data).toEqual({
    name: 'Wren',
    nickname: null,
    hatched: '2026-03-05',
    lock_version: 3,
  })
})

test('the schema speaks at the field before anything is sent, and the field takes the focus', async () => {
  const requests = serve({})
  const { user } = await open()
  await user.clear(screen.getByLabelText('Name'))
  await user.type(screen.getByLabelText('Hatched'), 'soon')
  await user.click(save())
  expect(await screen.findByText('This field is required.')).toBeVisible()
  expect(screen.getByText('Enter a date like 03/05/2026.')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
  expect(requests).toHaveLength(0)
})

test("the server's sentences land on their fields, the others over the form", async () => {
  serve({
    'PATCH /birds/:id': () =>
      aFailure(422, 'invalid', {
        errors: { name: ['This name is taken.'], flock: ['Too large.'] },
        non_field_errors: ['It is night.'],
      }),
  })
  const { user } = await open()
  await user.type(screen.getByLabelText('Colour'), 'red')
  await user.click(save())
  expect(await screen.findByText('This name is taken.')).toBeVisible()
  expect(screen.getByLabelText('Name')).toBeInvalid()
  const alerts = screen.getAllByRole('alert')
  const [over] = alerts.filter((alert) => alert.closest('form') !== null)
  expect(over).toHaveTextContent('Flock: Too large.')
  expect(over).toHaveTextContent('It is night.')
  const toasts = alerts.filter((alert) => alert !== over)
  expect(toasts.map(({ textContent }) => textContent)).toEqual([
    'Flock: Too large.',
    'It is night.',
  ])
})

test('two quick clicks send once', async () => {
  const requests = serve({ 'PATCH /birds/:id': () => aRecord(aBird({ name: 'x' })) })
  const { user } = await open()
  await user.dblClick(save())
  await screen.findByText('At /clients/x')
  expect(requests).toHaveLength(1)
})

test('a draft comes back to the same person, without the secret fields', async () => {
  serve({})
  const { user, history } = await open()
  await user.type(screen.getByLabelText('Nickname'), 'by')
  await user.type(screen.getByLabelText('Ring'), '4711')
  history.push('/elsewhere')
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  history.push('/clients/1/edit')
  expect(await screen.findByText('Draft restored')).toBeVisible()
  expect(screen.getByLabelText('Nickname')).toHaveValue('Robby')
  expect(screen.getByLabelText('Ring')).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Discard draft' }))
  expect(screen.getByLabelText('Nickname')).toHaveValue('Rob')
  await waitFor(async () => expect(await drafts()).toEqual([]))
})

test('a draft lies on the device unreadable, survives an expired session, not a sign-out', async () => {
  serve({})
  const { user } = await open()
  await user.type(screen.getByLabelText('Nickname'), 'by')
  await waitFor(async () => expect(await drafts()).toHaveLength(1))
  expect(bytesOf(await drafts())).not.toContain('Robby')
  await wipe('expired')
  expect(await readDraft('bird:1')).toMatchObject({ values: { nickname: 'Robby' } })
  await wipe('signed_out')
  expect(await drafts()).toEqual([])
})

test('a draft that an older version left in plain is sealed and comes back', async () => {
  serve({})
  const plain = { values: { nickname: 'Robert' }, at: '2026-03-02T14:00:00Z' }
  sessionStorage.setItem(`homeward:draft:${ownerOf(aUser())}:bird:1`, JSON.stringify(plain))
  await tidyDrafts()
  expect(sessionStorage).toHaveLength(0)
  await open()
  expect(await screen.findByText('Draft restored')).toBeVisible()
  expect(screen.getByLabelText('Nickname')).toHaveValue('Robert')
})

test('nobody sees the draft of another person', async () => {
  serve({})
  const { user } = await open()
  await user.type(screen.getByLabelText('Nickname'), 'by')
  signedIn(aUser({ id: '01900009-0000-7000-8000-000000000000' }))
  await open()
  expect(screen.queryByText('Draft restored')).not.toBeInTheDocument()
})

test('leaving with something unsaved is asked about; staying keeps it', async () => {
  serve({})
  const { user, history, address } = await open()
  await user.type(screen.getByLabelText('Name'), 'a')
  history.push('/elsewhere')
  await user.click(await screen.findByRole('button', { name: 'Stay' }))
  expect(address()).toBe('/clients/1/edit')
  expect(screen.getByLabelText('Name')).toHaveValue('Robina')
})
