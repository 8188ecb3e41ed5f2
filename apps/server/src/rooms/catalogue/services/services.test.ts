import {
  listServices,
  createService,
  deleteService,
  getService,
  updateService,
} from '@homeward/contract/catalogue/services'
import { expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aCategory, anActivity, aService } from '../testing/factories.ts'

const app = startTestServer()

const labels = async (world: World, input: object = {}) =>
  (await call(app, world.nurse, listServices, input)).data.map(({ label }) => label)

test('a service is named by jurisdiction and label, nc_pcs_adult where nothing is said', async () => {
  const world = await anAgency(app)
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('services').set({ name: 'nc_other', label: 'Other' }).execute(),
  )
  const plain = await call(app, world.owner, createService, { procedure_code: '99509' })
  expect(plain).toMatchObject({
    name: 'nc_pcs_adult',
    label: 'PCS adult',
    jurisdiction: 'nc',
    minutes_per_unit: 15,
    status: 'active',
    modifier: null,
    payor: null,
    categories: [],
  })
  const { id } = await aService(app, world, {
    label: '  Attendant  Care ',
    jurisdiction: 'VA',
    procedure_code: 's5125',
    modifier: 'hb:u1',
    insurance_type: 'medicaid',
    payor_id: world.payorId,
  })
  expect(await call(app, world.nurse, getService, { id })).toMatchObject({
    name: 'va_attendant_care',
    procedure_code: 'S5125',
    modifier: 'HB:U1',
    payor: { id: world.payorId, name: 'NC Medicaid' },
  })
  const renamed = await call(app, world.nurse, updateService, { id, label: 'Companion care' })
  expect(renamed).toMatchObject({ name: 'va_companion_care', modifier: 'HB:U1', lock_version: 1 })
  const same = await call(app, world.nurse, updateService, { id, modifier: null })
  expect(same).toMatchObject({ name: 'va_companion_care', modifier: null })
})

test('two services do not share a name, also while one is archived', async () => {
  const world = await anAgency(app)
  await call(app, world.owner, updateService, { id: world.serviceId, status: 'archived' })
  const { errors } = await refusal(
    aService(app, world, { label: ' pcs  ADULT' }),
    'service_name_taken',
  )
  expect(errors.label?.[0]).toContain('restore it')
  await aService(app, world, { label: 'PCS adult', jurisdiction: 'va' })
})

test('a service is archived, restored and shown as unbillable', async () => {
  const world = await anAgency(app)
  const change = (status: 'active' | 'archived' | 'unbillable') =>
    call(app, world.nurse, updateService, { id: world.serviceId, status })
  expect((await change('archived')).abilities).toMatchObject({ archive: false, restore: true })
  expect(await labels(world)).toEqual([])
  expect(await labels(world, { status: 'archived' })).toEqual(['PCS adult'])
  await change('unbillable')
  expect(await labels(world)).toEqual(['PCS adult'])
  expect(await labels(world, { status: 'active' })).toEqual([])
  await change('active')
  expect(await labels(world, { status: 'active' })).toEqual(['PCS adult'])
})

test('the list comes with and without its categories', async () => {
  const world = await anAgency(app)
  const [bare] = (await call(app, world.nurse, listServices, { categories: 'without' })).data
  expect(bare?.categories).toEqual([])
  const [full] = (await call(app, world.nurse, listServices, {})).data
  expect(full?.categories).toHaveLength(1)
})

test('a copy has all categories and activities in their order, and is a record of its own', async () => {
  const world = await anAgency(app)
  const id = world.serviceId
  const second = await aCategory(app, world, id, { name: 'Meals', order: 1 })
  await anActivity(app, world, second.id, { name: 'Lunch' })
  await anActivity(app, world, second.id, { name: 'Breakfast', order: 1 })
  const copy = await call(app, world.owner, updateService, {
    id,
    duplicate: true,
    label: 'PCS child',
    modifier: 'HA',
  })
  expect(copy).toMatchObject({ name: 'nc_pcs_child', procedure_code: '99509', modifier: 'HA' })
  const outline = (service: typeof copy) =>
    service.categories.map(({ name, order, activities }) => [
      name,
      order,
      activities.map((activity) => [activity.name, activity.order]),
    ])
  const original = await call(app, world.owner, getService, { id })
  expect(outline(copy)).toEqual(outline(original))
  expect(outline(copy)).toEqual([
    [
      'Meals',
      1,
      [
        ['Breakfast', 1],
        ['Lunch', 2],
      ],
    ],
    [
      'Personal care',
      2,
      [
        ['Bathing', 1],
        ['Dressing', 2],
        ['Meal preparation', 3],
      ],
    ],
  ])
  expect(original).toMatchObject({ label: 'PCS adult', modifier: 'HB' })
  const ids = (service: typeof copy) =>
    service.categories.flatMap((one) => [one.id, ...one.activities.map((activity) => activity.id)])
  expect(ids(copy).filter((one) => ids(original).includes(one))).toEqual([])
})

test('a service is found by its name too, in its own agency alone', async () => {
  const [world, other] = await Promise.all([anAgency(app), anAgency(app)])
  const own = await call(app, world.owner, getService, { id: world.serviceId })
  const { id, name } = await aService(app, world, { label: 'Attendant, 24h / live-in' })
  expect(name).not.toBe(own.name)
  expect(await call(app, world.nurse, getService, { id: encodeURIComponent(name) })).toMatchObject({
    id,
  })
  await refusal(call(app, other.owner, getService, { id: encodeURIComponent(name) }), 'not_found')
  await refusal(call(app, world.owner, getService, { id: 'no_such_name' }), 'not_found')
})

test('a service that nothing refers to is deleted, another is archived instead', async () => {
  const world = await anAgency(app)
  // The payor has a rate for it.
  const used = call(app, world.owner, deleteService, { id: world.serviceId })
  expect((await refusal(used, 'service_used')).non_field_errors[0]).toContain('Archive it')
  const { id } = await aService(app, world)
  await anActivity(app, world, (await aCategory(app, world, id)).id)
  await call(app, world.owner, deleteService, { id })
  await refusal(call(app, world.owner, getService, { id }), 'not_found')
})

test('a stale change, a foreign payor and a wrong code are refused', async () => {
  const [world, other] = [await anAgency(app), await anAgency(app)]
  const id = world.serviceId
  await call(app, world.owner, updateService, { id, minutes_per_unit: 30, lock_version: 0 })
  const stale = call(app, world.owner, updateService, {
    id,
    minutes_per_unit: 60,
    lock_version: 0,
  })
  expect((await refusal(stale, 'stale')).current).toMatchObject({ minutes_per_unit: 30 })
  for (const [field, value] of [
    ['payor_id', other.payorId],
    ['procedure_code', 'T10'],
    ['modifier', 'HB:U1:U2:U3:U4'],
    ['jurisdiction', 'North Carolina'],
    ['minutes_per_unit', 0],
  ] as const) {
    const { errors } = await refusal(
      call(app, world.owner, updateService, { id, [field]: value }),
      'invalid',
    )
    expect(errors).toHaveProperty(field)
  }
  await refusal(call(app, world.manager, updateService, { id }), 'forbidden')
})
