import { createOffice } from '@homeward/contract/agency/offices'
import { listClaims } from '@homeward/contract/billing/claims'
import { listClients, updateClient } from '@homeward/contract/clients/clients'
import { searchEverything } from '@homeward/contract/insights/search'
import { listVisits } from '@homeward/contract/visits/visits'
import { expect, test } from 'vitest'
import { aClaim } from '../rooms/billing/testing/factories.ts'
import { call } from '../testing/call.ts'
import { startTestServer } from '../testing/test-server.ts'
import { anAgency } from '../testing/world.ts'

const app = startTestServer()

test('an office narrows visits, claims, clients and what is searched to those of its clients', async () => {
  const world = await anAgency(app)
  const { id: branch } = await call(app, world.owner, createOffice, { name: 'Branch' })
  const claim = await aClaim(app, world)
  const [first = ''] = claim.client.name.split(' ')
  const counts = async (office_id: string) => {
    const visits = await call(app, world.owner, listVisits, { office_id })
    const claims = await call(app, world.owner, listClaims, { office_id, status: 'all' })
    const clients = await call(app, world.owner, listClients, { office_id, status: 'all' })
    const { found } = await call(app, world.owner, searchEverything, { search: first, office_id })
    return [visits, claims, clients]
      .map(({ meta }) => meta.total)
      .concat(found.filter(({ kind }) => kind === 'client').length)
  }
  await call(app, world.owner, updateClient, { id: claim.client.id, office_id: world.officeId })
  expect(await counts(world.officeId)).toEqual([1, 1, 1, 1])
  expect(await counts(branch)).toEqual([0, 0, 0, 0])
  await call(app, world.owner, updateClient, { id: claim.client.id, office_id: branch })
  expect(await counts(world.officeId)).toEqual([0, 0, 0, 0])
  expect(await counts(branch)).toEqual([1, 1, 1, 1])
  const staff = async (office_id: string) =>
    (await call(app, world.owner, searchEverything, { search: 'Test', office_id })).found.some(
      ({ kind }) => kind === 'agent',
    )
  expect([await staff(world.officeId), await staff(branch)]).toEqual([true, false])
})
