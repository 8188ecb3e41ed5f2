import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp } from '../../app.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency, type Person, type World } from '../../testing/world.ts'
import { makeCtx } from '../context.ts'
import { agencyContext } from '../db/agency-context.ts'
import type { Tx } from '../db/pool.ts'
import { inAgency } from '../db/transaction.ts'

const app = startTestServer()
let running: Awaited<ReturnType<typeof startApp>>
let folder: string
let world: World
const open: Socket[] = []

beforeAll(async () => {
  // The app runs by the real clock, and so do the sessions that are made here.
  app.setClock(new Date().toISOString())
  folder = await mkdtemp(join(tmpdir(), 'homeward-app-'))
  running = await startApp({
    databaseUrl: app.db.url,
    host: '127.0.0.1',
    port: 0,
    dataDir: folder,
    webRoot: null,
    log: pino({ level: 'silent' }),
    publicUrl: 'https://care.example.org',
  })
  world = await anAgency(app)
})
afterAll(async () => {
  for (const socket of open) socket.disconnect()
  await running.close()
  await rm(folder, { recursive: true, force: true })
})

async function connect(person: Person, origin?: string): Promise<Socket> {
  const socket = io(running.address, {
    path: '/live',
    transports: ['websocket'],
    auth: { token: person.token },
    reconnection: false,
    forceNew: true,
    ...(origin && { extraHeaders: { origin } }),
  })
  open.push(socket)
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return socket
}

const jobIn = async (tx: Tx) =>
  makeCtx(app.services, tx, {
    agency: await agencyContext(tx),
    actor: { kind: 'job', name: 'test' },
    requestId: 'r',
  })

const gone = (socket: Socket) => new Promise((resolve) => socket.once('disconnect', resolve))

test('a page of another origin is turned away, with a good token too', async () => {
  await expect(connect(world.owner, 'https://evil.example')).rejects.toThrow('websocket error')
  await expect(connect(world.owner, 'null')).rejects.toThrow('websocket error')
})

test.each(['https://care.example.org', undefined])('a page of %s is let in', async (origin) => {
  expect((await connect(world.owner, origin)).connected).toBe(true)
})

test('a page of the very host that was asked is let in', async () => {
  expect((await connect(world.owner, running.address)).connected).toBe(true)
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
    fetch(`${running.address}/api/v1/visits`, {
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

test('what one person is told reaches that person alone, in the field too', async () => {
  const { agencyId, cna, pca, owner } = await anAgency(app)
  const [field, other, office] = [await connect(cna), await connect(pca), await connect(owner)]
  const heard: Record<string, unknown[]> = { field: [], other: [], office: [] }
  field.on('changed', (event: unknown) => heard.field?.push(event))
  other.on('changed', (event: unknown) => heard.other?.push(event))
  const both = Promise.all([
    new Promise((resolve) => field.once('changed', resolve)),
    new Promise((resolve) => office.once('changed', resolve)),
  ])
  office.on('changed', (event: unknown) => heard.office?.push(event))
  await inAgency(app.db, agencyId, async (tx) => {
    const ctx = await jobIn(tx)
    await ctx.live('notifications', cna.userId)
    await ctx.live('visit', agencyId)
  })
  await both
  expect(heard).toEqual({
    field: [{ topic: 'notifications', id: cna.userId }],
    other: [],
    office: [{ topic: 'visit', id: agencyId }],
  })
})
