import {
  listVerificationConnections,
  updateVerificationConnection,
} from '@homeward/contract/verification/vendor-verifications'
import { expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency } from '../../../testing/world.ts'
import { anEvvAccount } from '../testing/factories.ts'

const app = startTestServer()

test('sending over an account is paused and resumed, and a stale version is refused', async () => {
  const world = await anAgency(app)
  const id = await anEvvAccount(app, world)
  const asked = { id, state: 'paused' } as const
  const paused = await call(app, world.manager, updateVerificationConnection, asked)
  expect(paused).toMatchObject({ state: 'paused', abilities: { pause: false, resume: true } })
  const resumed = { id, state: 'open', lock_version: paused.lock_version } as const
  expect(await call(app, world.manager, updateVerificationConnection, resumed)).toMatchObject({
    state: 'open',
    lock_version: paused.lock_version + 1,
    abilities: { pause: true, resume: false },
  })
  await refusal(call(app, world.manager, updateVerificationConnection, resumed), 'stale')
})

test('an account that was never used sends; only those who may write pause it, in their agency', async () => {
  const world = await anAgency(app)
  const id = await anEvvAccount(app, world)
  const { data } = await call(app, world.manager, listVerificationConnections, {})
  expect(data).toMatchObject([{ account: { id }, state: 'open', counts: { pending: 0 } }])
  const asked = { id, state: 'paused' } as const
  await refusal(call(app, world.pca, updateVerificationConnection, asked), 'forbidden')
  const other = await anAgency(app)
  await refusal(call(app, other.owner, updateVerificationConnection, asked), 'not_found')
})
