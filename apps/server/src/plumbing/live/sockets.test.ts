import { sql } from 'kysely'
import type { Socket } from 'socket.io-client'
import { beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency, type Person, type World } from '../../testing/world.ts'
import { makeCtx } from '../context.ts'
import { agencyContext } from '../db/agency-context.ts'
import type { Tx } from '../db/pool.ts'
import { inAgency } from '../db/transaction.ts'
import { startScreens } from './testing/open-screens.ts'

const app = startTestServer()
const screens = startScreens(app)
const { connect } = screens
let world: World
beforeAll(async () => {
  world = await anAgency(app)
})

const jobIn = async (tx: Tx) =>
  makeCtx(app.services, tx, {
    agency: await agencyContext(tx),
    actor: { kind: 'job', name: 'test' },
    requestId: 'r',
  })

const gone = (socket: Socket) => new Promise((resolve) => socket.once('disconnect', resolve))

test('a page of another origin is turned away, with a good token too', async () => {
  await expect(connect(world.owner, { origin: 'https://evil.example' })).rejects.toThrow(
    'websocket error',
  )
  await expect(connect(world.owner, { origin: 'null' })).rejects.toThrow('websocket error')
})

test.each(['https://care.example.org', undefined])('a page of %s is let in', async (origin) => {
  expect((await connect(world.owner, { origin })).connected).toBe(true)
})

test('a page of the very host that was asked is let in', async () => {
  expect((await connect(world.owner, { origin: screens.address() })).connected).toBe(true)
})

test('who has to set up a second factor first hears nothing', async () => {
  const strict = await anAgency(app)
  await inAgency(app.db, strict.agencyId, (tx) =>
    tx.updateTable('agencies').set({ second_factor_required: true }).execute(),
  )
  await expect(connect(strict.owner)).rejects.toThrow('unauthorized')
  expect((await connect(strict.cna)).connected).toBe(true)
})

const sessionsOf = (person: Person) =>
  app.db.identity.updateTable('sessions').where('user_id', '=', person.userId)

test('a socket that connects again is no use of the session', async () => {
  const { manager } = await anAgency(app)
  const quiet = new Date(Date.now() - 600_000).toISOString()
  await sessionsOf(manager).set({ last_seen_at: quiet }).execute()
  for (let times = 0; times < 2; times++) (await connect(manager)).disconnect()
  const { last_seen_at } = await app.db.identity
    .selectFrom('sessions')
    .select('last_seen_at')
    .where('user_id', '=', manager.userId)
    .executeTakeFirstOrThrow()
  expect(last_seen_at).toBe(quiet)
})

test('a session that is ended takes its sockets along at once', async () => {
  const { manager, nurse } = await anAgency(app)
  const [one, two, other] = [await connect(manager), await connect(manager), await connect(nurse)]
  const both = Promise.all([gone(one), gone(two)])
  const started = performance.now()
  const { id } = await sessionsOf(manager)
    .set({ ended_at: new Date().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`select pg_notify('homeward_session_ended', ${id})`.execute(app.db.identity)
  await both
  expect(performance.now() - started).toBeLessThan(1000)
  expect(other.connected).toBe(true)
})

const longAgo = '2020-01-01T00:00:00.000Z'
test.concurrent.each([
  ['ended without a word', (who: Person) => sessionsOf(who).set({ ended_at: longAgo }).execute()],
  ['too old', (who: Person) => sessionsOf(who).set({ expires_at: longAgo }).execute()],
  ['idle too long', (who: Person) => sessionsOf(who).set({ last_seen_at: longAgo }).execute()],
] as const)(
  'a session that is %s loses its sockets within five seconds',
  async (_, end) => {
    const { manager, nurse } = await anAgency(app)
    const [socket, other] = [await connect(manager), await connect(nurse)]
    const away = gone(socket)
    const started = performance.now()
    await end(manager)
    await away
    expect(performance.now() - started).toBeLessThan(5000)
    expect(other.connected).toBe(true)
  },
  10_000,
)

test.concurrent.each([
  ['is inactive', { status: 'inactive' }],
  ['works in the field from now on', { role: 'cna' }],
  ['has another role in the office', { role: 'billing_admin' }],
] as const)(
  'a person who %s loses the sockets of the office within five seconds',
  async (_, change) => {
    const { agencyId, manager } = await anAgency(app)
    const away = gone(await connect(manager))
    const started = performance.now()
    await inAgency(app.db, agencyId, (tx) =>
      tx.updateTable('agents').set(change).where('id', '=', manager.agentId).execute(),
    )
    await away
    expect(performance.now() - started).toBeLessThan(5000)
  },
  10_000,
)

test('an agency that begins to ask for a second factor asks it at once, and closes what is open', async () => {
  const { agencyId, owner, cna } = await anAgency(app)
  const get = (person: Person) =>
    fetch(`${screens.address()}/api/v1/visits`, {
      headers: { authorization: `Bearer ${person.token}` },
    })
  const [office, field] = [await connect(owner), await connect(cna)]
  expect((await get(owner)).status).toBe(200)
  const away = gone(office)
  const heard = new Promise((resolve) => office.once('changed', resolve))
  await inAgency(app.db, agencyId, async (tx) => {
    await tx.updateTable('agencies').set({ second_factor_required: true }).execute()
    await (await jobIn(tx)).live('agency', agencyId)
  })
  await heard
  expect((await get(owner)).status).toBe(403)
  expect((await get(cna)).status).toBe(200)
  await away
  expect(field.connected).toBe(true)
})
