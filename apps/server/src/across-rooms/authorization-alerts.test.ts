import { updateAuthorization } from '@homeward/contract/care/authorizations'
import { expect, test } from 'vitest'
import { call } from '../testing/call.ts'
import { startTestServer, testNow } from '../testing/test-server.ts'
import { anAgency, type World } from '../testing/world.ts'
import { told } from '../rooms/collaboration/testing/factories.ts'
import { anAuthorization, runNightly } from '../rooms/care/testing/factories.ts'

const app = startTestServer()

/** The night's work on a day, handed over `times`, as after a restart or by two processes. */
async function night(world: World, day: string, times = 1): Promise<void> {
  app.setClock(`${day}T14:00:00.000Z`)
  for (let at = 0; at < times; at += 1) await runNightly(app, world, 'care.alert_authorizations')
  // The sessions rest no longer than that.
  app.setClock(testNow)
}

const titles = async (world: World) =>
  (await told(app, world.manager))
    .filter(({ kind }) => kind === 'authorization_ending')
    .map(({ title }) => title)

test('an end is told at 30, 14 and 7 days, once each, and anew when it moves', async () => {
  const world = await anAgency(app)
  const { id, client_id } = await anAuthorization(app, world, { end_date: '2026-12-01' })
  await night(world, '2026-10-31')
  expect(await titles(world)).toEqual([])
  await night(world, '2026-11-02', 2)
  await night(world, '2026-11-03')
  expect(await titles(world)).toHaveLength(1)
  await night(world, '2026-11-20')
  await night(world, '2026-11-30')
  await night(world, '2026-12-01', 2)
  await night(world, '2026-12-02')
  const all = await told(app, world.manager)
  expect(all).toHaveLength(3)
  expect(all[0]).toMatchObject({
    kind: 'authorization_ending',
    title: expect.stringMatching(/^Authorization PA-1001 of .* ends on 12\/01\/2026$/),
    subject_type: 'client',
    subject_id: client_id,
  })
  expect(await told(app, world.nurse)).toEqual([])
  await call(app, world.manager, updateAuthorization, { id, end_date: '2026-12-30' })
  await night(world, '2026-12-03')
  expect(await titles(world)).toHaveLength(4)
})

test('after missed nights only the latest is told', async () => {
  const world = await anAgency(app)
  await anAuthorization(app, world, { end_date: '2026-12-01' })
  await night(world, '2026-11-26')
  await night(world, '2026-11-27')
  expect(await titles(world)).toHaveLength(1)
})

test('what another one follows, what is archived and what another agency has is not told of', async () => {
  const world = await anAgency(app)
  const there = await anAgency(app)
  const { client_id } = await anAuthorization(app, world, { end_date: '2026-12-01' })
  await anAuthorization(app, world, {
    client_id,
    start_date: '2026-12-02',
    end_date: '2027-12-01',
  })
  const gone = await anAuthorization(app, world, { end_date: '2026-12-01' })
  await call(app, world.manager, updateAuthorization, { id: gone.id, status: 'archived' })
  await anAuthorization(app, there, { end_date: '2026-12-01' })
  await night(world, '2026-11-25')
  expect(await titles(world)).toEqual([])
  expect(await titles(there)).toEqual([])
})
