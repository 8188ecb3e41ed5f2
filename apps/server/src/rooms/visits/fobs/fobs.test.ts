import { listHistory } from '@homeward/contract/identity/audit'
import { createVisits } from '@homeward/contract/visits/adding'
import { fobs, punchByFob } from '@homeward/contract/visits/fobs'
import { getVisit } from '@homeward/contract/visits/visits'
import { HOTP, Secret } from 'otpauth'
import { beforeEach, expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer, testNow } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aClientAtHome, moveClock } from '../../care/testing/factories.ts'
import { aVisit } from '../testing/factories.ts'

const app = startTestServer()
const { create, update, archive, restore, list } = fobs.endpoints
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const nine = '2026-11-02T14:00:00.000Z'
const eleven = '2026-11-02T16:00:00.000Z'

let world: World
let visit: string
let client: string
beforeEach(async () => {
  world = await anAgency(app)
  const made = await aVisit(app, world)
  visit = made.id
  client = made.client.id
  await moveClock(app, '2026-11-02T23:00:00.000Z')
})

/** What a device shows at a moment; `ahead`: how many seconds its clock is. */
const shows = (at: string, { ahead = 0, key = secret } = {}): string =>
  HOTP.generate({
    secret: Secret.fromBase32(key),
    counter: Math.floor((Date.parse(at) / 1000 + ahead) / 60),
  })

const aFob = (fields: object = {}) =>
  call(app, world.manager, create, {
    client_id: client,
    serial: 'FVV-1',
    secret,
    period: 60,
    ...fields,
  })

const enter = (fields: object, who = world.pca) =>
  call(app, who, punchByFob, { id: visit, act: 'check_in', at: nine, code: shows(nine), ...fields })

test('the codes of a device at home make a check-in and a check-out, hours later', async () => {
  await aFob()
  const begun = await enter({ at: '2026-11-02T14:04:00.000Z' })
  expect(begun).toMatchObject({
    status: 'in_progress',
    check_in_at: '2026-11-02T14:04:00.000Z',
    check_in_method: 'fob',
    check_in_source: 'FVV-1',
    check_in_distance: null,
    flags: { manual: false },
  })
  const done = await enter({ act: 'check_out', at: eleven, code: shows(eleven) }, world.manager)
  expect(done).toMatchObject({
    status: 'completed',
    check_out_method: 'fob',
    completed_duration: 116,
  })
})

test('a code counts once, also twice at the same moment; the same entry again is answered', async () => {
  await aFob()
  const twice = await Promise.all([enter({}), enter({})])
  expect(twice.map(({ lock_version }) => lock_version)).toEqual([1, 1])
  const again = { act: 'check_out', at: '2026-11-02T14:01:00.000Z' }
  await refusal(enter(again), 'fob_code_used')
  expect((await call(app, world.pca, getVisit, { id: visit })).status).toBe('in_progress')
})

test('two visits of the same client cannot use one code', async () => {
  await aFob()
  const { visits } = await call(app, world.manager, createVisits, {
    client_id: client,
    services: [{ id: world.serviceId, minutes: 60 }],
    scheduled_dates: ['2026-11-02'],
    scheduled_time: '09:00',
    scheduled_duration: 60,
    agent_id: world.cna.agentId,
  })
  const both = await Promise.allSettled([enter({}), enter({ id: visits[0]?.id }, world.cna)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a code of another time says when it was shown', async () => {
  await aFob()
  const { errors } = await refusal(enter({ code: shows(eleven) }), 'fob_code_other_time')
  expect(errors.at?.[0]).toContain('showed this code at 11/02/2026 11:00 AM')
  await refusal(enter({ code: shows('2026-11-02T20:00:00.000Z') }), 'fob_code_wrong')
})

test('the clock of a device is compared when it is registered, and again', async () => {
  const now = app.services.clock().toISOString()
  const fob = await aFob({ code: shows(now, { ahead: 1200 }) })
  expect(fob.drift_seconds).toBe(1200)
  await enter({ code: shows(nine, { ahead: 1200 }) })
  const compared = await call(app, world.manager, update, { id: fob.id, code: shows(now) })
  expect(compared.drift_seconds).toBe(0)
  const unknown = call(app, world.manager, update, {
    id: fob.id,
    code: shows(now, { ahead: 86_400 }),
  })
  await refusal(unknown, 'fob_clock_unknown')
})

test('the device of another client whom the caregiver visits that day is told as such', async () => {
  const theirs = await aVisit(app, world, { scheduled_time: '13:00' })
  const key = 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU'
  await aFob()
  await aFob({ client_id: theirs.client.id, serial: 'FVV-2', secret: key })
  await refusal(enter({ code: shows(nine, { key }) }), 'fob_code_other_client')
})

test('a retired device counts no more; its number may be used at another home', async () => {
  const fob = await aFob()
  await call(app, world.manager, archive, { id: fob.id })
  await refusal(enter({}), 'fob_missing')
  const elsewhere = await aClientAtHome(app, world)
  await aFob({ client_id: elsewhere })
  await refusal(call(app, world.manager, restore, { id: fob.id }), 'fob_serial_taken')
  await refusal(aFob(), 'fob_serial_taken')
})

test('keys are sealed and never answered; a foreign client has no device here', async () => {
  const fob = await aFob()
  expect(JSON.stringify(await call(app, world.manager, list, {}))).not.toContain(secret)
  const [row] = await inAgency(app.db, world.agencyId, (tx) =>
    tx.selectFrom('fobs').select('secret_sealed').where('id', '=', fob.id).execute(),
  )
  expect(row?.secret_sealed).not.toContain(secret)
  const { data } = await call(app, world.owner, listHistory, {
    record_type: 'fob',
    record_id: fob.id,
  })
  expect(JSON.stringify(data)).not.toContain(secret)
  const other = await anAgency(app)
  await refusal(
    call(app, other.manager, create, { client_id: client, serial: '1', secret }),
    'not_found',
  )
  await refusal(enter({}, other.manager), 'not_found')
  await refusal(enter({}, world.cna), 'visit_not_yours')
})

test.each(['12345', '1234567', 'abcdef', ''])('%j is no code', async (code) => {
  await aFob()
  await refusal(enter({ code }), 'invalid')
  await moveClock(app, testNow)
})
