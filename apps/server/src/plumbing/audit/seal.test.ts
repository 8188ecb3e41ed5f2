import { createClient } from '@homeward/contract/clients/clients'
import pg from 'pg'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { call } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { aTrail, type Trail } from '../../testing/trail.ts'
import { inAgency } from '../db/transaction.ts'
import { lockChain } from './chain-store.ts'
import { rememberAnnounced } from './announced.ts'
import { sealTask } from './seal-task.ts'
import { startSealer } from './sealer.ts'

const app = startTestServer()
let trail: Trail
beforeEach(async () => {
  trail = await aTrail(app)
})

test('a trail that nobody touched is whole, and sealing again seals nothing', async () => {
  expect(await trail.seal()).toEqual({ sealed: 0, refused: 0 })
  expect(await trail.verify()).toMatchObject({ events: 6, sealed: 6, waiting: 0, broken: [] })
})

test('it stays whole while many write, and many seal, at the same moment', async () => {
  const { owner, manager, officeId } = trail.world
  const writing = Array.from({ length: 20 }, (_, index) =>
    call(app, index % 2 ? owner : manager, createClient, {
      first_name: `N${index}`,
      last_name: 'Lopez',
      office_id: officeId,
    }),
  )
  await Promise.all([...writing, trail.seal(), trail.seal(), trail.seal()])
  await Promise.all([trail.seal(), trail.seal()])
  expect(await trail.verify()).toMatchObject({ events: 26, sealed: 26, waiting: 0, broken: [] })
})

test('nobody who writes waits for one who seals', async () => {
  await inAgency(app.db, trail.world.agencyId, async (tx) => {
    await lockChain(tx, trail.world.agencyId)
    await trail.write()
  })
  expect(await trail.verify()).toMatchObject({ events: 7, sealed: 6, waiting: 1, broken: [] })
})

test('what no process was told of is sealed by the sweep', async () => {
  await trail.write()
  expect(await trail.verify()).toMatchObject({ events: 7, sealed: 6, waiting: 1, broken: [] })
  await sealTask.runForSystem(app.services, app.db, {} as never, { lastTry: true })
  expect(await trail.verify()).toMatchObject({ events: 7, sealed: 7, waiting: 0, broken: [] })
})

test('a running sealer seals soon after the write', async () => {
  const sealer = await startSealer(app.services, app.db)
  await trail.write()
  await vi.waitFor(
    async () => expect(await trail.verify()).toMatchObject({ sealed: 7, waiting: 0, broken: [] }),
    { timeout: 5000, interval: 100 },
  )
  await sealer.close()
})

describe('an event that is removed before it is sealed', () => {
  /** Writes an event and removes it with its place in the queue, while nobody can seal. */
  const writeAndRemove = () =>
    inAgency(app.db, trail.world.agencyId, async (tx) => {
      await lockChain(tx, trail.world.agencyId)
      await trail.write()
      const superuser = new pg.Client({ connectionString: app.db.url })
      await superuser.connect()
      const { rows } = await superuser.query<{ event_id: string }>(
        'delete from audit_waiting where agency_id = $1 returning event_id',
        [trail.world.agencyId],
      )
      await superuser.query('delete from audit_events where id = $1', [rows[0]?.event_id])
      await superuser.end()
      return rows.map(({ event_id }) => event_id)
    })

  const broken = (events: (string | undefined)[]) =>
    vi.waitFor(
      async () =>
        expect((await trail.verify()).broken).toEqual(
          events.map((eventId) => ({
            position: null,
            eventId,
            at: null,
            action: null,
            what: 'the event was removed after its commit, before it was sealed',
          })),
        ),
      { timeout: 5000, interval: 100 },
    )

  test('is missed by a sealer, and named from then on', async () => {
    const sealer = await startSealer(app.services, app.db)
    const [first] = await writeAndRemove()
    await broken([first])
    const [second] = await writeAndRemove()
    await broken([first, second])
    await sealer.close()
    expect(app.logged.join('\n')).toContain('removed before they were sealed')
    await trail.write()
    await trail.seal()
    expect((await trail.verify()).broken).toHaveLength(2)
  })

  test('and whose note is changed shows too', async () => {
    const sealer = await startSealer(app.services, app.db)
    await broken(await writeAndRemove())
    await sealer.close()
    const name = `audit-missing/${trail.world.agencyId}`
    const note = (await app.services.storage.get(name)).toString()
    await app.services.storage.put(
      name,
      Buffer.from(note.replace(/"events":\[.*?\]/, '"events":[]')),
    )
    expect((await trail.verify()).broken).toMatchObject([
      { what: 'the note of missing events was changed' },
    ])
  })
})

test('what is announced and is no event is not listened to', () => {
  const announced = rememberAnnounced()
  for (const announcement of ['', trail.world.agencyId, 'x y', `${trail.world.agencyId} '`])
    expect(announced.add(announcement)).toBeNull()
})

test('a process that died before it kept the head leaves that to the next one', async () => {
  const name = `audit-heads/${trail.world.agencyId}`
  const kept = await app.services.storage.get(name)
  await trail.write()
  await trail.seal()
  await app.services.storage.put(name, kept)
  await inAgency(app.db, trail.world.agencyId, (tx) =>
    tx
      .insertInto('audit_waiting')
      .columns(['agency_id', 'event_id'])
      .expression((eb) =>
        eb.selectFrom('audit_chain').select(['agency_id', 'event_id']).where('position', '=', 7),
      )
      .execute(),
  )
  expect(await trail.seal()).toEqual({ sealed: 0, refused: 0 })
  expect(await trail.verify()).toMatchObject({ sealed: 7, waiting: 0, broken: [] })
  expect((await app.services.storage.get(name)).toString()).toContain('"position":7')
})
