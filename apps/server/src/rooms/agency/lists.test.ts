import { listOffices } from '@homeward/contract/agency/offices'
import { listPayors } from '@homeward/contract/agency/payors'
import { listServices } from '@homeward/contract/catalogue/services'
import { v7 as uuid } from 'uuid'
import { expect, test } from 'vitest'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { call, refusal } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'

const app = startTestServer()

const anOffice = (world: World, name: string, status: 'active' | 'archived' = 'active') =>
  inAgency(app.db, world.agencyId, (tx) =>
    tx
      .insertInto('offices')
      .values({ agency_id: world.agencyId, id: uuid(), name, status })
      .execute(),
  )

test('offices are listed by name, thirty a page, without closed ones and foreign ones', async () => {
  const world = await anAgency(app)
  await anAgency(app)
  await anOffice(world, 'Closed office', 'archived')
  for (let number = 10; number < 40; number++) await anOffice(world, `Branch ${number}`)
  const first = await call(app, world.nurse, listOffices, {})
  expect(first.data[0]?.name).toBe('Branch 10')
  expect(first.data).toHaveLength(30)
  expect(first.meta).toEqual({ page: 1, items: 30, total: 31, pages: 2, capped: false })
  const second = await call(app, world.nurse, listOffices, { page: 2 })
  expect(second.data.map(({ name }) => name)).toEqual(['Main office'])
})

test('an office is searched by what was typed, not by patterns', async () => {
  const world = await anAgency(app)
  await anOffice(world, "O'Hara 100% East")
  const found = async (search: string) =>
    (await call(app, world.owner, listOffices, { search })).data.map(({ name }) => name)
  expect(await found("o'hara")).toEqual(["O'Hara 100% East"])
  expect(await found('100%')).toEqual(["O'Hara 100% East"])
  expect(await found('10%')).toEqual([])
  expect(await found('M_in')).toEqual([])
  expect(await found('east ohara')).toEqual([])
  expect(await found('east o')).toEqual(["O'Hara 100% East"])
  expect(await found('\u0000')).toHaveLength(2)
})

test('payors come with their rates, newest first', async () => {
  const world = await anAgency(app)
  await inAgency(app.db, world.agencyId, async (tx) => {
    await tx.updateTable('payor_rates').set({ end_date: '2026-06-30' }).execute()
    await tx
      .insertInto('payor_rates')
      .values({
        agency_id: world.agencyId,
        id: uuid(),
        payor_id: world.payorId,
        service_id: world.serviceId,
        start_date: '2026-07-01',
        cents_per_unit: 612,
      })
      .execute()
  })
  const { data } = await call(app, world.billing_admin, listPayors, { search: 'medicaid' })
  expect(data).toMatchObject([
    {
      id: world.payorId,
      type: 'medicaid',
      unit_rounding: 'round_down',
      rates: [
        { start_date: '2026-07-01', end_date: null, cents_per_unit: 612 },
        { start_date: '2023-07-01', end_date: '2026-06-30', cents_per_unit: 596 },
      ],
    },
  ])
  expect((await call(app, world.owner, listPayors, { search: 'nobody' })).data).toEqual([])
  await refusal(call(app, world.pca, listPayors, {}), 'forbidden')
})

test('a service comes with its categories and activities in their order', async () => {
  const world = await anAgency(app)
  const { data, meta } = await call(app, world.nurse, listServices, { search: '99509' })
  expect(meta.total).toBe(1)
  expect(data[0]).toMatchObject({
    id: world.serviceId,
    label: 'PCS adult',
    modifier: 'HB',
    categories: [
      {
        name: 'Personal care',
        order: 1,
        activities: [
          { name: 'Bathing', order: 1 },
          { name: 'Dressing', order: 2 },
          { name: 'Meal preparation', order: 3 },
        ],
      },
    ],
  })
})

test('an archived activity and an archived service are not offered', async () => {
  const world = await anAgency(app)
  await inAgency(app.db, world.agencyId, (tx) =>
    tx
      .updateTable('service_activities')
      .set({ status: 'archived' })
      .where('name', '=', 'Dressing')
      .execute(),
  )
  const before = await call(app, world.owner, listServices, {})
  expect(before.data[0]?.categories[0]?.activities.map(({ name }) => name)).toEqual([
    'Bathing',
    'Meal preparation',
  ])
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('services').set({ status: 'archived' }).execute(),
  )
  expect((await call(app, world.owner, listServices, {})).data).toEqual([])
})
