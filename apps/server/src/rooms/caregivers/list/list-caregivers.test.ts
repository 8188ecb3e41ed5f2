import { listCaregivers } from '@homeward/contract/caregivers/caregivers'
import { v7 as uuid } from 'uuid'
import { expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'

const app = startTestServer()

type Named = [first: string, last: string, status?: 'active' | 'inactive', phone?: string]

/** An agency whose only caregivers are these. */
async function anAgencyOf(...people: Named[]): Promise<World> {
  const world = await anAgency(app)
  await inAgency(app.db, world.agencyId, async (tx) => {
    await tx.updateTable('agents').set({ type: 'Agent' }).execute()
    for (const [first_name, last_name, status = 'active', phone = null] of people) {
      const id = uuid()
      const own = { agency_id: world.agencyId, id }
      await tx
        .insertInto('agents')
        .values({ ...own, first_name, last_name, status, phone, role: 'cna', type: 'Caregiver' })
        .execute()
      await tx
        .insertInto('assignments')
        .values({ ...own, id: uuid(), agent_id: id, office_id: world.officeId })
        .execute()
    }
  })
  return world
}

test('caregivers are listed by last name, with their offices, and no office staff', async () => {
  const world = await anAgencyOf(['Ruth', 'alvarez'], ['Ana', 'Alvarez'], ['Zoë', 'Okafor'])
  const { data } = await call(app, world.manager, listCaregivers, {})
  expect(data.map(({ name }) => name)).toEqual(['Ana Alvarez', 'Ruth alvarez', 'Zoë Okafor'])
  expect(data[0]).toMatchObject({
    role: 'cna',
    status: 'active',
    offices: [{ id: world.officeId, name: 'Main office' }],
  })
  const byFirst = await call(app, world.manager, listCaregivers, { sort: '-first_name' })
  expect(byFirst.data.map(({ first_name }) => first_name)).toEqual(['Zoë', 'Ruth', 'Ana'])
})

test('thirty stand on a page and none is shown twice', async () => {
  const world = await anAgencyOf(...Array.from({ length: 35 }, (): Named => ['Same', 'Name']))
  const pages = [
    await call(app, world.owner, listCaregivers, {}),
    await call(app, world.owner, listCaregivers, { page: 2 }),
  ]
  expect(pages.map(({ data }) => data.length)).toEqual([30, 5])
  expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(35)
})

test.each([
  ['okafor zo', ['Okafor']],
  ['Okafor, Zoë', ['Okafor']],
  ['zoË', ['Okafor']],
  ["d'ar", ["D'Arcy"]],
  ['5550142', ["D'Arcy"]],
  ['%', []],
  ['_', []],
])('searching for %s', async (search, names) => {
  const world = await anAgencyOf(['Zoë', 'Okafor'], ['Mel', "D'Arcy", 'active', '9195550142'])
  const { data } = await call(app, world.owner, listCaregivers, { search })
  expect(data.map(({ last_name }) => last_name)).toEqual(names)
})

test('the status filters; a caregiver may not look', async () => {
  const world = await anAgencyOf(['A', 'Active'], ['I', 'Inactive', 'inactive'])
  const { data } = await call(app, world.owner, listCaregivers, { status: 'inactive' })
  expect(data.map(({ last_name }) => last_name)).toEqual(['Inactive'])
  expect((await call(app, world.owner, listCaregivers, {})).meta.total).toBe(1)
  expect((await call(app, world.owner, listCaregivers, { status: 'all' })).meta.total).toBe(2)
  await refusal(call(app, world.pca, listCaregivers, {}), 'forbidden')
})
