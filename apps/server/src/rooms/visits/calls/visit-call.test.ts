import { createHmac } from 'node:crypto'
import { integrationAccounts } from '@homeward/contract/agency/integration-accounts'
import { updateClient } from '@homeward/contract/clients/clients'
import { createVisits } from '@homeward/contract/visits/adding'
import { getPhonePin, removePhonePin, setPhonePin } from '@homeward/contract/visits/calls'
import { checkIn } from '@homeward/contract/visits/capture'
import { updateVisit } from '@homeward/contract/visits/visits'
import { callWords } from '@homeward/domain/visits/phone-call'
import { beforeEach, expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer, testNow } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { moveClock } from '../../care/testing/factories.ts'
import { aVisit, pageOf } from '../testing/factories.ts'

const app = startTestServer()
const secret = 'the auth token of the account'
const home = '+1 919 555 0142'
const nine = '2026-11-02T14:00:00.000Z'

let world: World
let account: string
let visit: string
let client: string
let pin: string
beforeEach(async () => {
  await moveClock(app, testNow)
  await app.db.identity.deleteFrom('rate_limits').execute()
  world = await anAgency(app)
  ;({ id: account } = await call(app, world.owner, integrationAccounts.endpoints.create, {
    name: 'Twilio',
    vendor: 'twilio',
    secret,
  }))
  const made = await aVisit(app, world)
  visit = made.id
  client = made.client.id
  await call(app, world.manager, updateClient, { id: client, phone: home, first_name: 'Ada' })
  ;({ pin } = await call(app, world.manager, setPhonePin, { id: world.pca.agentId }))
  await moveClock(app, nine)
})

let tokens = 0

/** Delivers one step of a call, as Twilio does. */
async function deliver(
  fields: Record<string, string>,
  sent: { token?: string; key?: string } = {},
) {
  const path = `/api/v1/webhooks/${world.agencyId}/${account}/visit_call`
  const covered = Object.entries(fields)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flat()
    .join('')
  const signature = createHmac('sha1', sent.key ?? secret)
    .update(`https://homeward.test${path}${covered}`)
    .digest('base64')
  const { statusCode, body } = await app.server.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signature,
      'i-twilio-idempotency-token': sent.token ?? `step-${++tokens}`,
    },
    payload: new URLSearchParams(fields).toString(),
  })
  return { statusCode, body }
}

/** A caller at a telephone: what they type, one after the other, and the last that they hear. */
async function caller(typed: readonly string[], from = '+19195550142', sid = `CA${++tokens}`) {
  let { body } = await deliver({ CallSid: sid, From: from })
  for (const Digits of typed) ({ body } = await deliver({ CallSid: sid, From: from, Digits }))
  return body
}

test('a caregiver checks in and out on the telephone of the client, with the tasks', async () => {
  expect(await caller([])).toContain('<Gather input="dtmf" numDigits="6"')
  expect(await caller([pin])).toContain('Press 1 to check in for Ada, 9:00 AM.')
  expect(await caller([pin, '1'])).toContain(
    'You are checked in at 9:00 AM. Goodbye.</Say><Hangup/>',
  )
  expect(await pageOf(app, world.manager, visit)).toMatchObject({
    status: 'in_progress',
    check_in_at: nine,
    check_in_method: 'ivr',
    check_in_source: '9195550142',
    flags: { manual: false },
  })
  await moveClock(app, '2026-11-02T16:00:00.000Z')
  expect(await caller([pin, '1', '0'])).toContain('01: Bathing.')
  const done = await pageOf(app, world.manager, visit)
  expect(done).toMatchObject({
    status: 'completed',
    check_out_method: 'ivr',
    completed_duration: 120,
  })
})

test('task codes are recorded all or none', async () => {
  await caller([pin, '1'])
  await moveClock(app, '2026-11-02T16:00:00.000Z')
  const sid = 'CA-tasks'
  expect(await caller([pin, '1', '0199'], undefined, sid)).toContain(callWords.wrongTasks)
  const tasks = async () =>
    (await pageOf(app, world.manager, visit)).activities.map(({ status }) => status)
  expect(await tasks()).toEqual([null, null, null])
  const { body } = await deliver({ CallSid: sid, From: home, Digits: '01*0301' })
  expect(body).toContain('Tasks recorded: 2. Goodbye.')
  expect(await tasks()).toEqual(['completed', null, 'completed'])
})

test.each(['+19195550199', 'anonymous', ''])(
  'a call from %j is told to call the office',
  async (from) => {
    expect(await caller([pin, '1'], from)).not.toContain('Gather')
    expect(await caller([], from)).toContain(callWords.unknownNumber)
    expect((await pageOf(app, world.manager, visit)).status).toBe('scheduled')
  },
)

test('a PIN that is wrong three times ends the call, and the telephone is not answered for a while', async () => {
  const wrong = pin === '111111' ? '222222' : '111111'
  expect(await caller([wrong, ''])).toContain(callWords.wrongPin)
  expect(await caller([wrong, wrong, wrong])).toContain(callWords.tooMany)
  expect(await caller([pin])).not.toContain('Gather')
  await moveClock(app, '2026-11-02T14:16:00.000Z')
  expect(await caller([pin])).toContain('Press 1')
})

test('wrong PINs of several calls count together', async () => {
  const wrong = pin === '111111' ? '222222' : '111111'
  await caller([wrong, wrong])
  await caller([wrong])
  expect(await caller([])).toContain(callWords.tooMany)
})

test('a draft is not offered', async () => {
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('visits').set({ draft: true }).where('id', '=', visit).execute(),
  )
  expect(await caller([pin])).toContain(callWords.noVisit)
})

test('two visits at once are offered one by one; another key is asked again', async () => {
  const { visits } = await call(app, world.manager, createVisits, {
    client_id: client,
    services: [{ id: world.serviceId, minutes: 60 }],
    scheduled_dates: ['2026-11-02'],
    scheduled_time: '11:00',
    scheduled_duration: 60,
    agent_id: world.pca.agentId,
  })
  const offered = await caller([pin])
  expect(offered).toMatch(
    /Press 1 to check in for Ada, 9:00 AM\..*Press 2 to check in for Ada, 11:00/,
  )
  expect(await caller([pin, '3'])).toContain(callWords.noChoice)
  expect(await caller([pin, '3', '', '9'])).toContain(callWords.tooMany)
  await caller([pin, '2'])
  expect((await pageOf(app, world.manager, visits[0]?.id ?? '')).status).toBe('in_progress')
  expect((await pageOf(app, world.manager, visit)).status).toBe('scheduled')
})

test('who hangs up half way has done what they confirmed, and no more', async () => {
  await caller([pin])
  expect((await pageOf(app, world.manager, visit)).status).toBe('scheduled')
  await caller([pin, '1'])
  await moveClock(app, '2026-11-02T16:00:00.000Z')
  await caller([pin, '1'])
  expect(await pageOf(app, world.manager, visit)).toMatchObject({ status: 'completed' })
  expect(await caller([pin])).toContain(callWords.noVisit)
})

test('a step that is delivered again is answered the same and done once; twice at once as well', async () => {
  const sid = 'CA-again'
  await caller([pin], undefined, sid)
  const choice = { CallSid: sid, From: home, Digits: '1' }
  const answers = await Promise.all([
    deliver(choice, { token: 'one' }),
    deliver(choice, { token: 'one' }),
  ])
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(answers[0]?.body).toContain('checked in')
  expect((await pageOf(app, world.manager, visit)).lock_version).toBe(1)
  expect((await deliver(choice)).body).toContain(callWords.goodbye)
})

test('two telephones at once make one check-in; the other is told', async () => {
  const sids = ['CA-left', 'CA-right']
  for (const sid of sids) await caller([pin], undefined, sid)
  const both = await Promise.all(
    sids.map((CallSid) => deliver({ CallSid, From: home, Digits: '1' })),
  )
  expect(both.filter(({ body }) => body.includes('checked in'))).not.toHaveLength(0)
  expect((await pageOf(app, world.manager, visit)).lock_version).toBe(1)
})

test('what the phone took meanwhile is not done again', async () => {
  const sid = 'CA-late'
  await caller([pin], undefined, sid)
  await call(app, world.pca, checkIn, { id: visit, at: '2026-11-02T13:59:00.000Z' })
  const { body } = await deliver({ CallSid: sid, From: home, Digits: '1' })
  expect(body).toContain(callWords.refused)
  expect((await pageOf(app, world.manager, visit)).check_in_method).toBe('evv')
})

test('a visit that was taken from the caller meanwhile is refused in words', async () => {
  const sid = 'CA-taken'
  await caller([pin], undefined, sid)
  await call(app, world.manager, updateVisit, { id: visit, agent_id: null })
  const { statusCode, body } = await deliver({ CallSid: sid, From: home, Digits: '1' })
  expect(statusCode).toBe(200)
  expect(body).toContain(callWords.refused)
})

test('a delivery that the account did not sign is refused', async () => {
  const fields = { CallSid: 'CA-bad', From: home }
  expect((await deliver(fields, { key: 'guessed' })).statusCode).toBe(403)
  await call(app, world.owner, integrationAccounts.endpoints.archive, { id: account })
  expect((await deliver(fields)).statusCode).toBe(403)
})

test("the PIN of another client's caregiver opens nothing; a removed or renewed one is none", async () => {
  const cna = await call(app, world.manager, setPhonePin, { id: world.cna.agentId })
  expect(cna.pin).toMatch(/^\d{6}$/)
  expect(await caller([cna.pin])).toContain(callWords.noVisit)
  const renewed = await call(app, world.manager, setPhonePin, { id: world.pca.agentId })
  expect(await caller([pin])).toContain(callWords.wrongPin)
  expect(await caller([renewed.pin])).toContain('Press 1')
  await call(app, world.manager, removePhonePin, { id: world.pca.agentId })
  expect(await caller([renewed.pin])).toContain(callWords.wrongPin)
  const asked = { id: world.pca.agentId }
  expect(await call(app, world.nurse, getPhonePin, asked)).toEqual({ ...asked, set_at: null })
  await refusal(call(app, world.nurse, setPhonePin, asked), 'forbidden')
  const other = await anAgency(app)
  await refusal(call(app, other.manager, setPhonePin, asked), 'not_found')
})

test('a caregiver who reads Spanish is spoken to in Spanish after the PIN', async () => {
  await app.db.identity
    .updateTable('users')
    .set({ language: 'es' })
    .where('id', '=', world.pca.userId)
    .execute()
  expect(await caller([pin])).toContain('<Say language="es-US">Marque 1')
})
