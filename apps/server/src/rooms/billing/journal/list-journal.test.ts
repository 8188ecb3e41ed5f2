import { listJournal } from '@homeward/contract/billing/journal'
import { expect, test } from 'vitest'
import { call } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency } from '../../../testing/world.ts'
import { aSentClaim } from '../testing/factories.ts'

const app = startTestServer()

test('the journal of an office has the entries of claims for its clients', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  const entries = async (office_id?: string) =>
    (await call(app, world.owner, listJournal, { ...(office_id && { office_id }) })).data
  const all = await entries()
  expect(all).toMatchObject([{ claim: { number: claim.number } }])
  expect(await entries(world.officeId)).toEqual(all)
  expect(await entries(world.agencyId)).toEqual([])
})
