import { createHash } from 'node:crypto'
import { endpoints } from '@homeward/contract/all'
import { createClient, updateClient } from '@homeward/contract/clients/clients'
import type { Endpoint } from '@homeward/contract/endpoint'
import { setPhonePin } from '@homeward/contract/visits/calls'
import { expect, test } from 'vitest'
import { z } from 'zod'
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

test('many who send the same at once are answered the same, and it is done once', async () => {
  const world = await anAgency(app)
  const client = {
    first_name: 'Once',
    last_name: 'Only',
    gender: 'female' as const,
    office_id: world.officeId,
  }
  const answers = await Promise.all(
    Array.from({ length: 12 }, () =>
      call(app, world.owner, createClient, client, { key: 'at-once-1' }),
    ),
  )
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect(answers).toEqual(Array(12).fill(answers[0]))
  const made = await inAgency(app.db, world.agencyId, (tx) =>
    tx.selectFrom('clients').select('id').where('last_name', '=', 'Only').execute(),
  )
  expect(made).toHaveLength(1)
})

test('a write that failed leaves no key behind: the next one with it is done', async () => {
  const world = await anAgency(app)
  const { id, lock_version } = await aClient(app, world)
  const change = (version: number) =>
    call(app, world.owner, updateClient, { id, nickname: 'Bo', lock_version: version }, { key })
  const key = 'tried-again-1'
  await refusal(change(lock_version + 7), 'stale')
  expect(await change(lock_version)).toMatchObject({ nickname: 'Bo' })
})

test('a secret is answered once and is not kept; a second try is told so', async () => {
  const world = await anAgency(app)
  const ask = { id: world.pca.agentId }
  const first = await call(app, world.owner, setPhonePin, ask, { key: 'secret-once-1' })
  const again = call(app, world.owner, setPhonePin, ask, { key: 'secret-once-1' })
  await refusal(again, 'answered_once')
  const kept = await inAgency(app.db, world.agencyId, (tx) =>
    tx.selectFrom('idempotency_keys').select('response').execute(),
  )
  expect(kept).toEqual([{ response: null }])
  const fresh = await call(app, world.owner, setPhonePin, ask, { key: 'secret-once-2' })
  expect(fresh.pin).toMatch(/^\d+$/)
  expect(fresh.set_at >= first.set_at).toBe(true)
})

test('each write that answers a secret says so', () => {
  const secrets = /"(pin|token|secret|password|recovery_codes)":/
  const answers = ({ returns }: Endpoint): string =>
    'schema' in returns ? JSON.stringify(z.toJSONSchema(returns.schema, { io: 'input' })) : ''
  // What a person does with an account of their own keeps no keys.
  const keepsKeys = ({ permission, writes }: Endpoint) =>
    writes && permission !== 'public' && permission !== 'signed_in'
  const found = endpoints.filter((one) => keepsKeys(one) && secrets.test(answers(one)))
  expect(found.filter(({ answersSecret }) => !answersSecret).map(({ path }) => path)).toEqual([])
  expect(found).not.toEqual([])
})
