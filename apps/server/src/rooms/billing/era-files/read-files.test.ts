import { getClaim } from '@homeward/contract/billing/claims'
import {
  getEraFile,
  listEraFiles,
  listEras,
  updateEraFile,
  uploadEra,
} from '@homeward/contract/billing/remittances'
import pg from 'pg'
import { expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import type { AppServices } from '../../../plumbing/services.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { anUploadOf, aSentClaim } from '../testing/factories.ts'
import { expectBalanced, sumsOf } from '../testing/journal.ts'
import { a835, aPayment } from '../testing/remittance.ts'
import { readFilesOf, resumeRemittances } from './read-task.ts'

const app = startTestServer()

const good = a835([aPayment([{ number: 'HW00000001', charge: 4768, paid: 4768 }])])

const brought = async (world: World, text = good) => {
  const signed_id = await anUploadOf(app, world.billing_admin, text)
  return call(app, world.billing_admin, uploadEra, { signed_id })
}
const fileOf = (world: World, id: string) => call(app, world.owner, getEraFile, { id })
const work = (world: World, services: AppServices = app.services) =>
  readFilesOf(services, app.db, world.agencyId)

/** Has the work stop where it needs the claim, until what is answered is called. */
async function heldBack(world: World, claimId: string) {
  const held = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const holding = inAgency(app.db, world.agencyId, async (tx) => {
    await tx.selectFrom('claims').select('id').where('id', '=', claimId).forUpdate().execute()
    held.resolve()
    await released.promise
  })
  await held.promise
  return () => {
    released.resolve()
    return holding
  }
}

/** As the owner of the database, who sees what every connection does. */
async function asOwner<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: app.db.directUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The connections that wait for a lock, once there is one. */
const waitingForLock = () =>
  asOwner(async (client) => {
    const waiting = async (): Promise<number[]> => {
      const { rows } = await client.query<{ pid: number }>(`select pid from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`)
      return rows.map(({ pid }) => pid)
    }
    await expect.poll(waiting, { timeout: 4000 }).not.toEqual([])
    return waiting()
  })

test('an upload is answered at once, and nothing of it is seen before all of it is posted', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  const file = await brought(world)
  expect(file).toMatchObject({ name: 'remittance.835', state: 'waiting', error: null })
  const release = await heldBack(world, claim.id)
  const working = work(world)
  await waitingForLock()
  expect(await fileOf(world, file.id)).toMatchObject({
    state: 'reading',
    claims_total: 1,
    eras: [],
  })
  const { data } = await call(app, world.admin, listEraFiles, {})
  expect(data).toMatchObject([{ id: file.id, author: expect.any(String) }])
  expect((await call(app, world.owner, listEras, {})).data).toEqual([])
  await release()
  await working
  expect(await fileOf(world, file.id)).toMatchObject({
    state: 'done',
    claims_total: 1,
    claims_done: 1,
    repeated: 0,
    eras: [{ status: 'posted' }],
  })
  expect((await call(app, world.admin, listEraFiles, {})).data).toEqual([])
})

test('work whose connection is cut in the middle begins anew and posts once', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  const { id } = await brought(world)
  const release = await heldBack(world, claim.id)
  const working = work(world).then(
    () => 'done',
    () => 'cut',
  )
  const pids = await waitingForLock()
  await asOwner((client) =>
    client.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [pids]),
  )
  expect(await working).toBe('cut')
  expect(await fileOf(world, id)).toMatchObject({ state: 'waiting', eras: [] })
  await release()
  await work(world)
  expect(await fileOf(world, id)).toMatchObject({ state: 'done', eras: [{ status: 'posted' }] })
  expect(sumsOf(await expectBalanced(app, world)).cash).toBe(4768)
})

test('what a process that died had begun is taken up by the sweep', async () => {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  const { id } = await brought(world)
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('era_files').set({ state: 'posting', tries: 1, claims_done: 7 }).execute(),
  )
  await asOwner((client) =>
    client.query('select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs'),
  )
  await resumeRemittances.runForSystem(app.services, app.db, {} as never, { lastTry: false })
  await app.drainJobs()
  expect(await fileOf(world, id)).toMatchObject({ state: 'done', claims_done: 1 })
  expect(await call(app, world.owner, getClaim, { id: claim.id })).toMatchObject({
    status: 'paid',
    paid_cents: 4768,
  })
})

test('work that breaks off again and again is given up in words; the next upload posts', async () => {
  const world = await anAgency(app)
  await aSentClaim(app, world)
  const { id } = await brought(world)
  const broken: AppServices = {
    ...app.services,
    storage: { ...app.services.storage, get: () => Promise.reject(new Error('The disk is away.')) },
  }
  for (const state of ['waiting', 'waiting', 'failed']) {
    await work(world, broken).catch(() => undefined)
    expect((await fileOf(world, id)).state).toBe(state)
  }
  expect(await fileOf(world, id)).toMatchObject({
    error: expect.stringContaining('nothing was posted'),
    eras: [],
  })
  expect((await call(app, world.admin, listEraFiles, {})).data).toMatchObject([{ id }])
  const again = await brought(world)
  await work(world)
  expect(await fileOf(world, again.id)).toMatchObject({ state: 'done', eras: [{}], repeated: 0 })
})

test('one upload named again and again is one file', async () => {
  const world = await anAgency(app)
  await aSentClaim(app, world)
  const signed_id = await anUploadOf(app, world.billing_admin, good)
  const files = await Promise.all(
    Array.from({ length: 8 }, () => call(app, world.billing_admin, uploadEra, { signed_id })),
  )
  expect(new Set(files.map(({ id }) => id)).size).toBe(1)
  await Promise.all([work(world), work(world), work(world)])
  expect(await fileOf(world, files[0]?.id ?? '')).toMatchObject({ state: 'done', eras: [{}] })
  expect(sumsOf(await expectBalanced(app, world)).cash).toBe(4768)
})

test('files are seen by those who may read remittances, in their own agency', async () => {
  const world = await anAgency(app)
  const elsewhere = await anAgency(app)
  const { id } = await brought(world)
  await refusal(fileOf(elsewhere, id), 'not_found')
  await refusal(call(app, world.manager, getEraFile, { id }), 'forbidden')
  expect((await call(app, elsewhere.owner, listEraFiles, {})).data).toEqual([])
})

const turn = (world: World, id: string, state: 'canceled' | 'waiting') =>
  call(app, world.billing_admin, updateEraFile, { id, state })

test('a file that waits is called off, posts nothing, and is begun anew when that is asked', async () => {
  const world = await anAgency(app)
  await aSentClaim(app, world)
  const { id, abilities } = await brought(world)
  expect(abilities).toEqual({ cancel: true, retry: false })
  expect(await turn(world, id, 'canceled')).toMatchObject({
    state: 'canceled',
    abilities: { cancel: false, retry: true },
  })
  await work(world)
  expect(await fileOf(world, id)).toMatchObject({ state: 'canceled', eras: [] })
  expect((await call(app, world.admin, listEraFiles, {})).data).toMatchObject([{ id }])
  await refusal(turn(world, id, 'canceled'), 'status_not_allowed')
  await turn(world, id, 'waiting')
  await app.drainJobs()
  expect(await fileOf(world, id)).toMatchObject({ state: 'done', eras: [{ status: 'posted' }] })
  await refusal(turn(world, id, 'waiting'), 'status_not_allowed')
  await refusal(turn(world, id, 'canceled'), 'status_not_allowed')
  expect(sumsOf(await expectBalanced(app, world)).cash).toBe(4768)
})

/** A file that is called off while the work on it waits for its claim; to be called when that may go on. */
async function calledOffAtWork(world: World) {
  const claim = await aSentClaim(app, world)
  const { id } = await brought(world)
  const release = await heldBack(world, claim.id)
  const working = work(world)
  await waitingForLock()
  await turn(world, id, 'canceled')
  const goOn = async () => {
    await release()
    await working
  }
  return { id, claim, goOn }
}

test('a file that is called off in the middle of the work posts nothing', async () => {
  const world = await anAgency(app)
  const { id, claim, goOn } = await calledOffAtWork(world)
  await goOn()
  expect(await fileOf(world, id)).toMatchObject({ state: 'canceled', eras: [] })
  expect(await call(app, world.owner, getClaim, { id: claim.id })).toMatchObject({
    status: 'transmitted',
  })
})

test('a file that is called off and begun anew in the middle of the work posts once', async () => {
  const world = await anAgency(app)
  const { id, goOn } = await calledOffAtWork(world)
  await turn(world, id, 'waiting')
  await goOn()
  await work(world)
  expect(await fileOf(world, id)).toMatchObject({ state: 'done', eras: [{ status: 'posted' }] })
  expect(sumsOf(await expectBalanced(app, world)).cash).toBe(4768)
})

test('a file that failed is begun anew with all its tries', async () => {
  const world = await anAgency(app)
  await aSentClaim(app, world)
  const { id } = await brought(world)
  await inAgency(app.db, world.agencyId, (tx) =>
    tx
      .updateTable('era_files')
      .set({ state: 'failed', tries: 3, error: 'It broke off.' })
      .execute(),
  )
  expect(await turn(world, id, 'waiting')).toMatchObject({ state: 'waiting', error: null })
  await work(world)
  expect(await fileOf(world, id)).toMatchObject({ state: 'done', eras: [{}] })
})

test('the work is turned by those who may post, in their own agency', async () => {
  const [world, elsewhere] = await Promise.all([anAgency(app), anAgency(app)])
  const { id } = await brought(world)
  await refusal(turn(elsewhere, id, 'canceled'), 'not_found')
  await refusal(call(app, world.admin, updateEraFile, { id, state: 'canceled' }), 'forbidden')
})
