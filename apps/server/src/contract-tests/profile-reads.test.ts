import { endpoints } from '@homeward/contract/all'
import { beforeAll, expect, test } from 'vitest'
import { inAgency } from '../plumbing/db/transaction.ts'
import { send } from '../testing/call.ts'
import { startTestServer } from '../testing/test-server.ts'
import { anAgency, type World } from '../testing/world.ts'
import { type Records, someRecords } from './testing/records.ts'
import { nameOf, samples } from './testing/samples.ts'

const app = startTestServer()
let world: World
let records: Records
beforeAll(async () => {
  world = await anAgency(app)
  records = await someRecords(app, world)
}, 120_000)

/** Calls that show the whole profile of a person, or a protected value in plain. */
const looks = endpoints.filter(
  ({ method, path }) =>
    (method === 'GET' && /^\/(clients|caregivers|agents|admins|employees)\/:id$/.test(path)) ||
    path.endsWith('/reveal'),
)

test('there are profiles to look at', () => {
  expect(looks.map(nameOf)).toContain('GET /clients/:id')
})

test.each(looks.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s leaves who looked at whom',
  async (name, endpoint) => {
    const sample = await samples[name]?.(records, { app, world })
    const { id = records.agent, ...rest } = (sample ?? {}) as { id?: string }
    const { status, raw } = await send(app, world.owner, endpoint, { id, ...rest })
    expect(status, raw).toBeLessThan(300)
    const last = await inAgency(app.db, world.agencyId, (tx) =>
      tx
        .selectFrom('audit_events')
        .select(['action', 'user_id', 'record_id'])
        .where('record_id', '=', id)
        .orderBy('id', 'desc')
        .executeTakeFirst(),
    )
    expect(last).toMatchObject({
      user_id: world.owner.userId,
      action: expect.stringMatching(/\.(read|revealed)$/),
    })
  },
)
