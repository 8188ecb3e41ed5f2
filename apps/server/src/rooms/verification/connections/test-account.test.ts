import {
  getIntegrationAccount,
  testIntegrationAccount,
  updateIntegrationAccount,
} from '@homeward/contract/agency/integration-accounts'
import type { EvvVendor } from '@homeward/domain/agency/vocabulary'
import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency } from '../../../testing/world.ts'
import { openHhaexchangeSimulator } from '../simulators/hhaexchange.ts'
import { simulateSandata } from '../simulators/sandata.ts'
import { anEvvAccount } from '../testing/factories.ts'

const app = startTestServer()

const right = 'right horse'
const user = 'cedar-api'

beforeEach(() => {
  vi.stubEnv('OUTBOUND_PRIVATE_ADDRESSES', 'allow')
})

/** Vendors on this machine that know the agency. */
const simulated = {
  sandata: () => simulateSandata({ account: '41009', user, password: right }),
  hhaexchange: () => openHhaexchangeSimulator({ user, secret: right, scope: 'write:aggregator' }),
}

/** An account at a vendor of this machine, without its password. */
async function anAccountAt(vendor: keyof typeof simulated) {
  const simulator = await simulated[vendor]()
  onTestFinished(() => simulator.stop())
  const world = await anAgency(app)
  const id = await anEvvAccount(app, world, vendor)
  const settings = { account: '41009', user }
  await call(app, world.owner, updateIntegrationAccount, { id, settings })
  // Only https can be entered; a vendor on this machine is without.
  const endpoint = JSON.stringify({ endpoint: simulator.endpoint })
  await inAgency(app.db, world.agencyId, (tx) =>
    tx
      .updateTable('integration_accounts')
      .set({ settings: sql`settings || ${endpoint}::jsonb` })
      .where('id', '=', id)
      .execute(),
  )
  const tested = async (secret: string | null) => {
    await call(app, world.owner, updateIntegrationAccount, { id, secret })
    return call(app, world.owner, testIntegrationAccount, { id })
  }
  return { world, id, simulator, tested }
}

const said: readonly [keyof typeof simulated, RegExp, RegExp][] = [
  ['sandata', /^Sandata accepted the sign-in/, /^Sandata rejected the user name, the password/],
  ['hhaexchange', /^HHAeXchange accepted the sign-in/, /^HHAeXchange rejected the client ID/],
]

test.each(said)('an account with %s is tested for real', async (vendor, accepted, rejected) => {
  const { tested } = await anAccountAt(vendor)
  expect(await tested(right)).toMatchObject({
    health: 'healthy',
    last_test: { ok: true, message: expect.stringMatching(accepted) },
    abilities: { test: true },
  })
  const refused = await tested('wrong horse')
  expect(refused).toMatchObject({
    health: 'failing',
    last_test: { ok: false, message: expect.stringMatching(rejected) },
  })
  expect(JSON.stringify(refused)).not.toContain('wrong horse')
})

test.each(said)(
  '%s that does not answer, or an account without a password, fails',
  async (vendor) => {
    const { tested, simulator } = await anAccountAt(vendor)
    expect((await tested(null)).last_test).toMatchObject({
      ok: false,
      message: expect.stringMatching(/password|client secret/),
    })
    await simulator.stop()
    const { last_test } = await tested(right)
    expect(last_test?.ok).toBe(false)
    expect(last_test?.message).not.toMatch(/127\.0\.0\.1|horse|http/)
  },
)

test.each<EvvVendor>(['sandata', 'hhaexchange', 'carebridge'])(
  'an account with %s may be tested before it is complete, and says what it lacks',
  async (vendor) => {
    const world = await anAgency(app)
    const id = await anEvvAccount(app, world, vendor)
    expect((await call(app, world.owner, getIntegrationAccount, { id })).abilities.test).toBe(true)
    const { last_test } = await call(app, world.owner, testIntegrationAccount, { id })
    expect(last_test).toMatchObject({ ok: false, message: expect.stringMatching(/address/) })
  },
)

test('an account is tested by those who may edit it, in their own agency', async () => {
  const { world, id } = await anAccountAt('sandata')
  await refusal(call(app, world.manager, testIntegrationAccount, { id }), 'forbidden')
  const other = await anAgency(app)
  await refusal(call(app, other.owner, testIntegrationAccount, { id }), 'not_found')
})
