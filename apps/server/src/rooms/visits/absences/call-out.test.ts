import { callOut } from '@homeward/contract/visits/call-out'
import { updateVisit } from '@homeward/contract/visits/visits'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency } from '../../../testing/world.ts'
import { aVisit, pageOf, visitsOf } from '../testing/factories.ts'

const app = startTestServer()

test('one call takes the visits of the day off, each with who fits best, and the next one covers it', async () => {
  const world = await anAgency(app)
  const first = await aVisit(app, world, { scheduled_time: '11:00' })
  const second = await aVisit(app, world, { scheduled_time: '15:00' })
  const tomorrow = await aVisit(app, world, { day: '2026-11-03' })
  const { visits } = await call(app, world.manager, callOut, { agent_id: world.pca.agentId })
  expect(visits.map(({ id }) => id)).toEqual([first.id, second.id])
  const [covered] = visits
  expect(covered?.candidates).toHaveLength(3)
  expect(covered?.candidates.map(({ agent }) => agent.id)).not.toContain(world.pca.agentId)
  const [best] = covered?.candidates ?? []
  expect(best?.verdict.outcome).toBe('allowed')
  const lock_version = (await pageOf(app, world.manager, first.id)).lock_version
  expect(covered).toMatchObject({ lock_version })
  await call(app, world.manager, updateVisit, {
    id: first.id,
    agent_id: best?.agent.id ?? '',
    lock_version,
  })
  await app.drainJobs()
  expect(await pageOf(app, world.manager, first.id)).toMatchObject({ agent_id: best?.agent.id })
  expect((await visitsOf(app, world.manager, { to_cover: 'true' })).map(({ id }) => id)).toEqual([
    second.id,
  ])
  expect((await pageOf(app, world.manager, tomorrow.id)).agent_id).toBe(world.pca.agentId)
})

test('a second call of the same day changes nothing more; another agency’s caregiver is not found', async () => {
  const [world, other] = [await anAgency(app), await anAgency(app)]
  await aVisit(app, world, { scheduled_time: '11:00' })
  const agent_id = world.pca.agentId
  expect((await call(app, world.manager, callOut, { agent_id })).visits).toHaveLength(1)
  expect((await call(app, world.manager, callOut, { agent_id })).visits).toEqual([])
  await refusal(call(app, other.manager, callOut, { agent_id }), 'not_found')
  await refusal(call(app, world.pca, callOut, { agent_id }), 'forbidden')
  await refusal(
    call(app, world.manager, callOut, {
      agent_id,
      start_date: '2026-11-05',
      end_date: '2026-11-04',
    }),
    'date_order',
  )
})

test('a call-out of six visits takes as many statements as one of a single visit', async () => {
  const cost = async (times: readonly string[]) => {
    const world = await anAgency(app)
    for (const scheduled_time of times)
      await aVisit(app, world, { scheduled_time, scheduled_duration: 60 })
    const statements = vi.spyOn(pg.Client.prototype, 'query')
    const { visits } = await call(app, world.manager, callOut, { agent_id: world.pca.agentId })
    const count = statements.mock.calls.length
    statements.mockRestore()
    expect(visits.map(({ candidates }) => candidates.length)).toEqual(times.map(() => 3))
    return count
  }
  const few = await cost(['11:00'])
  const many = await cost(['11:00', '12:30', '14:00', '15:30', '17:00', '18:30'])
  expect(Math.abs(many - few)).toBeLessThan(3)
})
