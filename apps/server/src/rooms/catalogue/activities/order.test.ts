import {
  createActivity,
  deleteActivity,
  deleteCategory,
  listActivities,
  listCategories,
  updateActivity,
  updateCategory,
} from '@homeward/contract/catalogue/activities'
import { listAuditEvents } from '@homeward/contract/identity/audit'
import { v7 as uuid } from 'uuid'
import { expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aCategory, anActivity, aService } from '../testing/factories.ts'
import { insertVisit } from '../../../testing/visits.ts'

const app = startTestServer()

/** A service with one category of activities a, b, c, d. */
async function aList() {
  const world = await anAgency(app)
  const { id: serviceId } = await aService(app, world)
  const { id: categoryId } = await aCategory(app, world, serviceId, { name: 'Care' })
  const ids: Record<string, string> = {}
  for (const name of ['a', 'b', 'c', 'd']) {
    ids[name] = (await anActivity(app, world, categoryId, { name })).id
  }
  const id = (name: string) => ids[name] ?? ''
  return { world, serviceId, categoryId, id }
}

const shown = async (world: World, category_id: string) => {
  const { data } = await call(app, world.nurse, listActivities, { category_id })
  expect(data.map(({ order }) => order)).toEqual(data.map((_, at) => at + 1))
  return data.map(({ name }) => name).join('')
}

const move = (world: World, id: string, order: number) =>
  call(app, world.nurse, updateActivity, { id, order })

test('activities are moved; the others make room and no number is left out', async () => {
  const { world, categoryId, id } = await aList()
  expect(await shown(world, categoryId)).toBe('abcd')
  expect(await move(world, id('d'), 1)).toMatchObject({ order: 1 })
  expect(await shown(world, categoryId)).toBe('dabc')
  await move(world, id('d'), 3)
  expect(await shown(world, categoryId)).toBe('abdc')
  await move(world, id('a'), 1000)
  expect(await shown(world, categoryId)).toBe('bdca')
  await call(app, world.nurse, createActivity, { category_id: categoryId, name: 'e', order: 2 })
  expect(await shown(world, categoryId)).toBe('bedca')
})

test('many moves at the same moment leave every activity in its place once', async () => {
  const { world, categoryId, id } = await aList()
  const moves = ['a', 'b', 'c', 'd'].flatMap((name) =>
    [1, 2, 3].map((order) => move(world, id(name), order)),
  )
  await Promise.all(moves)
  expect((await shown(world, categoryId)).split('').toSorted().join('')).toBe('abcd')
})

test('what is archived leaves no gap and comes back at the end', async () => {
  const { world, categoryId, id } = await aList()
  const status = (name: string, to: 'active' | 'archived') =>
    call(app, world.nurse, updateActivity, { id: id(name), status: to })
  await status('b', 'archived')
  expect(await shown(world, categoryId)).toBe('acd')
  const all = await call(app, world.nurse, listActivities, {
    category_id: categoryId,
    status: 'all',
  })
  expect(all.data.map(({ name }) => name).join('')).toBe('acdb')
  await status('b', 'active')
  expect(await shown(world, categoryId)).toBe('acdb')
})

test('an activity moves to another category of its service, and to no other', async () => {
  const { world, serviceId, categoryId, id } = await aList()
  const other = await aCategory(app, world, serviceId)
  const moved = await call(app, world.nurse, updateActivity, {
    id: id('b'),
    category_id: other.id,
    order: 1,
  })
  expect(moved).toMatchObject({ category_id: other.id, order: 1 })
  expect(await shown(world, categoryId)).toBe('acd')
  expect(await shown(world, other.id)).toBe('b')
  const elsewhere = await aCategory(app, world, (await aService(app, world)).id)
  const { errors } = await refusal(
    call(app, world.nurse, updateActivity, { id: id('a'), category_id: elsewhere.id }),
    'invalid',
  )
  expect(errors.category_id?.[0]).toContain('the same service')
})

test('names are unique where they stand', async () => {
  const { world, serviceId, categoryId, id } = await aList()
  await refusal(anActivity(app, world, categoryId, { name: 'a' }), 'activity_name_taken')
  await refusal(
    call(app, world.nurse, updateActivity, { id: id('b'), name: 'a' }),
    'activity_name_taken',
  )
  await refusal(aCategory(app, world, serviceId, { name: 'Care' }), 'category_name_taken')
})

test('categories are moved and deleted without a gap', async () => {
  const world = await anAgency(app)
  const { id: service_id } = await aService(app, world)
  const first = await aCategory(app, world, service_id, { name: 'x' })
  await aCategory(app, world, service_id, { name: 'y' })
  await aCategory(app, world, service_id, { name: 'z', order: 1 })
  const names = async () => {
    const { data } = await call(app, world.nurse, listCategories, { service_id })
    expect(data.map(({ order }) => order)).toEqual(data.map((_, at) => at + 1))
    return data.map(({ name }) => name).join('')
  }
  expect(await names()).toBe('zxy')
  const moved = { id: first.id, order: 3, name: 'w', lock_version: 0 }
  expect(await call(app, world.nurse, updateCategory, moved)).toMatchObject({
    name: 'w',
    order: 3,
    lock_version: 1,
  })
  expect(await names()).toBe('zyw')
  await refusal(call(app, world.nurse, updateCategory, moved), 'stale')
  const moves = [1, 2, 3].map((order) =>
    call(app, world.nurse, updateCategory, { id: first.id, order }),
  )
  await Promise.all(moves)
  await call(app, world.owner, deleteCategory, { id: first.id })
  expect(await names()).toBe('zy')
})

test('what was answered in a visit is not deleted', async () => {
  const { world, categoryId, serviceId, id } = await aList()
  await inAgency(app.db, world.agencyId, async (tx) => {
    const key = { agency_id: world.agencyId, id: uuid() }
    await tx
      .insertInto('clients')
      .values({
        ...key,
        first_name: 'Maria',
        last_name: 'Lopez',
        gender: 'female',
        status: 'active',
      })
      .execute()
    await insertVisit(tx, {
      ...key,
      client_id: key.id,
      service_id: serviceId,
      scheduled_date: '2026-11-02',
      scheduled_time: '09:00',
      scheduled_duration: 60,
      starts_at: '2026-11-02T14:00:00Z',
      ends_at: '2026-11-02T15:00:00Z',
      status: 'available',
    })
    await tx
      .insertInto('visit_activities')
      .values({
        agency_id: world.agencyId,
        visit_id: key.id,
        activity_id: id('a'),
        status: 'completed',
      })
      .execute()
  })
  const refused = await refusal(
    call(app, world.owner, deleteActivity, { id: id('a') }),
    'activity_used',
  )
  expect(refused.non_field_errors[0]).toContain('Archive it')
  await refusal(call(app, world.owner, deleteCategory, { id: categoryId }), 'category_used')
  await call(app, world.owner, deleteActivity, { id: id('b') })
  expect(await shown(world, categoryId)).toBe('acd')
  const { data } = await call(app, world.owner, listAuditEvents, { record_type: 'activity' })
  expect(data[0]).toMatchObject({ action: 'activity.deleted', record_id: id('b') })
})
