import {
  type Comment,
  createComment,
  deleteComment,
  listComments,
  updateComment,
} from '@homeward/contract/collaboration/comments'
import { listAuditEvents } from '@homeward/contract/identity/audit'
import { beforeAll, describe, expect, test } from 'vitest'
import { call, type Caller, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aClient, aVisit, say } from '../testing/factories.ts'

const app = startTestServer()
let world: World
let visit: string
let client: string
beforeAll(async () => {
  world = await anAgency(app)
  ;({ visit, client } = await aVisit(app, world))
})

const list = (who: Caller, parent_type: Comment['parent_type'], parent_id: string, page = 1) =>
  call(app, who, listComments, { parent_type, parent_id, page, items: 4 })

test('comments stand oldest first, replies after what they answer, over pages', async () => {
  const parent_id = await aClient(app, world)
  const first = await say(app, world.owner, { parent_id, body: 'first' })
  const second = await say(app, world.nurse, { parent_id, body: 'second' })
  const answer = await say(app, world.manager, { parent_id, body: 'a', reply_to_id: first.id })
  await say(app, world.owner, { parent_id, body: 'b', reply_to_id: first.id })
  await say(app, world.nurse, { parent_id, body: 'a1', reply_to_id: answer.id })
  await say(app, world.owner, { parent_id, body: 'c', reply_to_id: second.id })
  const pages = [
    await list(world.owner, 'Client', parent_id),
    await list(world.owner, 'Client', parent_id, 2),
  ]
  expect(pages.map(({ data }) => data.map(({ body }) => body))).toEqual([
    ['first', 'a', 'a1', 'b'],
    ['second', 'c'],
  ])
  expect(pages[0]?.meta).toMatchObject({ total: 6, pages: 2 })
  expect(pages[0]?.data[1]).toMatchObject({
    parent_type: 'Client',
    parent_id,
    reply_to_id: first.id,
    author: 'Test manager',
    user_id: world.manager.userId,
    edited_at: null,
    abilities: { edit: false, delete: true, reply: true },
  })
})

describe('the author', () => {
  test('changes the own comment, and sees when it was changed meanwhile', async () => {
    const { id, lock_version } = await say(app, world.nurse, { parent_id: client, body: 'Fell' })
    const changed = await call(app, world.nurse, updateComment, {
      id,
      body: 'Fell twice',
      lock_version,
    })
    expect(changed).toMatchObject({
      body: 'Fell twice',
      edited_at: '2026-11-02T14:00:00.000Z',
      lock_version: 1,
      abilities: { edit: true, delete: true },
    })
    const late = call(app, world.nurse, updateComment, { id, body: 'Fell once', lock_version })
    expect(await refusal(late, 'stale')).toMatchObject({ current: { body: 'Fell twice' } })
    const { data } = await call(app, world.owner, listAuditEvents, { record_id: id })
    expect(data.map(({ action }) => action)).toEqual(['comment.updated', 'comment.created'])
    expect(data[0]?.changes.body).toEqual({ before: 'Fell', after: 'Fell twice' })
  })

  test('deletes it; who and when stay, the text does not', async () => {
    const parent_id = await aClient(app, world)
    const { id } = await say(app, world.nurse, { parent_id, body: 'A secret' })
    const deleted = await call(app, world.nurse, deleteComment, { id })
    expect(deleted).toMatchObject({
      body: '',
      deleted_at: '2026-11-02T14:00:00.000Z',
      deleted_by: 'Test nurse',
      abilities: { edit: false, delete: false, reply: false },
    })
    const { data } = await list(world.owner, 'Client', parent_id)
    expect(data).toMatchObject([{ id, body: '', author: 'Test nurse' }])
    await refusal(call(app, world.nurse, deleteComment, { id }), 'comment_not_editable')
    await refusal(call(app, world.nurse, updateComment, { id, body: 'x' }), 'comment_not_editable')
    const reply = say(app, world.owner, { parent_id, reply_to_id: id })
    expect((await refusal(reply, 'invalid')).errors).toHaveProperty('reply_to_id')
  })
})

test('others change nothing of it; owner and admin may delete it', async () => {
  const one = await say(app, world.pca, { parent_id: client })
  for (const who of [world.owner, world.manager]) {
    await refusal(call(app, who, updateComment, { id: one.id, body: 'x' }), 'comment_not_editable')
  }
  await refusal(call(app, world.manager, deleteComment, { id: one.id }), 'comment_not_editable')
  expect(await call(app, world.admin, deleteComment, { id: one.id })).toMatchObject({
    author: 'Test pca',
    deleted_by: 'Test admin',
  })
})

describe('a caregiver', () => {
  test('talks about own visits and clients', async () => {
    const said = await say(app, world.pca, { parent_type: 'Visit', parent_id: visit })
    expect(said).toMatchObject({ parent_type: 'Visit', abilities: { edit: true, delete: true } })
    expect((await list(world.pca, 'Visit', visit)).data).toHaveLength(1)
    await say(app, world.owner, { parent_id: client, body: 'The key is in the box.' })
    const { data } = await list(world.pca, 'Client', client)
    expect(data.map(({ body }) => body)).toContain('The key is in the box.')
  })

  test('finds nothing of those of others, nor of the people of the agency', async () => {
    const { id } = await say(app, world.owner, { parent_id: client })
    for (const [type, parent_id] of [
      ['Visit', visit],
      ['Client', client],
      ['Agent', world.pca.agentId],
    ] as const) {
      await refusal(list(world.cna, type, parent_id), 'not_found')
      const said = call(app, world.cna, createComment, {
        parent_type: type,
        parent_id,
        body: 'x',
      })
      await refusal(said, 'not_found')
    }
    await refusal(list(world.pca, 'Agent', world.pca.agentId), 'not_found')
    await refusal(call(app, world.cna, updateComment, { id, body: 'x' }), 'not_found')
    await refusal(call(app, world.cna, deleteComment, { id }), 'not_found')
  })
})

test('the office talks about everybody of its agency, and about nobody of another', async () => {
  const other = await anAgency(app)
  const said = await say(app, world.billing_admin, {
    parent_type: 'Agent',
    parent_id: world.pca.agentId,
  })
  expect(said.parent_type).toBe('Agent')
  for (const [type, parent_id] of [
    ['Visit', visit],
    ['Client', client],
    ['Agent', world.pca.agentId],
  ] as const) {
    await refusal(list(other.owner, type, parent_id), 'not_found')
    await refusal(say(app, other.owner, { parent_type: type, parent_id }), 'not_found')
  }
  // A visit is no client: the kind belongs to the id.
  await refusal(list(world.owner, 'Client', visit), 'not_found')
})

test('a reply answers what was said about the same record', async () => {
  const elsewhere = await say(app, world.owner, { parent_id: await aClient(app, world) })
  const reply = say(app, world.owner, { parent_id: client, reply_to_id: elsewhere.id })
  expect((await refusal(reply, 'invalid')).errors).toHaveProperty('reply_to_id')
  const other = await anAgency(app)
  const foreign = say(app, other.owner, {
    parent_id: await aClient(app, other),
    reply_to_id: elsewhere.id,
  })
  await refusal(foreign, 'invalid')
})

test.each(['', '   ', 'x'.repeat(4001), 'a\u0000b'])('%j is no comment', async (body) => {
  expect(
    (await refusal(say(app, world.owner, { parent_id: client, body }), 'invalid')).errors,
  ).toHaveProperty('body')
})

test('what a phone sends twice is said once', async () => {
  const parent_id = await aClient(app, world)
  const input = { parent_type: 'Client', parent_id, body: 'Sent from the bus' } as const
  const key = { key: 'comment-from-the-bus' }
  const first = await call(app, world.owner, createComment, input, key)
  expect(await call(app, world.owner, createComment, input, key)).toEqual(first)
  expect((await list(world.owner, 'Client', parent_id)).meta.total).toBe(1)
})
