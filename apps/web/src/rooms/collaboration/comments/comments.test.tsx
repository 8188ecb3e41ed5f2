import { checkIn, checkOut } from '@homeward/contract/visits/capture'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { enqueue, startQueue, wakeQueue } from '../../../plumbing/offline/device-queue.ts'
import { queryClient } from '../../../plumbing/query.ts'
import { aUser, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aFailure, aPage, aRecord, serve } from '../../../testing/serve.ts'
import { aComment, visitId } from '../testing/a-comment.ts'
import { CommentsCard } from './comments-card.tsx'

let stop = () => undefined as void

beforeEach(() => {
  signedIn(aUser({ role: 'cna' }))
  stop = startQueue()
})

afterEach(() => stop())

const open = () =>
  renderScreen(<CommentsCard parent={{ type: 'Visit', id: visitId }} of="Rosa Alvarez" />, {
    path: 'field',
  })

const field = () => screen.findByLabelText('Write a comment')
const itemOf = async (words: string | RegExp) => {
  const item = (await screen.findByText(words)).closest('li')
  if (!item) throw new Error('no comment')
  return within(item)
}

test('comments are read with their answers; whom they mention stands out', async () => {
  const requests = serve({
    'GET /comments': () =>
      aPage([aComment(1), aComment(2, { reply_to_id: aComment(1).id, body: 'Good.' })]),
  })
  await open()
  expect(await screen.findByText('@ann.')).toHaveProperty('tagName', 'STRONG')
  expect(screen.getByText('Good.').closest('li')).toHaveAttribute('data-reply')
  expect(requests[0]?.query).toEqual({ parent_type: 'Visit', parent_id: visitId, page: '1' })
})

test('a comment without a network is safe, shown as waiting, and sent in its place', async () => {
  let away = true
  const requests = serve({
    'GET /comments': () => aPage([]),
    'POST /visits/:id/check_in': () => (away ? 'away' : aRecord({})),
    'POST /visits/:id/check_out': () => (away ? 'away' : aRecord({})),
    'POST /comments': () => (away ? 'away' : aRecord(aComment(3))),
  })
  const { user } = await open()
  const at = '2026-03-02T14:00:00Z'
  await enqueue(checkIn, { id: visitId, at }, { label: 'Check in', scope: visitId })
  await user.type(await field(), 'Door was open')
  await user.click(screen.getByRole('button', { name: 'Add comment' }))
  expect(await screen.findByText(/waiting to sync/)).toBeVisible()
  expect(await field()).toHaveValue('')
  await enqueue(checkOut, { id: visitId, at }, { label: 'Check out', scope: visitId })
  away = false
  await wakeQueue()
  const sent = requests.filter(({ method }) => method === 'POST')
  expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual([
    'check_in',
    'comments',
    'check_out',
  ])
  expect(sent[1]?.data).toEqual({
    parent_type: 'Visit',
    parent_id: visitId,
    body: 'Door was open',
  })
  await waitFor(() => expect(screen.queryByText(/waiting to sync/)).not.toBeInTheDocument())
})

test('nothing is sent where nothing is written', async () => {
  const requests = serve({ 'GET /comments': () => aPage([]) })
  const { user } = await open()
  await user.type(await field(), '   ')
  await user.click(screen.getByRole('button', { name: 'Add comment' }))
  expect(await screen.findByText('Enter a comment.')).toBeVisible()
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(0)
})

test('an answer names what it answers', async () => {
  const requests = serve({
    'GET /comments': () => aPage([aComment(1)]),
    'POST /comments': () => aRecord(aComment(2)),
  })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Reply to Nina Nurse' }))
  await user.type(await screen.findByLabelText('Reply to Nina Nurse'), 'Thanks')
  await user.click(screen.getByRole('button', { name: 'Reply' }))
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')?.data).toMatchObject({
      body: 'Thanks',
      reply_to_id: aComment(1).id,
    }),
  )
})

test('an own comment is changed; what somebody refuses stays typed', async () => {
  const mine = aComment(1, { body: 'Teh door', abilities: { edit: true, delete: true } })
  const answers = [
    () => aFailure(409, 'comment_not_editable', { non_field_errors: ['It was deleted.'] }),
    () => aRecord({ ...mine, body: 'The door', edited_at: '2026-03-02T15:00:00Z' }),
  ]
  const requests = serve({
    'GET /comments': () => aPage([mine]),
    'PUT /comments/:id': () => answers.shift()?.() ?? aRecord(mine),
  })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Edit this comment' }))
  const input = await screen.findByLabelText('Edit this comment')
  await user.clear(input)
  await user.type(input, 'The door')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('It was deleted.')).toBeVisible()
  expect(input).toHaveValue('The door')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
  expect(requests.findLast(({ method }) => method === 'PUT')?.data).toEqual({
    body: 'The door',
    lock_version: 0,
  })
})

test('of many comments the newest are shown first', async () => {
  serve({
    'GET /comments': ({ query }) =>
      aPage([aComment(Number(query.page), { body: `Of page ${query.page}` })], {
        page: Number(query.page),
        pages: 3,
        total: 120,
      }),
  })
  const { user } = await open()
  expect(await screen.findByText('Of page 3')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: '1' }))
  expect(await screen.findByText('Of page 1')).toBeVisible()
})

test('two quick clicks say it once', async () => {
  const requests = serve({
    'GET /comments': () => aPage([]),
    'POST /comments': () => aRecord(aComment(3)),
  })
  const { user } = await open()
  await user.type(await field(), 'Once')
  await user.dblClick(screen.getByRole('button', { name: 'Add comment' }))
  await waitFor(async () => expect(await field()).toHaveValue(''))
  await wakeQueue()
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('what was saved elsewhere meanwhile stands beside the own text', async () => {
  const mine = aComment(1, { body: 'Teh door', abilities: { edit: true } })
  let now = mine
  const requests = serve({
    'GET /comments': () => aPage([now]),
    'PUT /comments/:id': ({ data }) =>
      (data as { lock_version: number }).lock_version === 4
        ? aRecord({ ...mine, lock_version: 5 })
        : aFailure(409, 'stale', { current: now }),
  })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Edit this comment' }))
  await user.clear(screen.getByLabelText('Edit this comment'))
  await user.type(screen.getByLabelText('Edit this comment'), 'The door')
  now = { ...mine, body: 'The gate', lock_version: 4 }
  await queryClient.invalidateQueries()
  expect(await screen.findByText('Body: The gate')).toBeVisible()
  expect(screen.getByLabelText('Edit this comment')).toHaveValue('The door')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('button', { name: 'The gate' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(requests.findLast(({ method }) => method === 'PUT')?.data).toEqual({
      body: 'The door',
      lock_version: 4,
    }),
  )
})

test('deleting asks first; the trace stays', async () => {
  let comment = aComment(1, { abilities: { delete: true } })
  serve({
    'GET /comments': () => aPage([comment]),
    'DELETE /comments/:id': () => {
      comment = aComment(1, {
        body: '',
        abilities: {},
        deleted_at: '2026-03-02T15:00:00Z',
        deleted_by: 'Ann Admin',
      })
      return aRecord(comment)
    },
  })
  const { user } = await open()
  await user.click((await itemOf('@ann.')).getByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Delete comment' }))
  expect(await screen.findByText(/Deleted by Ann Admin/)).toBeVisible()
})

test('what was typed comes back after leaving', async () => {
  serve({ 'GET /comments': () => aPage([]) })
  const { user, history } = await open()
  await user.type(await field(), 'Half a')
  history.push('/elsewhere')
  await screen.findByText('At /elsewhere')
  history.push('/field')
  await waitFor(async () => expect(await field()).toHaveValue('Half a'))
})
