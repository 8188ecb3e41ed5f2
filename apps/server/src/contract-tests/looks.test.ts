import { endpoints } from '@homeward/contract/all'
import { listClients } from '@homeward/contract/clients/clients'
import { searchEverything } from '@homeward/contract/insights/search'
import { listVisits } from '@homeward/contract/visits/visits'
import { beforeAll, expect, test } from 'vitest'
import { inAgency } from '../plumbing/db/transaction.ts'
import { call, send } from '../testing/call.ts'
import { startTestServer } from '../testing/test-server.ts'
import { aPerson, anAgency, type World } from '../testing/world.ts'
import { type Records, someRecords } from './testing/records.ts'
import { nameOf, samples } from './testing/samples.ts'

const app = startTestServer()
let world: World
let records: Records
beforeAll(async () => {
  world = await anAgency(app)
  records = await someRecords(app, world)
}, 120_000)

/** The looks of a person, the last one first. */
const looksOf = (userId: string) =>
  inAgency(app.db, world.agencyId, (tx) =>
    tx
      .selectFrom('audit_events')
      .select(['action', 'record_type', 'record_id', 'changes'])
      .where('user_id', '=', userId)
      .where('action', 'in', ['record.read', 'list.read'])
      .orderBy('id', 'desc')
      .execute(),
  )

const aReader = () => aPerson(app, world.agencyId, 'owner', world.officeId)

const looking = endpoints.filter(({ look }) => look !== undefined)

test('the lists and records of clients, care, visits and money are among them', () => {
  const names = ['/clients', '/visits', '/visits/:id', '/careplans/:id', '/claims/:id', '/comments']
  for (const path of [...names, '/notes', '/imports', '/search'])
    expect(looking.map(nameOf)).toContain(`GET ${path}`)
})

test.each(looking.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s leaves who looked, at what and at how many',
  async (name, endpoint) => {
    const reader = await aReader()
    // What the reader looks at may be a file that only its uploader has.
    const input =
      (await samples[name]?.(records, { app, world: { ...world, owner: reader } })) ?? {}
    const { status, raw } = await send(app, reader, endpoint, input as Record<string, unknown>)
    // The day of a phone is for caregivers alone.
    if (status === 403) return
    expect(status, raw).toBe(200)
    const one = endpoint.path.endsWith('/:id')
    expect(await looksOf(reader.userId)).toEqual([
      {
        action: one ? 'record.read' : 'list.read',
        record_type: endpoint.look,
        record_id: one ? (input as { id: string }).id : world.agencyId,
        changes: one
          ? {}
          : expect.objectContaining({ path: { before: null, after: endpoint.path } }),
      },
    ])
  },
)

test('a list leaves its filter and how many were shown, once a minute', async () => {
  const reader = await aReader()
  const days = { start_date: '2026-10-01', end_date: '2026-10-31' }
  for (let times = 0; times < 3; times++) {
    await call(app, reader, listVisits, { by_scheduled_date: days, items: 5 })
  }
  const [look, ...others] = await looksOf(reader.userId)
  expect(others).toEqual([])
  expect(look?.changes).toMatchObject({ shown: { after: expect.any(Number) } })
  expect(JSON.stringify(look?.changes)).toContain('2026-10-01')
  app.setClock('2026-11-02T14:01:30.000Z')
  await call(app, reader, listVisits, { by_scheduled_date: days, items: 5 })
  expect(await looksOf(reader.userId)).toHaveLength(2)
})

test('of numbers that are searched for the last characters stand in it, and a count is no look', async () => {
  const reader = await aReader()
  await call(app, reader, searchEverything, { search: 'Lopez 900123456K' })
  await call(app, reader, listClients, { search: '900-12-3456', items: 0 })
  const looks = await looksOf(reader.userId)
  expect(looks).toHaveLength(1)
  expect(JSON.stringify(looks)).toContain('Lopez ••••456K')
})

test('what is not found and what is refused is no look', async () => {
  const reader = await aReader()
  const visit = looking.find(({ path }) => path === '/visits/:id')
  if (!visit) throw new Error('There is no such call.')
  expect(await send(app, reader, visit, { id: world.agencyId })).toMatchObject({ status: 404 })
  expect(await looksOf(reader.userId)).toEqual([])
})
