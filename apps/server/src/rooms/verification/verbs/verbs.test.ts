import {
  exportVendorVerifications,
  getVendorVerification,
  listVendorVerifications,
  updateVendorVerification,
  updateVendorVerifications,
} from '@homeward/contract/verification/vendor-verifications'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal, send } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aClient } from '../../clients/testing/factories.ts'
import { aCompletedVisit } from '../../visits/testing/factories.ts'
import { anEvvAccount, anOutboxRow } from '../testing/factories.ts'

const app = startTestServer()

/** A client at a vendor, as the outbox has them. */
async function aTold(world: World, first_name: string, row: Partial<Row> = {}): Promise<string> {
  const client = await aClient(app, world, { first_name })
  const account_id = row.account_id ?? (await anEvvAccount(app, world))
  const about = { kind: 'client', parent_id: client.id, client_id: client.id } as const
  return anOutboxRow(app, world, { account_id, ...about, ...row })
}
type Row = Parameters<typeof anOutboxRow>[2]

const problem = {
  cause: 'unknown_client',
  code: '-1021',
  message: 'Sandata does not know the client.',
  said: 'Client not found',
  fix: null,
}
const rejected = {
  status: 'failed',
  cause: 'unknown_client',
  problems: sql`${JSON.stringify([problem])}::jsonb` as never,
} as const

test('a list has what is open, and narrows by account, vendor, cause, status and name', async () => {
  const world = await anAgency(app)
  const carebridge = await anEvvAccount(app, world, 'carebridge')
  const ann = await aTold(world, 'Ann', { ...rejected, queued_at: '2026-11-01T10:00:00Z' })
  const bea = await aTold(world, 'Bea', {
    account_id: carebridge,
    queued_at: '2026-11-01T09:00:00Z',
  })
  const cal = await aTold(world, 'Cal', { status: 'verified' })
  const listed = async (input: object) => {
    const { data, meta } = await call(app, world.manager, listVendorVerifications, input)
    expect(meta.total).toBe(data.length)
    return data.map(({ id }) => id)
  }
  expect(await listed({})).toEqual([bea, ann])
  expect(await listed({ status: 'all' })).toEqual([bea, ann, cal])
  expect(await listed({ status: 'stopped' })).toEqual([ann])
  expect(await listed({ status: 'verified' })).toEqual([cal])
  expect(await listed({ account_id: carebridge })).toEqual([bea])
  expect(await listed({ vendor: 'sandata' })).toEqual([ann])
  expect(await listed({ cause: 'unknown_client' })).toEqual([ann])
  expect(await listed({ search: 'bea' })).toEqual([bea])
  expect(await listed({ sort: '-name', status: 'all' })).toEqual([cal, bea, ann])
  expect(await listed({ by_day: { start_date: '2026-11-01' } })).toEqual([])
  const disorder = { by_day: { start_date: '2026-11-02', end_date: '2026-11-01' } }
  await refusal(call(app, world.manager, listVendorVerifications, disorder), 'date_order')
  const other = await anAgency(app)
  expect((await call(app, other.owner, listVendorVerifications, { status: 'all' })).data).toEqual(
    [],
  )
})

test('the list is a file, with the cause in words', async () => {
  const world = await anAgency(app)
  await aTold(world, 'Ann', rejected)
  const { raw } = await send(app, world.manager, exportVendorVerifications, {})
  const [, line = ''] = raw.split('\r\n')
  expect(line).toContain('Client unknown to the vendor')
  expect(line).toContain('Sandata does not know the client.')
})

test('a rejected record is sent again at once, and is looked at again', async () => {
  const world = await anAgency(app)
  const id = await aTold(world, 'Ann', { ...rejected, failures: 8 })
  const shown = await call(app, world.manager, getVendorVerification, { id })
  expect(shown).toMatchObject({
    problems: [problem],
    attempts: [],
    abilities: { resend: true, archive: true },
  })
  const stale = { id, status: 'pending', lock_version: shown.lock_version + 1 } as const
  await refusal(call(app, world.manager, updateVendorVerification, stale), 'stale')
  const after = await call(app, world.manager, updateVendorVerification, { id, status: 'pending' })
  expect(after).toMatchObject({ status: 'pending', problems: [], failures: 0 })
  expect(after.due_at).not.toBeNull()
  const changes = await inAgency(app.db, world.agencyId, (tx) =>
    tx.selectFrom('verification_changes').select('record_id').execute(),
  )
  expect(changes.map(({ record_id }) => record_id)).toContain(shown.parent_id)
})

test('a visit that was sent says its six elements, and which of them is missing', async () => {
  const world = await anAgency(app)
  const punch = (at: string) => ({ at, method: 'evv', latitude: 35.7, longitude: -78.6 })
  const sent = {
    state: 'worked',
    day: '2026-11-02',
    service: null,
    modifiers: [],
    agent_id: null,
    check_in: punch('2026-11-02T14:00:00Z'),
    check_out: punch('2026-11-02T16:00:00Z'),
    corrected: { checkIn: null, checkOut: null },
  }
  const json = sql`${JSON.stringify(sent)}::jsonb` as never
  const id = await aTold(world, 'Ann', { kind: 'visit', parent_id: uuid(), sent: json })
  const { elements } = await call(app, world.manager, getVendorVerification, { id })
  expect(Object.fromEntries(elements.map(({ element, value }) => [element, value]))).toEqual({
    service: null,
    client: expect.stringContaining('Ann'),
    day: '2026-11-02',
    place: '35.70000, -78.60000',
    caregiver: null,
    times: '09:00 to 11:00',
  })
})

test('a visit that was not sent yet says what would be told of it; one that is gone says nothing', async () => {
  const world = await anAgency(app)
  const visit = await aCompletedVisit(app, world)
  const read = async (parent_id: string) => {
    const id = await aTold(world, 'Ann', { kind: 'visit', parent_id, status: 'held' })
    const { elements } = await call(app, world.manager, getVendorVerification, { id })
    return Object.fromEntries(elements.map(({ element, value }) => [element, value]))
  }
  expect(await read(visit.id)).toMatchObject({
    service: expect.stringContaining('99509'),
    client: expect.stringMatching(/\S \S/),
    day: '2026-11-02',
    times: expect.stringMatching(/^09:00 to /),
  })
  expect(await read(uuid())).toEqual({})
})

test('what is held or archived is looked at before it is due; what waits for its answer stays', async () => {
  const world = await anAgency(app)
  for (const status of ['held', 'archived'] as const) {
    const id = await aTold(world, 'Ann', { status })
    const after = await call(app, world.manager, updateVendorVerification, {
      id,
      status: 'pending',
    })
    expect(after).toMatchObject({ status: 'pending', due_at: null })
  }
  const id = await aTold(world, 'Bea', { status: 'sent' })
  for (const status of ['pending', 'archived'] as const) {
    const asked = call(app, world.manager, updateVendorVerification, { id, status })
    await refusal(asked, 'status_not_allowed')
  }
})

test('of two who archive at once, one is told that it is archived already', async () => {
  const world = await anAgency(app)
  const id = await aTold(world, 'Ann')
  const archive = () =>
    send(app, world.manager, updateVendorVerification, { id, status: 'archived' })
  const both = await Promise.all([archive(), archive()])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('many are sent again by choice or as a list has them, and what cannot be says why', async () => {
  const world = await anAgency(app)
  const ann = await aTold(world, 'Ann', rejected)
  const bea = await aTold(world, 'Bea', { status: 'sent' })
  const nobody = uuid()
  const update = (input: object) =>
    call(app, world.billing_admin, updateVendorVerifications, { status: 'pending', ...input })
  const { moved, refused } = await update({ ids: [ann, bea, nobody] })
  expect(moved).toEqual([ann])
  expect(refused.map(({ id }) => id)).toEqual([bea, nobody])
  expect(refused[0]).toMatchObject({ name: expect.stringContaining('Bea') })
  await refusal(update({ list: { status: 'pending' }, expected: 2 }), 'list_changed')
  expect(await update({ list: { status: 'pending' }, expected: 1 })).toEqual({
    moved: [ann],
    refused: [],
  })
  expect(await update({ list: { cause: 'overlap' } })).toEqual({ moved: [], refused: [] })
  await refusal(update({}), 'invalid')
  await refusal(
    call(app, world.cna, updateVendorVerifications, { status: 'pending', ids: [ann] }),
    'forbidden',
  )
})
