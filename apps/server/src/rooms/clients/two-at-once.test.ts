import { getClient, updateClient } from '@homeward/contract/clients/clients'
import { expect, test } from 'vitest'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../plumbing/db/pool.ts'
import { behind } from '../../testing/behind.ts'
import { call } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency } from '../../testing/world.ts'
import { aClient, anAddress } from './testing/factories.ts'

const app = startTestServer()

test('who names an address while another does finds that one, and the client has one primary', async () => {
  const world = await anAgency(app)
  const { id } = await aClient(app, world)
  const moved = async (tx: Tx) => {
    await tx.updateTable('clients').set({ first_name: 'Ana' }).where('id', '=', id).execute()
    await tx
      .updateTable('client_addresses')
      .set({ primary: false })
      .where('client_id', '=', id)
      .execute()
    const { street, city, state } = anAddress({ street: '1 First St' })
    const added = { agency_id: world.agencyId, client_id: id, id: uuid(), primary: true }
    await tx
      .insertInto('client_addresses')
      .values({ ...added, street, city, state, zip: '27601' } as never)
      .execute()
  }
  const addresses_attributes = [anAddress({ street: '2 Second St', primary: true })]
  const answered = await behind(app, world, moved, () =>
    call(app, world.owner, updateClient, { id, addresses_attributes }),
  )
  expect(answered).toEqual(await call(app, world.owner, getClient, { id }))
  expect(answered.addresses.filter(({ primary }) => primary)).toHaveLength(1)
  expect(answered.addresses).toHaveLength(3)
})
