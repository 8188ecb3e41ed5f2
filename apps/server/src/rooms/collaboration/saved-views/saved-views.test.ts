import { listAuditEvents } from '@homeward/contract/identity/audit'
import {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  updateSavedView,
} from '@homeward/contract/collaboration/saved-views'
import { expect, test } from 'vitest'
import { call, refusal, send } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type Person } from '../../../testing/world.ts'

const app = startTestServer()

const view = {
  list: 'clients',
  name: 'Asheville, no address',
  query: { status: 'all', flag: 'missing_address', columns: ['last_name', 'city'], page: 2 },
}

const names = async (who: Person, list = 'clients') =>
  (await call(app, who, listSavedViews, { list })).views.map(({ name }) => name)

test('a view is kept, listed, changed and removed by its owner', async () => {
  const { nurse, owner } = await anAgency(app)
  const made = await call(app, nurse, createSavedView, view)
  expect(made).toMatchObject({ ...view, shared: false, own: true, position: 0, lock_version: 0 })
  expect(await names(nurse, 'visits')).toEqual([])
  const changed = await call(app, nurse, updateSavedView, {
    id: made.id,
    name: 'No address',
    query: { flag: 'missing_address' },
    lock_version: 0,
  })
  expect(changed).toMatchObject({
    name: 'No address',
    query: { flag: 'missing_address' },
    lock_version: 1,
  })
  const stale = { id: made.id, name: 'x', lock_version: 0 }
  await refusal(call(app, nurse, updateSavedView, stale), 'stale')
  await call(app, nurse, deleteSavedView, { id: made.id })
  expect(await names(nurse)).toEqual([])
  const { data } = await call(app, owner, listAuditEvents, { record_id: made.id })
  expect(data.map(({ action }) => action)).toEqual([
    'saved_view.deleted',
    'saved_view.updated',
    'saved_view.created',
  ])
})

test('what is shared others see and do not change; what is not, they do not see', async () => {
  const { nurse, manager } = await anAgency(app)
  const shared = await call(app, nurse, createSavedView, { ...view, name: 'S', shared: true })
  await call(app, nurse, createSavedView, { ...view, name: 'P' })
  await call(app, manager, createSavedView, { ...view, name: 'Z' })
  // The own ones first.
  expect(await names(manager)).toEqual(['Z', 'S'])
  const { views } = await call(app, manager, listSavedViews, { list: 'clients' })
  expect(views[1]).toMatchObject({ id: shared.id, own: false, owner: 'Test nurse' })
  const { id } = shared
  await refusal(call(app, manager, updateSavedView, { id, name: 'Mine' }), 'not_found')
  await refusal(call(app, manager, deleteSavedView, { id }), 'not_found')
})

test('views stand in the order of their positions', async () => {
  const { nurse } = await anAgency(app)
  const first = await call(app, nurse, createSavedView, { ...view, name: 'A' })
  await call(app, nurse, createSavedView, { ...view, name: 'B' })
  expect(await names(nurse)).toEqual(['A', 'B'])
  await call(app, nurse, updateSavedView, { id: first.id, position: 9 })
  expect(await names(nurse)).toEqual(['B', 'A'])
})

test('a name is used once for each list, and fifty views are the most', async () => {
  const { nurse, manager } = await anAgency(app)
  const made = await call(app, nurse, createSavedView, view)
  await refusal(call(app, nurse, createSavedView, view), 'saved_view_taken')
  await call(app, nurse, createSavedView, { ...view, list: 'visits' })
  await call(app, manager, createSavedView, view)
  for (let number = 1; number < 50; number++) {
    await call(app, nurse, createSavedView, { ...view, name: `View ${number}` })
  }
  const more = { ...view, name: 'One more' }
  await refusal(call(app, nurse, createSavedView, more), 'saved_view_limit')
  const taken = { id: made.id, name: 'View 1' }
  await refusal(call(app, nurse, updateSavedView, taken), 'saved_view_taken')
})

test.each([
  ['list', { list: 'Clients!' }],
  ['name', { name: ' ' }],
  ['query', { query: { search: 'x'.repeat(399), a: 'y'.repeat(399).split('') } }],
  ['query.deep', { query: { deep: { deeper: { deepest: 1 } } } }],
  [
    'query',
    { query: Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`k${n}`, 'x'.repeat(300)])) },
  ],
])('a wrong %s is refused', async (field, wrong) => {
  const { nurse } = await anAgency(app)
  const { status, body } = await send(app, nurse, createSavedView, { ...view, ...wrong })
  expect(status).toBe(422)
  expect(Object.keys((body as { errors: object }).errors)[0]).toMatch(new RegExp(`^${field}`))
})
