import { listAuditEvents } from '@homeward/contract/identity/audit'
import { listClients } from '@homeward/contract/clients/clients'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../rooms/routes.ts'
import { aClient } from '../../rooms/clients/testing/factories.ts'
import { call } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'
import { inAgency } from '../db/transaction.ts'
import { buildServer } from '../http/server.ts'
import { blindIndex, blindIndexes, freshKey, readKeys, seal, unseal } from './protected.ts'
import { resealAll, type Resealed } from './reseal.ts'

const app = startTestServer()
const older = freshKey('k1')
const newer = freshKey('k2')
const before = readKeys(older)
const after = readKeys(`${newer},${older}`)

let world: World
beforeEach(async () => {
  world = await anAgency(app)
})

const placeOfAgency = () => `clients.medicaid_number:${world.agencyId}`

/** Clients whose member id was sealed before there was the newer key. */
async function sealBefore(numbers: string[]): Promise<string[]> {
  const ids: string[] = []
  for (const number of numbers) {
    const { id } = await aClient(app, world, { medicaid_number: null })
    ids.push(id)
    await inAgency(app.db, world.agencyId, (tx) =>
      tx
        .updateTable('clients')
        .set({
          medicaid_number_sealed: seal(before, number, placeOfAgency()),
          medicaid_number_index: blindIndex(before, number, placeOfAgency()),
        })
        .where('id', '=', id)
        .execute(),
    )
  }
  return ids
}

const stored = () =>
  inAgency(app.db, world.agencyId, (tx) =>
    tx
      .selectFrom('clients')
      .select(['medicaid_number_sealed as sealed', 'medicaid_number_index as index'])
      .where('medicaid_number_sealed', 'is not', null)
      .orderBy('created_at')
      .execute(),
  )

const rotate = async () => {
  const told: Resealed[] = []
  await resealAll({ db: app.db, keys: after }, (resealed) => void told.push(resealed))
  return told.filter(({ agencyId }) => agencyId === world.agencyId)
}

/** The ids of the keys that these values were sealed with. */
const keyIds = (rows: { sealed: string | null }[]) =>
  rows.map(({ sealed }) => sealed?.split('.')[0] ?? '').toSorted()

const numbers = ['900000001A', '900000002B', '900000003C']

test('every value has the newest key afterwards, opens with it alone, and is found by it', async () => {
  await sealBefore(numbers)
  expect(await rotate()).toEqual([
    { column: 'clients.medicaid_number', agencyId: world.agencyId, values: 3, unreadable: 0 },
  ])
  const alone = readKeys(newer)
  const rows = await stored()
  expect(rows.map(({ sealed }) => unseal(alone, sealed ?? '', placeOfAgency())).toSorted()).toEqual(
    numbers,
  )
  expect(rows.map(({ index }) => index?.toString('hex') ?? '').toSorted()).toEqual(
    numbers.map((number) => blindIndex(alone, number, placeOfAgency()).toString('hex')).toSorted(),
  )
})

test('a run that was broken off goes on, and a second one finds nothing to do', async () => {
  const [first = ''] = await sealBefore(numbers)
  await inAgency(app.db, world.agencyId, (tx) =>
    tx
      .updateTable('clients')
      .set({ medicaid_number_sealed: seal(after, numbers[0] ?? '', placeOfAgency()) })
      .where('id', '=', first)
      .execute(),
  )
  expect(await rotate()).toMatchObject([{ values: 2, unreadable: 0 }])
  expect(await rotate()).toEqual([])
})

test('more than one batch is sealed anew', async () => {
  const [id = ''] = await sealBefore(['900000009Z'])
  await inAgency(app.db, world.agencyId, (tx) =>
    sql`insert into clients (agency_id, id, first_name, last_name, status, medicaid_number_sealed, medicaid_number_index)
        select agency_id, gen_random_uuid(), first_name, 'Copy', status, medicaid_number_sealed, medicaid_number_index
        from clients, generate_series(1, 450) where id = ${id}`.execute(tx),
  )
  expect(await rotate()).toMatchObject([{ values: 451, unreadable: 0 }])
  const rows = await stored()
  expect(new Set(keyIds(rows))).toEqual(new Set(['k2']))
})

test('while it runs, a search takes the index of every known key', () => {
  const place = placeOfAgency()
  const sought = blindIndexes(after, ' 900000001a ', place)
  expect(sought).toEqual([
    blindIndex(readKeys(newer), '900000001A', place),
    blindIndex(before, '900000001A', place),
  ])
})

test('somebody is found by their number before, while and after keys are rotated', async () => {
  await sealBefore(numbers)
  const server = await buildServer({ ...app.services, keys: after }, app.db, routes, {
    webRoot: null,
    workerReady: () => true,
    raw: [],
  })
  const found = async () => {
    const input = { search: numbers[1] ?? '', status: 'all' as const }
    return (await call({ ...app, server }, world.owner, listClients, input)).meta.total
  }
  expect(await found()).toBe(1)
  await rotate()
  expect(await found()).toBe(1)
  await server.close()
})

test('what does not open is told and left as it is', async () => {
  const [, second = ''] = await sealBefore(numbers)
  await inAgency(app.db, world.agencyId, (tx) =>
    tx
      .updateTable('clients')
      .set({ medicaid_number_sealed: 'k1.AAAA.BBBBBBBBBBBBBBBBBBBBBBBB' })
      .where('id', '=', second)
      .execute(),
  )
  expect(await rotate()).toMatchObject([{ values: 2, unreadable: 1 }])
  expect(keyIds(await stored())).toEqual(['k1', 'k2', 'k2'])
})

test("a person's second factor is sealed anew, for that person alone", async () => {
  const { userId } = world.nurse
  const place = `users.totp:${userId}`
  await app.db.identity
    .updateTable('users')
    .set({ totp_sealed: seal(before, 'JBSWY3DPEHPK3PXP', place) })
    .where('id', '=', userId)
    .execute()
  await rotate()
  const { totp_sealed: sealed } = await app.db.identity
    .selectFrom('users')
    .select('totp_sealed')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  expect(unseal(readKeys(newer), sealed ?? '', place)).toBe('JBSWY3DPEHPK3PXP')
})

test('the agency can read in its trail that keys were rotated', async () => {
  await sealBefore(numbers)
  await rotate()
  const { data } = await call(app, world.owner, listAuditEvents, { action: 'keys.rotated' })
  expect(data).toMatchObject([
    { actor: 'job keys:rotate', changes: { values: { after: 3 }, key: { after: 'k2' } } },
  ])
})
