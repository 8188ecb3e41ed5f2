import { listAuditEvents } from '@homeward/contract/identity/audit'
import { getClient, updateClient } from '@homeward/contract/clients/clients'
import { expect, test } from 'vitest'
import { aClient } from '../../rooms/clients/making.ts'
import { call, refusal } from '../../testing/call.ts'
import { openHouse } from '../../testing/house.ts'
import { anAgency, type World } from '../../testing/world.ts'

const house = openHouse()

const refusals = async (world: World) =>
  (await call(house, world.owner, listAuditEvents, { action: 'access.refused' })).data

test('who asks for what their role does not allow is kept, with the record and the call', async () => {
  const world = await anAgency(house)
  const { id } = await aClient(house, world)
  await refusal(call(house, world.cna, updateClient, { id, nickname: 'Secret' }), 'forbidden')
  await refusal(call(house, world.nurse, listAuditEvents, {}), 'forbidden')
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
  const [here, there] = [await anAgency(house), await anAgency(house)]
  const { id } = await aClient(house, there)
  await refusal(call(house, here.owner, getClient, { id }), 'not_found')
  expect(await refusals(here)).toEqual([])
  expect(await refusals(there)).toEqual([])
})
