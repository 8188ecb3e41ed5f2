import { deleteComment } from '@homeward/contract/collaboration/comments'
import { listNotes } from '@homeward/contract/collaboration/notes'
import { expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aClient, aVisit, say } from '../testing/factories.ts'

const app = startTestServer()

const bodies = async (world: World, filter: object = {}) =>
  (await call(app, world.nurse, listNotes, filter)).data.map(({ body }) => body)

/** A comment of each parent, a note of a review and a note of a task. */
async function someNotes(world: World) {
  const { visit, client } = await aVisit(app, world)
  await say(app, world.nurse, { parent_id: client, body: 'Prefers mornings' })
  await say(app, world.manager, {
    parent_type: 'Agent',
    parent_id: world.cna.agentId,
    body: 'Has a new phone',
  })
  await say(app, world.manager, {
    parent_type: 'Visit',
    parent_id: visit,
    body: 'Key at 50% box',
  })
  await inAgency(app.db, world.agencyId, async (tx) => {
    await tx
      .updateTable('visits')
      .set({
        review_note: 'Times compared with the paper',
        reviewed_by_name: 'Test owner',
        reviewed_at: '2026-10-05T03:30:00Z',
      })
      .where('id', '=', visit)
      .execute()
    await tx
      .insertInto('visit_activities')
      .values({
        agency_id: world.agencyId,
        visit_id: visit,
        activity_id: world.activityIds[0] ?? '',
        status: 'rejected',
        note: 'Client was tired',
        answered_at: '2026-10-06T12:00:00Z',
      })
      .execute()
  })
  return { visit, client }
}

test('notes of all records stand in one list, newest first, thirty a page', async () => {
  const [world, other] = [await anAgency(app), await anAgency(app)]
  await someNotes(other)
  const { visit, client } = await someNotes(world)
  const { data, meta } = await call(app, world.nurse, listNotes, {})
  expect(meta).toEqual({ page: 1, items: 30, total: 5, pages: 1, capped: false })
  expect(data.map(({ at }) => at)).toEqual(
    data
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
  expect(data.find(({ body }) => body === 'Prefers mornings')).toMatchObject({
    kind: 'comment',
    parent_type: 'Client',
    parent_id: client,
    parent_label: 'Rosa Alvarez',
    user_id: world.nurse.userId,
  })
  expect(data.at(-1)).toMatchObject({
    kind: 'review',
    body: 'Times compared with the paper',
    author: 'Test owner',
    parent_type: 'Visit',
    parent_id: visit,
    parent_label: 'Rosa Alvarez, 2026-11-02',
  })
  const second = await call(app, world.nurse, listNotes, { items: 2, page: 3 })
  expect(second.data).toHaveLength(1)
})

test('notes are found by words, author, kind, record and day', async () => {
  const world = await anAgency(app)
  await someNotes(world)
  expect(await bodies(world, { search: 'TIRED' })).toEqual(['Client was tired'])
  expect(await bodies(world, { search: '50%' })).toEqual(['Key at 50% box'])
  expect(await bodies(world, { search: 'alvarez mornings' })).toEqual(['Prefers mornings'])
  expect(await bodies(world, { kind: 'review' })).toEqual(['Times compared with the paper'])
  expect(await bodies(world, { parent_type: 'Agent' })).toEqual(['Has a new phone'])
  expect(await bodies(world, { author: 'test owner' })).toEqual(['Times compared with the paper'])
  // 03:30 in London is still the day before in New York.
  const by_day = { start_date: '2026-10-04', end_date: '2026-10-04' }
  expect(await bodies(world, { by_day })).toEqual(['Times compared with the paper'])
  expect(await bodies(world, { by_day: { end_date: '2026-10-03' } })).toEqual([])
})

test('a deleted comment is no note any more, and caregivers read no list of all', async () => {
  const world = await anAgency(app)
  const client = await aClient(app, world)
  const { id } = await say(app, world.nurse, { parent_id: client })
  await call(app, world.nurse, deleteComment, { id })
  expect(await bodies(world)).toEqual([])
  await refusal(call(app, world.pca, listNotes, {}), 'forbidden')
})
