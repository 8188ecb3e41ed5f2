import {
  createCategory,
  listCategories,
  updateActivity,
  updateCategory,
} from '@homeward/contract/catalogue/activities'
import { getService, listServices, updateService } from '@homeward/contract/catalogue/services'
import { expect, test } from 'vitest'
import { call, refusal } from '../testing/call.ts'
import { startTestServer } from '../testing/test-server.ts'
import { anAgency, type World } from '../testing/world.ts'
import { aVisit, pageOf } from '../rooms/visits/testing/factories.ts'

const app = startTestServer()

const categoriesOf = async (world: World) =>
  (await call(app, world.nurse, getService, { id: world.serviceId })).categories

test('the flag alone makes a copy of a service under a label that is free, again and again', async () => {
  const world = await anAgency(app)
  const copy = () => call(app, world.nurse, updateService, { id: world.serviceId, duplicate: true })
  expect(await copy()).toMatchObject({ label: 'PCS adult copy', name: 'nc_pcs_adult_copy' })
  expect(await copy()).toMatchObject({ label: 'PCS adult copy 2', status: 'active' })
  const elsewhere = { id: world.serviceId, duplicate: true, jurisdiction: 'va' }
  expect(await call(app, world.nurse, updateService, elsewhere)).toMatchObject({
    label: 'PCS adult',
    name: 'va_pcs_adult',
  })
  const taken = { id: world.serviceId, duplicate: true, label: 'PCS adult copy' }
  await refusal(call(app, world.nurse, updateService, taken), 'service_name_taken')
})

test('the flag alone makes a copy of a category with its activities, behind the original', async () => {
  const world = await anAgency(app)
  const [original] = await categoriesOf(world)
  const id = original?.id ?? ''
  await call(app, world.nurse, createCategory, { service_id: world.serviceId, name: 'Meals' })
  const copy = await call(app, world.nurse, updateCategory, { id, duplicate: true })
  expect(copy).toMatchObject({ name: 'Personal care copy', order: 2, status: 'active' })
  expect(copy.activities.map(({ name }) => name)).toEqual([
    'Bathing',
    'Dressing',
    'Meal preparation',
  ])
  const archived = { id, duplicate: true, name: 'Old care', status: 'archived' as const }
  expect(await call(app, world.nurse, updateCategory, archived)).toMatchObject({
    name: 'Old care',
    order: 4,
    status: 'archived',
  })
  expect((await categoriesOf(world)).map(({ name }) => name)).toEqual([
    'Personal care',
    'Personal care copy',
    'Meals',
    'Old care',
  ])
  const taken = call(app, world.nurse, updateCategory, { id, duplicate: true, name: 'Meals' })
  await refusal(taken, 'category_name_taken')
})

test('the flag alone makes a copy of an activity, and in another category under the same name', async () => {
  const world = await anAgency(app)
  const [category] = await categoriesOf(world)
  const id = category?.activities[0]?.id ?? ''
  const copy = (fields: object = {}) =>
    call(app, world.nurse, updateActivity, { id, duplicate: true, ...fields })
  expect(await copy()).toMatchObject({ name: 'Bathing copy', order: 2, status: 'active' })
  expect(await copy({ status: 'archived' })).toMatchObject({
    name: 'Bathing copy 2',
    status: 'archived',
  })
  const { id: category_id } = await call(app, world.nurse, createCategory, {
    service_id: world.serviceId,
    name: 'Meals',
  })
  expect(await copy({ category_id })).toMatchObject({ name: 'Bathing', category_id, order: 1 })
  const other = await anAgency(app)
  const foreign = call(app, other.nurse, updateActivity, { id, duplicate: true })
  await refusal(foreign, 'not_found')
})

test('an archived category is asked about on no visit, stands after the others, and comes back', async () => {
  const world = await anAgency(app)
  const visit = await aVisit(app, world)
  const [category] = await categoriesOf(world)
  const id = category?.id ?? ''
  const move = (status: 'active' | 'archived') =>
    call(app, world.nurse, updateCategory, { id, status })
  const asked = async () => (await pageOf(app, world.pca, visit.id)).activities.length
  expect(await asked()).toBe(3)
  expect(await move('archived')).toMatchObject({ status: 'archived' })
  expect(await asked()).toBe(0)
  const listed = async (status?: 'archived' | 'all') =>
    (
      await call(app, world.nurse, listCategories, {
        service_id: world.serviceId,
        ...(status && { status }),
      })
    ).data.length
  expect([await listed(), await listed('archived'), await listed('all')]).toEqual([0, 1, 1])
  const services = await call(app, world.nurse, listServices, {})
  expect(services.data[0]?.categories).toEqual([])
  await move('active')
  expect(await asked()).toBe(3)
})
