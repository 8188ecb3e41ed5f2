import { createHash } from 'node:crypto'
import { updateClient } from '@homeward/contract/clients/clients'
import { expect, test } from 'vitest'
import { aClient } from '../../rooms/clients/testing/factories.ts'
import { call, refusal } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency } from '../../testing/world.ts'
import { freshKey, readKeys } from '../crypto/protected.ts'
import { inAgency } from '../db/transaction.ts'
import { fingerprintsOf } from './idempotency.ts'

const app = startTestServer()

test('what was sent cannot be guessed from what is kept of it', async () => {
  const world = await anAgency(app)
  const { id } = await aClient(app, world)
  const data = { social_security_number: '219-09-9987' }
  await call(app, world.owner, updateClient, { id, ...data }, { key: 'guessable-1' })
  const kept = await inAgency(app.db, world.agencyId, (tx) =>
    tx.selectFrom('idempotency_keys').select('fingerprint').executeTakeFirstOrThrow(),
  )
  const guess = createHash('sha256')
    .update(`PATCH /api/v1/clients/${id}\0${JSON.stringify({ data })}`)
    .digest()
  expect(kept.fingerprint.equals(guess)).toBe(false)
  const other = { id, social_security_number: '219-09-9988' }
  await refusal(
    call(app, world.owner, updateClient, other, { key: 'guessable-1' }),
    'idempotency_mismatch',
  )
  await call(app, world.owner, updateClient, { id, ...data }, { key: 'guessable-1' })
})

test('a request is known again after keys were rotated', () => {
  const [first, second] = [freshKey('k1'), freshKey('k2')]
  const of = (keys: string) => fingerprintsOf(readKeys(keys), 'POST', '/x', { data: {} })
  const [before] = of(first)
  expect(of(`${second},${first}`)[1]).toEqual(before)
  expect(of(`${second},${first}`)[0]).not.toEqual(before)
})
