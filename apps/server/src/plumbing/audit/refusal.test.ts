import { listAuditEvents } from '@homeward/contract/identity/audit'
import { getClient, updateClient } from '@homeward/contract/clients/clients'
import { revealClientField } from '@homeward/contract/clients/reveal'
import { limits } from '@homeward/domain/identity/limits'
import { expect, test } from 'vitest'
import { aClient } from '../../rooms/clients/testing/factories.ts'
import { call, refusal, send } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'

const app = startTestServer()

const refusals = async (world: World) =>
  (await call(app, world.owner, listAuditEvents, { action: 'access.refused' })).data

test('who asks for what their role does not allow is kept, with the record and the call', async () => {
  const world = await anAgency(app)
  const { id } = await aClient(app, world)
  await refusal(call(app, world.cna, updateClient, { id, nickname: 'Secret' }), 'forbidden')
  await refusal(call(app, world.nurse, listAuditEvents, {}), 'forbidden')
  const kept = await refusals(world)
  expect(kept).toMatchObject([
    {
      user_id: world.nurse.userId,
      record_type: 'identity',
      record_id: world.nurse.userId,
      changes: { method: { after: 'GET' }, path: { after: '/audit_events' } },
    },
    {
      user_id: world.cna.userId,
      record_type: 'clients',
      record_id: id,
      changes: { method: { after: 'PATCH' }, path: { after: '/clients/:id' } },
    },
  ])
  expect(JSON.stringify(kept)).not.toContain('Secret')
})

test("another agency's record is just not there: that leaves nothing", async () => {
  const [here, there] = [await anAgency(app), await anAgency(app)]
  const { id } = await aClient(app, there)
  await refusal(call(app, here.owner, getClient, { id }), 'not_found')
  expect(await refusals(here)).toEqual([])
  expect(await refusals(there)).toEqual([])
})

test('who is told to wait is kept, once a minute however often they try', async () => {
  const world = await anAgency(app)
  const { id } = await aClient(app, world)
  const { points } = limits.reveal
  const look = () => send(app, world.owner, revealClientField, { id, field: 'medicaid_number' })
  const statuses: number[] = []
  for (let times = 0; times < points + 5; times++) statuses.push((await look()).status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  const { data } = await call(app, world.owner, listAuditEvents, { action: 'access.throttled' })
  expect(data).toMatchObject([
    {
      user_id: world.owner.userId,
      record_id: world.owner.userId,
      changes: { limit: { after: 'reveal' }, path: { after: revealClientField.path } },
    },
  ])
})
