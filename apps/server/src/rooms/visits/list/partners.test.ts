import { getAuthorizationWeeks } from '@homeward/contract/care/authorizations'
import { getCareTeam, getClientsServed } from '@homeward/contract/visits/partners'
import type { VisitStatus } from '@homeward/domain/visits/vocabulary'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import {
  aClientAtHome,
  anActiveCareplan,
  anAuthorization,
  mornings,
} from '../../care/testing/factories.ts'

const app = startTestServer()
let world: World
let client: string
let authorization: string

/** Three weeks of mornings, some of which become the past of two caregivers. */
beforeAll(async () => {
  world = await anAgency(app)
  client = await aClientAtHome(app, world)
  const allowed = await anAuthorization(app, world, { client_id: client })
  authorization = allowed.id
  await anActiveCareplan(app, world, {
    authorization: allowed,
    end_date: '2026-11-22',
    shifts_attributes: [{ ...mornings, recurring_rule: 'FREQ=DAILY', agent_id: world.pca.agentId }],
  })
  await settle(['2026-11-02', '2026-11-03'], world.pca, 'approved', 100)
  await settle(['2026-11-04'], world.cna, 'completed', 60)
  await settle(['2026-11-05'], world.cna, 'rejected', 60)
  await settle(['2026-11-06'], world.cna, 'canceled', 60)
})

/** Visits of these days as they are later, seen from the day after them. */
const settle = (days: string[], who: { agentId: string }, status: VisitStatus, minutes: number) =>
  inAgency(app.db, world.agencyId, (tx) =>
    sql`update visits set status = ${status}, agent_id = ${who.agentId}::uuid,
        check_in_at = starts_at, check_out_at = ends_at, completed_duration = ${minutes}
      where scheduled_date = any(${days}::date[])`.execute(tx),
  )

test('a care team is who gave care, the one of the most visits first', async () => {
  expect(await call(app, world.manager, getCareTeam, { id: client })).toEqual({
    since: '2026-08-04',
    visits: 3,
    partners: [
      expect.objectContaining({
        id: world.pca.agentId,
        visits: 2,
        minutes: 200,
        last_visit_on: '2026-11-03',
      }),
      expect.objectContaining({ id: world.cna.agentId, visits: 1, minutes: 60 }),
    ],
  })
})

test('the clients whom somebody serves are told by their visits', async () => {
  const served = await call(app, world.manager, getClientsServed, { id: world.pca.agentId })
  expect(served.partners).toMatchObject([{ id: client, name: 'Ada Moore', visits: 2 }])
})

test('neither is for caregivers', async () => {
  await refusal(call(app, world.cna, getCareTeam, { id: client }), 'forbidden')
  await refusal(call(app, world.cna, getClientsServed, { id: world.cna.agentId }), 'forbidden')
})

test('neither is found for another agency', async () => {
  const other = await anAgency(app)
  for (const [endpoint, id] of [
    [getCareTeam, client],
    [getClientsServed, world.pca.agentId],
  ] as const)
    await refusal(call(app, other.owner, endpoint, { id }), 'not_found')
  const weeks = call(app, other.owner, getAuthorizationWeeks, { id: authorization })
  await refusal(weeks, 'not_found')
})

test('the weeks of an authorization tell what was delivered and what is planned', async () => {
  const { weeks } = await call(app, world.nurse, getAuthorizationWeeks, { id: authorization })
  expect(weeks.map(({ monday }) => monday)).toEqual(['2026-11-02', '2026-11-09', '2026-11-16'])
  expect(weeks[0]).toMatchObject({ delivered_minutes: 260 })
  expect(weeks[1]).toMatchObject({ delivered_minutes: 0 })
  expect(weeks[1]?.planned_minutes).toBe(weeks[2]?.planned_minutes)
  expect(weeks[0]?.planned_minutes).toBe(((weeks[1]?.planned_minutes ?? 0) / 7) * 2)
})
