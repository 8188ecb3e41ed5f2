import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkIn } from '@homeward/contract/visits/capture'
import { updateClient } from '@homeward/contract/clients/clients'
import { database } from '../../plumbing/offline/database.ts'
import {
  enqueue,
  queueSnapshot,
  startQueue,
  wakeQueue,
} from '../../plumbing/offline/device-queue.ts'
import { aUser, signedIn } from '../../testing/a-user.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aFailure, aRecord, serve } from '../../testing/serve.ts'
import { AccountMenu } from './account-menu.tsx'
import { QueueButton } from './queue-button.tsx'

const id = '01900001-0000-7000-8000-000000000000'
const at = '2026-03-02T14:00:00Z'
let stop = () => undefined as void

beforeEach(() => {
  signedIn()
  stop = startQueue()
})

afterEach(() => stop())

const open = () =>
  renderScreen(
    <>
      <QueueButton />
      <AccountMenu user={aUser()} />
    </>,
    { path: 'clients' },
  )

test('what waits is listed and can be sent by hand', async () => {
  let away = true
  const requests = serve({ 'POST /visits/:id/check_in': () => (away ? 'away' : aRecord({ id })) })
  const { user } = await open()
  await enqueue(checkIn, { id, at }, { label: 'Check in, Rosa Alvarez', scope: id })
  await user.click(await screen.findByRole('button', { name: '1 unsent change' }))
  const entry = within(await screen.findByRole('listitem'))
  expect(entry.getByText('Check in, Rosa Alvarez')).toBeVisible()
  await entry.findByText(/1 try/)
  expect(await entry.findByText('Waiting')).toBeVisible()
  away = false
  await user.click(entry.getByRole('button', { name: 'Sync now' }))
  expect(await screen.findByText('All synced.')).toBeVisible()
  expect(requests).toHaveLength(1)
})

test('a conflict shows both versions; mine can be sent over theirs', async () => {
  const sent: unknown[] = []
  serve({
    'PATCH /clients/:id': ({ data }) => {
      sent.push(data)
      return sent.length > 1
        ? aRecord({ id })
        : aFailure(409, 'stale', {
            non_field_errors: ['Somebody else changed this.'],
            current: { nickname: 'Theirs', lock_version: 5 },
          })
    },
  })
  const { user } = await open()
  const change = { id, nickname: 'Mine', lock_version: 4 }
  await enqueue(updateClient, change, { label: 'Nickname', scope: id })
  await user.click(await screen.findByRole('button', { name: '1 unsent change' }))
  expect(await screen.findByText('Failed')).toBeVisible()
  expect(screen.getByRole('cell', { name: 'Mine' })).toBeVisible()
  expect(screen.getByRole('cell', { name: 'Theirs' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Keep mine' }))
  await waitFor(() => expect(sent[1]).toEqual({ nickname: 'Mine', lock_version: 5 }))
})

test('discarding asks first', async () => {
  serve({ 'POST /visits/:id/check_in': () => aFailure(409, 'visit_started') })
  const { user } = await open()
  await enqueue(checkIn, { id, at }, { label: 'Check in', scope: id })
  await user.click(await screen.findByRole('button', { name: '1 unsent change' }))
  await screen.findByText('Failed')
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(screen.getByText('Check in')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  await user.click(await screen.findByRole('button', { name: 'Discard change' }))
  expect(await screen.findByText('All synced.')).toBeVisible()
})

const askToLeave = async () => {
  const { user } = await open()
  await enqueue(checkIn, { id, at }, { label: 'Check in', scope: id })
  await screen.findByRole('button', { name: '1 unsent change' })
  await user.click(screen.getByRole('button', { name: 'Pat Doe’s account' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  return { user, dialog: within(await screen.findByRole('dialog')) }
}

test('signing out with unsent changes is asked about; going on erases everything', async () => {
  serve({ 'POST /visits/:id/check_in': () => 'away', 'DELETE /auth': () => aRecord({}) })
  const { user, dialog } = await askToLeave()
  expect(dialog.getByText(/1 change is not synced yet/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Discard and sign out' }))
  expect(await screen.findByText('At /signin')).toBeVisible()
  const db = await database()
  expect(await db.count('queue')).toBe(0)
  expect(await db.getAllKeys('kept')).toEqual([])
})

test('who keeps what waits finds it again after signing in; somebody else neither sees nor sends it', async () => {
  let away = true
  const requests = serve({
    'POST /visits/:id/check_in': () => (away ? 'away' : aRecord({ id })),
    'DELETE /auth': () => aRecord({}),
  })
  const { user, dialog } = await askToLeave()
  await user.click(dialog.getByRole('button', { name: 'Keep and sign out' }))
  expect(await screen.findByText('At /signin')).toBeVisible()
  expect(await (await database()).count('queue')).toBe(1)
  const sent = () => requests.filter(({ method }) => method === 'POST')
  const before = sent().length
  away = false
  signedIn(aUser({ id: '01900009-0000-7000-8000-000000000000', name: 'Kim Lee' }))
  await wakeQueue()
  expect(sent()).toHaveLength(before)
  expect(queueSnapshot().entries).toEqual([])
  signedIn()
  await wakeQueue()
  await waitFor(async () => expect(await (await database()).count('queue')).toBe(0))
  expect(sent()).toHaveLength(before + 1)
})

test('before signing out what waits can be sent', async () => {
  let away = true
  serve({ 'POST /visits/:id/check_in': () => (away ? 'away' : aRecord({ id })) })
  const { user, dialog } = await askToLeave()
  away = false
  await user.click(dialog.getByRole('button', { name: 'Sync now' }))
  expect(await screen.findByText('All synced')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }))
  expect(screen.queryByText('At /signin')).not.toBeInTheDocument()
})

test('what waits in another agency of the same person is asked about as well', async () => {
  serve({ 'POST /visits/:id/check_in': () => 'away' })
  signedIn(aUser({ agent_id: '01900008-0000-7000-8000-000000000000' }))
  await enqueue(checkIn, { id, at }, { label: 'Check in', scope: id })
  signedIn()
  const { user } = await open()
  expect(screen.queryByRole('button', { name: '1 unsent change' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Pat Doe’s account' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  expect(await screen.findByText(/1 change is not synced yet/)).toBeVisible()
})
