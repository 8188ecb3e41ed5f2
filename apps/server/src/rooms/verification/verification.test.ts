import { correctVisit } from '@homeward/contract/visits/visits'
import { reopenVisit } from '@homeward/contract/visits/endings'
import {
  getVendorVerification,
  updateVendorVerification,
} from '@homeward/contract/verification/vendor-verifications'
import { updateClient } from '@homeward/contract/clients/clients'
import { expect, test } from 'vitest'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { call } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import type { World } from '../../testing/world.ts'
import { aVendor, visitsAt } from './testing/a-vendor.ts'
import { anApprovedWorld, aToldWorld, connectionOf } from './testing/approved-world.ts'
import {
  anEvvAccount,
  copiesOf,
  approve,
  drainWith,
  laterWith,
  lookWith,
  outbox,
  pointPayor,
  rowOf,
  runUntilKilled,
} from './testing/told-world.ts'

const app = startTestServer()

const approvedWorld = (options: Parameters<typeof anApprovedWorld>[1] = {}) =>
  anApprovedWorld(app, options)

const correct = (world: World, id: string, at: string) =>
  call(app, world.manager, correctVisit, {
    id,
    reviewed_check_in_at: at,
    reason: 'own:07',
  })

test('an approved visit is told once, after its caregiver and its client', async () => {
  const { world, visit, told, vendors } = await approvedWorld()
  await drainWith(app, vendors)
  expect(told.heard.map(({ kind }) => kind)).toEqual(['agent', 'client', 'visit'])
  expect(visitsAt(told)).toEqual({ [visit.id]: '2026-11-02T14:00:00.000Z' })
  const row = await rowOf(app, world, visit.id)
  expect(row).toMatchObject({ status: 'verified', due_at: null, problems: [], unsure: false })
  expect(row?.told).toMatchObject({ state: 'worked', day: '2026-11-02', service: '99509' })
  await lookWith(app, vendors)
  expect(told.heard).toHaveLength(3)
})

test('what a vendor has of a visit names the service and the street', async () => {
  const { world, visit, vendors } = await approvedWorld()
  await drainWith(app, vendors)
  const id = (await rowOf(app, world, visit.id))?.id ?? ''
  const { elements } = await call(app, world.manager, getVendorVerification, { id })
  const told = Object.fromEntries(elements.map(({ element, value }) => [element, value]))
  expect(told).toMatchObject({
    service: '99509 HB PCS adult',
    place: '412 Oakwood Ave, Raleigh, NC 27601-1234',
  })
})

test('a corrected visit is told again with a higher sequence; one that says the same is not', async () => {
  const { world, visit, told, vendors } = await approvedWorld()
  await drainWith(app, vendors)
  await correct(world, visit.id, '2026-11-02T14:20:00.000Z')
  await drainWith(app, vendors)
  expect(visitsAt(told)).toEqual({ [visit.id]: '2026-11-02T14:20:00.000Z' })
  const [first, second] = told.heard.filter(({ kind }) => kind === 'visit')
  expect([first?.known, second?.known]).toEqual([false, true])
  expect(second?.sequence).toBeGreaterThan(first?.sequence ?? Number.POSITIVE_INFINITY)
  expect((await rowOf(app, world, visit.id))?.status).toBe('verified')
})

test('a reopened visit is withdrawn, and told again once it is approved again', async () => {
  const { world, visit, told, vendors } = await approvedWorld()
  await drainWith(app, vendors)
  // A visit that a vendor verified is edited only after the vendor rejected a change of it.
  told.refuses = () => ({ code: null, message: 'Not like this.' })
  await correct(world, visit.id, '2026-11-02T14:20:00.000Z')
  await drainWith(app, vendors)
  told.refuses = () => null
  await call(app, world.manager, reopenVisit, { id: visit.id, reason: 'Wrong client' })
  await drainWith(app, vendors)
  expect(visitsAt(told)).toEqual({})
  expect((await rowOf(app, world, visit.id))?.told).toMatchObject({ state: 'void' })
  await approve(app, world, visit.id)
  await drainWith(app, vendors)
  expect(Object.keys(visitsAt(told))).toEqual([visit.id])
})

test('a visit that counts no more before it was sent is forgotten', async () => {
  const { world, visit, told, vendors, accountId } = await approvedWorld()
  told.next = ['down']
  await drainWith(app, vendors)
  expect((await rowOf(app, world, visit.id, accountId))?.sequence).toBe(0)
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('visits').set({ status: 'rejected' }).where('id', '=', visit.id).execute(),
  )
  await lookWith(app, vendors)
  expect(await rowOf(app, world, visit.id)).toBeUndefined()
  expect(told.heard.filter(({ kind }) => kind === 'visit')).toEqual([])
})

test.each(['cut_before', 'cut_after'] as const)(
  'a process that is killed in the middle doubles nothing and loses nothing (%s)',
  async (manner) => {
    const { world, visit, accountId, told, vendors } = await approvedWorld({ before: [] })
    // The visit is taken into the outbox; the run meets a vendor that rests.
    await pointPayor(app, world, { evv_account_id: accountId })
    told.next = ['down']
    await drainWith(app, vendors)
    app.setClock('2026-11-02T17:00:00.000Z')
    told.next = [manner]
    await runUntilKilled(app, world, accountId, told)
    expect(await rowOf(app, world, visit.id)).toMatchObject({ status: 'sent', due_at: null })
    await laterWith(app, vendors, 120)
    await laterWith(app, vendors, 120)
    expect(await rowOf(app, world, visit.id)).toMatchObject({ status: 'verified', unsure: false })
    expect([Object.keys(visitsAt(told)), told.doubled]).toEqual([[visit.id], 0])
  },
)

test('an answer that is lost is not the end: the visit is sent again and is there once', async () => {
  const { world, visit, told, vendors } = await approvedWorld({ before: [] })
  told.next = ['lost']
  await drainWith(app, vendors)
  expect(await rowOf(app, world, visit.id)).toMatchObject({ status: 'pending', unsure: true })
  await laterWith(app, vendors, 60)
  expect(await rowOf(app, world, visit.id)).toMatchObject({ status: 'verified', failures: 0 })
  expect([Object.keys(visitsAt(told)), told.doubled]).toEqual([[visit.id], 0])
})

test('two runs at once send once', async () => {
  const { world, visit, accountId, told, vendors } = await approvedWorld({ before: [] })
  told.meanwhile = async () => {
    told.meanwhile = () => Promise.resolve()
    await runUntilKilled(app, world, accountId, told)
  }
  await drainWith(app, vendors)
  expect(told.heard.map(({ id }) => id)).toEqual([visit.id])
})

test('a vendor that is down gets a rest, is tried, and goes on', async () => {
  const { world, visit, accountId, told, vendors } = await approvedWorld({ before: [] })
  const connection = () => connectionOf(app, world, accountId)
  told.next = ['down', 'down', 'down', 'down', 'down']
  await drainWith(app, vendors)
  for (const seconds of [60, 120, 240, 480]) await laterWith(app, vendors, seconds)
  expect(await connection()).toMatchObject({ state: 'resting', failures: 5 })
  const calls = told.calls
  await laterWith(app, vendors, 10)
  expect(told.calls).toBe(calls)
  told.next = ['down']
  await laterWith(app, vendors, 600)
  // The sign-in is tried before any record is.
  expect([told.calls, (await connection()).failures]).toEqual([calls, 6])
  await laterWith(app, vendors, 1200)
  expect(await connection()).toMatchObject({
    state: 'open',
    failures: 0,
    last_error: 'The vendor is down.',
  })
  expect((await rowOf(app, world, visit.id))?.status).toBe('verified')
})

test('a client who is rejected keeps the visit waiting; once corrected both go by themselves', async () => {
  const { world, visit, told, vendors } = await approvedWorld()
  told.refuses = (record) =>
    record.kind === 'client' && record.lastName === 'Moore'
      ? { code: null, message: 'The name is not that of the member.' }
      : null
  await drainWith(app, vendors)
  const waiting = await rowOf(app, world, visit.id)
  expect(waiting).toMatchObject({ status: 'pending', due_at: null, sequence: 0 })
  expect(waiting?.problems).toMatchObject([{ said: 'The name is not that of the member.' }])
  await call(app, world.owner, updateClient, { id: visit.client.id, last_name: 'Moor' })
  await lookWith(app, vendors)
  expect(Object.keys(visitsAt(told))).toEqual([visit.id])
  expect((await outbox(app, world)).map(({ status }) => status)).toEqual([
    'verified',
    'verified',
    'verified',
  ])
})

test('a vendor that forgot client and caregiver is told of both again', async () => {
  const { world, visit, told, vendors } = await approvedWorld()
  await drainWith(app, vendors)
  told.has.clear()
  await correct(world, visit.id, '2026-11-02T14:20:00.000Z')
  await drainWith(app, vendors)
  expect(told.has.has(`client ${visit.client.id}`)).toBe(true)
  expect(told.has.has(`agent ${world.pca.agentId}`)).toBe(true)
  expect(await rowOf(app, world, visit.id)).toMatchObject({ status: 'verified', asked_again: [] })
})

test('a vendor that never knows a client is told of the client again once, and once more when the office sends', async () => {
  const { world, visit, told, vendors } = await approvedWorld()
  const unknown = { code: null, message: 'Client not found' }
  told.refuses = ({ kind }) => (kind === 'visit' ? unknown : null)
  const toldOf = () => told.heard.filter(({ kind }) => kind === 'client').length
  await drainWith(app, vendors)
  const row = await rowOf(app, world, visit.id)
  expect(row).toMatchObject({ status: 'failed', cause: 'unknown_client', asked_again: ['client'] })
  expect(toldOf()).toBe(2)
  const id = row?.id ?? ''
  await call(app, world.owner, updateVendorVerification, { id, status: 'pending' })
  await drainWith(app, vendors)
  expect((await rowOf(app, world, visit.id))?.status).toBe('failed')
  expect(toldOf()).toBe(3)
})

test('what changes while the answer is awaited is told after it', async () => {
  const { world, visit, told, vendors } = await approvedWorld({ before: [] })
  told.meanwhile = async () => {
    told.meanwhile = () => Promise.resolve()
    await correct(world, visit.id, '2026-11-02T14:20:00.000Z')
  }
  await drainWith(app, vendors)
  expect(visitsAt(told)).toEqual({ [visit.id]: '2026-11-02T14:20:00.000Z' })
  expect(told.heard).toHaveLength(2)
  expect((await rowOf(app, world, visit.id))?.status).toBe('verified')
})

test('a vendor that answers later is asked, and not before its time', async () => {
  const { world, visit, told, vendors } = await approvedWorld({ before: [], answersAfter: 300 })
  await drainWith(app, vendors)
  await laterWith(app, vendors, 60)
  expect((await rowOf(app, world, visit.id))?.status).toBe('sent')
  await laterWith(app, vendors, 300)
  expect((await rowOf(app, world, visit.id))?.status).toBe('verified')
  expect(told.calls).toBe(1)
})

test('an archived record is left alone whatever changes', async () => {
  const { world, visit, told, vendors } = await approvedWorld({ before: [] })
  await drainWith(app, vendors)
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('vendor_verifications').set({ status: 'archived', due_at: null }).execute(),
  )
  await correct(world, visit.id, '2026-11-02T14:20:00.000Z')
  await drainWith(app, vendors)
  expect((await rowOf(app, world, visit.id))?.status).toBe('archived')
  expect(told.heard).toHaveLength(1)
})

test('a payor that changes its account withdraws the visit there and tells it here', async () => {
  const { world, visit, told, accountId } = await approvedWorld()
  const other = await anEvvAccount(app, world, 'carebridge')
  const second = aVendor({ before: [] })
  const vendors = { [accountId]: told, [other]: second }
  await drainWith(app, vendors)
  await pointPayor(app, world, { evv_account_id: other })
  await lookWith(app, vendors)
  expect([visitsAt(told), Object.keys(visitsAt(second))]).toEqual([{}, [visit.id]])
})

test('a payor with an aggregator tells both', async () => {
  const { world, visit, told, accountId } = await approvedWorld()
  const other = await anEvvAccount(app, world, 'hhaexchange')
  const aggregator = aVendor({ before: ['agent'] })
  const vendors = { [accountId]: told, [other]: aggregator }
  await pointPayor(app, world, { aggregator_account_id: other })
  await lookWith(app, vendors)
  expect(Object.keys(visitsAt(told))).toEqual([visit.id])
  expect(Object.keys(visitsAt(aggregator))).toEqual([visit.id])
  expect(aggregator.heard.map(({ kind }) => kind)).toEqual(['agent', 'visit'])
})

test('of records that go one by one, each has its own fate', async () => {
  const { world, visit, accountId, told, vendors } = await aToldWorld(app, { before: [] })
  const copies = await copiesOf(app, world, visit.id, 2)
  await approve(app, world, visit.id)
  told.next = ['one_by_one']
  await drainWith(app, vendors)
  const rows = await outbox(app, world)
  expect(rows.map(({ account_id: id }) => id)).toEqual([accountId, accountId, accountId])
  const fates = rows.map(({ status, unsure }) => `${status} ${unsure}`)
  expect(new Set(fates)).toEqual(new Set(['pending false', 'pending true', 'verified false']))
  await laterWith(app, vendors, 60)
  expect(Object.keys(visitsAt(told)).toSorted()).toEqual([visit.id, ...copies].toSorted())
  expect(told.doubled).toBe(0)
})
