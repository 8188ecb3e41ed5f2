import type { Signal, SignalAnswer } from '@homeward/contract/live'
import type { Socket } from 'socket.io-client'
import { v7 as uuid } from 'uuid'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'
import { type Ctx, makeCtx } from '../context.ts'
import { seal } from '../crypto/protected.ts'
import { agencyContext } from '../db/agency-context.ts'
import { inAgency } from '../db/transaction.ts'
import { tellProcesses } from './events.ts'
import { insertSignal } from './signal-store.ts'
import { sweepTask } from './sweep-task.ts'
import { hearing, startScreens } from './testing/open-screens.ts'

const app = startTestServer()
const { connect } = startScreens(app, 2)

/** Works in an agency as a job would. */
const inWorld = (world: World, work: (ctx: Ctx) => Promise<void>) =>
  inAgency(app.db, world.agencyId, async (tx) => {
    const agency = await agencyContext(tx)
    const actor = { kind: 'job', name: 'test' } as const
    await work(makeCtx(app.services, tx, { agency, actor, requestId: 'r' }))
  })

const aRecord = () => ({ parent_type: 'Client', parent_id: uuid() }) as const

const say = (socket: Socket, sent: unknown): Promise<SignalAnswer> =>
  socket.timeout(5000).emitWithAck('signal', sent)

test('a change is heard in every process by those alone who may read the record', async () => {
  const world = await anAgency(app)
  const id = uuid()
  const heard = new Map<string, ReturnType<typeof hearing>>()
  for (const [at, role] of (['manager', 'billing_admin', 'owner', 'pca'] as const).entries()) {
    heard.set(role, hearing(await connect(world[role], { process: at % 2 }), 'changed'))
  }
  await inWorld(world, async (ctx) => {
    await ctx.live('claim', id)
    await ctx.live('visit', id)
  })
  // In the order in which they were told: who heard of the visit would have heard of the claim.
  const visit = { topic: 'visit', id }
  await expect.poll(() => heard.get('manager')?.all).toContainEqual(visit)
  await expect.poll(() => heard.get('owner')?.all).toContainEqual(visit)
  await expect.poll(() => heard.get('billing_admin')?.all).toContainEqual(visit)
  const claim = { topic: 'claim', id }
  expect(Object.fromEntries([...heard].map(([role, { all }]) => [role, all]))).toEqual({
    manager: [visit],
    billing_admin: [claim, visit],
    owner: [claim, visit],
    pca: [],
  })
})

test('what one person is told reaches that person alone, by its ids, in the field too', async () => {
  const { pca, cna, owner, ...world } = await anAgency(app)
  const screens = [await connect(cna), await connect(cna, { process: 1 })]
  const others = [await connect(pca), await connect(owner)]
  const heard = screens.map((socket) => hearing(socket, 'told'))
  const besides = others.map((socket) => hearing(socket, 'told'))
  const id = uuid()
  await inWorld({ pca, cna, owner, ...world }, (ctx) => ctx.tell('notification', cna.userId, [id]))
  await Promise.all(heard.map(({ next }) => next))
  for (const { all } of heard) expect(all).toEqual([{ message: 'notification', ids: [id] }])
  for (const { all } of besides) expect(all).toEqual([])
})

test('many messages for one person are told in parts that a NOTIFY takes', async () => {
  const world = await anAgency(app)
  const { all } = hearing(await connect(world.nurse), 'told')
  const ids = Array.from({ length: 250 }, () => uuid())
  await inWorld(world, (ctx) => ctx.tell('notification', world.nurse.userId, ids))
  await expect.poll(() => all.length).toBe(3)
  expect((all as { ids: string[] }[]).flatMap((told) => told.ids)).toEqual(ids)
})

describe('what somebody says to another person', () => {
  test('is heard by all screens of that person, in any process, in its order, and by nobody else', async () => {
    const world = await anAgency(app)
    const from = await connect(world.nurse)
    const screens = [await connect(world.pca), await connect(world.pca, { process: 1 })]
    const heard = screens.map((socket) => hearing(socket, 'signal'))
    const beside = hearing(await connect(world.owner, { process: 1 }), 'signal')
    const said = [aRecord(), aRecord(), aRecord()]
    const to = world.pca.userId
    const answers = said.map((payload) => say(from, { kind: 'typing', to, payload }))
    expect(await Promise.all(answers)).toEqual(said.map(() => ({ ok: true })))
    for (const { all } of heard) {
      await expect.poll(() => all.length).toBe(3)
      expect(all).toMatchObject(
        said.map((payload) => ({ kind: 'typing', from: { id: world.nurse.userId }, payload })),
      )
    }
    expect(beside.all).toEqual([])
  })

  test('lies sealed in between, and is swept after a minute', async () => {
    const world = await anAgency(app)
    await inWorld(world, (ctx) => ctx.signal('typing', world.pca.userId, aRecord()))
    const rows = () =>
      inAgency(app.db, world.agencyId, (tx) => tx.selectFrom('live_signals').selectAll().execute())
    const [row] = await rows()
    expect(row?.content).not.toContain('typing')
    const began = app.services.clock().getTime()
    const sweepAfter = async (passed: number) => {
      const services = { ...app.services, clock: () => new Date(began + passed) }
      await sweepTask.runForSystem(services, app.db, {} as never, { lastTry: false })
    }
    await sweepAfter(50_000)
    expect(await rows()).toHaveLength(1)
    await sweepAfter(61_000)
    expect(await rows()).toEqual([])
  })

  test('may be larger than a NOTIFY', async () => {
    const world = await anAgency(app)
    const { next } = hearing(await connect(world.pca, { process: 1 }), 'signal')
    const id = uuid()
    const signal = { kind: 'typing', from: null, payload: { sdp: 'x'.repeat(30_000) } }
    await inAgency(app.db, world.agencyId, async (tx) => {
      const place = `live_signals.content:${id}`
      await insertSignal(tx, {
        agency_id: world.agencyId,
        id,
        user_id: world.pca.userId,
        content: seal(app.services.keys, JSON.stringify(signal), place),
        created_at: app.services.clock().toISOString(),
      })
      await tellProcesses(tx, { agency: world.agencyId, user: world.pca.userId, signal: id })
    })
    expect(await next).toEqual(signal)
  })

  test('by the product is heard where it was committed, not where it was rolled back', async () => {
    const world = await anAgency(app)
    const { all } = hearing(await connect(world.pca), 'signal')
    const [undone, done] = [aRecord(), aRecord()]
    await inWorld(world, async (ctx) => {
      await ctx.signal('typing', world.pca.userId, undone)
      throw new Error('rolled back')
    }).catch(() => undefined)
    await inWorld(world, (ctx) => ctx.signal('typing', world.pca.userId, done))
    await expect.poll(() => all.length).toBe(1)
    expect(all).toEqual([{ kind: 'typing', from: null, payload: done } satisfies Signal])
  })

  test.each([
    ['nothing', null],
    ['words', 'hello'],
    ['an unknown kind', { kind: 'shouting', to: uuid(), payload: aRecord() }],
    ['the name of a built-in', { kind: 'toString', to: uuid(), payload: aRecord() }],
    ['no person', { kind: 'typing', to: 'everybody', payload: aRecord() }],
    ['a field too many', { kind: 'typing', to: uuid(), payload: aRecord(), from: uuid() }],
  ])('is refused where it is %s', async (_, sent) => {
    const world = await anAgency(app)
    expect(await say(await connect(world.nurse), sent)).toEqual({ ok: false, code: 'invalid' })
  })

  test('is refused where its content is not of its kind, or too large', async () => {
    const world = await anAgency(app)
    const [from, to] = [await connect(world.nurse), await connect(world.pca)]
    const { all } = hearing(to, 'signal')
    const send = (payload: object) =>
      say(from, { kind: 'typing', to: world.pca.userId, payload: { ...aRecord(), ...payload } })
    expect(await send({ parent_type: 'Moon' })).toEqual({ ok: false, code: 'invalid' })
    expect(await send({ body: 'Fell.' })).toEqual({ ok: false, code: 'invalid' })
    expect(await send({ body: 'x'.repeat(33_000) })).toEqual({ ok: false, code: 'too_large' })
    expect(from.connected).toBe(true)
    from.emit('signal', { body: 'x'.repeat(100_000) })
    await new Promise((resolve) => from.once('disconnect', resolve))
    expect(all).toEqual([])
  })

  test('reaches nobody of another agency, and nobody who is not there', async () => {
    const [world, there] = [await anAgency(app), await anAgency(app)]
    const from = await connect(world.nurse)
    const { all } = hearing(await connect(there.owner), 'signal')
    const to = (userId: string) => say(from, { kind: 'typing', to: userId, payload: aRecord() })
    expect(await to(there.owner.userId)).toEqual({ ok: false, code: 'not_found' })
    expect(await to(uuid())).toEqual({ ok: false, code: 'not_found' })
    await endSessions(world.pca.userId)
    expect(await to(world.pca.userId)).toEqual({ ok: false, code: 'not_found' })
    expect(all).toEqual([])
  })

  test('is refused to whose session ended, before the socket is closed', async () => {
    const world = await anAgency(app)
    const from = await connect(world.nurse)
    await endSessions(world.nurse.userId)
    const sent = { kind: 'typing', to: world.pca.userId, payload: aRecord() }
    expect(await say(from, sent)).toEqual({ ok: false, code: 'unauthenticated' })
  })

  test('is refused to who says too much', async () => {
    const world = await anAgency(app)
    const from = await connect(world.nurse)
    await app.db.identity
      .insertInto('rate_limits')
      .values({ key: `signal:${world.nurse.userId}`, points: 299, expire: Date.now() + 60_000 })
      .execute()
    const sent = { kind: 'typing', to: world.pca.userId, payload: aRecord() }
    expect(await say(from, sent)).toEqual({ ok: true })
    expect(await say(from, sent)).toEqual({ ok: false, code: 'throttled' })
  })

  test('is refused at once where too much of it waits', async () => {
    const world = await anAgency(app)
    const from = await connect(world.nurse)
    const flood = await Promise.all(Array.from({ length: 120 }, () => say(from, null)))
    const codes = flood.map((answer) => (answer.ok ? 'ok' : answer.code))
    expect(new Set(codes)).toEqual(new Set(['invalid', 'throttled']))
  })
})

/** Ends the sessions of a person without telling anybody. */
const endSessions = (userId: string) =>
  app.db.identity
    .updateTable('sessions')
    .set({ ended_at: new Date().toISOString() })
    .where('user_id', '=', userId)
    .execute()
