import { beforeEach, expect, test } from 'vitest'
import { v7 as uuid } from 'uuid'
import { startTestServer, testNow } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'
import { tasks } from './jobs.ts'

const app = startTestServer()
let world: World
beforeEach(async () => {
  world = await anAgency(app)
})

const daysAgo = (days: number, seconds = 0) =>
  new Date(Date.parse(testNow) - days * 86_400_000 - seconds * 1000).toISOString()

async function sweep() {
  const task = tasks.find(({ name }) => name === 'identity.sweep')
  if (!task || !('runForSystem' in task)) throw new Error('there is no such task')
  await task.runForSystem(app.services, app.db, {} as never, { lastTry: true })
}

const mailIs = async (state: 'waiting' | 'kept' | 'sent' | 'failed', at: string) => {
  const id = uuid()
  const sent_at = state === 'sent' ? at : null
  const mail = { id, to_address: 'a@example.org', subject: 'S', state, sent_at, created_at: at }
  await app.db.identity.insertInto('mails').values(mail).execute()
  await sweep()
  return app.db.identity.selectFrom('mails').select('id').where('id', '=', id).executeTakeFirst()
}

test.each([
  ['sent', daysAgo(30, 1), false],
  ['sent', daysAgo(30), true],
  ['waiting', daysAgo(400), true],
  ['kept', daysAgo(400), true],
  ['failed', daysAgo(400), true],
] as const)('of the mails, what was %s at %s stays: %s', async (state, at, stays) => {
  expect((await mailIs(state, at)) !== undefined).toBe(stays)
})

test.each([
  ['ended long ago', { ended_at: daysAgo(90, 1) }, false],
  ['ended not so long ago', { ended_at: daysAgo(90) }, true],
  ['too old since long', { expires_at: daysAgo(90, 1) }, false],
  ['at rest, but alive', { last_seen_at: daysAgo(400) }, true],
])('a session that %s', async (_, change, stays) => {
  const { userId } = world.nurse
  const sessions = () =>
    app.db.identity.selectFrom('sessions').select('id').where('user_id', '=', userId).execute()
  await app.db.identity.updateTable('sessions').set(change).where('user_id', '=', userId).execute()
  await sweep()
  expect(await sessions()).toHaveLength(stays ? 1 : 0)
})

test.each([
  ['was used long ago', { accepted_at: daysAgo(30, 1) }, false],
  ['was taken back long ago', { revoked_at: daysAgo(30, 1) }, false],
  ['ran out long ago', { expires_at: daysAgo(30, 1) }, false],
  ['was used not so long ago', { accepted_at: daysAgo(30) }, true],
  ['is open', { created_at: daysAgo(400) }, true],
])('an invite that %s', async (_, change, stays) => {
  const id = uuid()
  const invite = {
    id,
    agency_id: world.agencyId,
    agent_id: world.nurse.agentId,
    subject: 'join' as const,
    name: 'Nora',
    email: 'nora@example.org',
    code_hash: Buffer.alloc(32),
    expires_at: daysAgo(-7),
  }
  await app.db.identity
    .insertInto('invites')
    .values({ ...invite, ...change })
    .execute()
  await sweep()
  const left = app.db.identity.selectFrom('invites').select('id').where('id', '=', id)
  expect(await left.execute()).toHaveLength(stays ? 1 : 0)
})
