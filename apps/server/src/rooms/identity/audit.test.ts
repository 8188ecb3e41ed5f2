import type { AuditAction } from '@homeward/contract/signals'
import { getAuditChain, listAuditEvents, listHistory } from '@homeward/contract/identity/audit'
import {
  createClient,
  getClient,
  listClients,
  updateClient,
} from '@homeward/contract/clients/clients'
import { beforeEach, expect, test } from 'vitest'
import { makeCtx } from '../../plumbing/context.ts'
import { agencyContext } from '../../plumbing/db/agency-context.ts'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { call, refusal } from '../../testing/call.ts'
import { startTestServer, testNow } from '../../testing/test-server.ts'
import { aTrail, type Trail } from '../../testing/trail.ts'

const app = startTestServer()
let trail: Trail
beforeEach(async () => {
  app.setClock(testNow)
  trail = await aTrail(app)
})

const list = (input: Parameters<typeof call<typeof listAuditEvents>>[3] = {}) =>
  call(app, trail.world.owner, listAuditEvents, input)
const actionsOf = (page: { data: { action: string }[] }) => page.data.map((event) => event.action)

/** Leaves an event of some job at an instant. */
const leave = (at: string, action: AuditAction = 'visit.updated') =>
  inAgency(app.db, trail.world.agencyId, async (tx) => {
    const actor = { kind: 'job', name: 'night' } as const
    const ctx = makeCtx({ ...app.services, clock: () => new Date(at) }, tx, {
      agency: await agencyContext(tx),
      actor,
      requestId: 'r',
    })
    await ctx.record({ action, type: 'visit', id: trail.world.officeId })
  })

test('events tell whether they are sealed, and the chain how far it goes', async () => {
  const sealed = { sealed: 6, waiting: 0, last_sealed_at: expect.any(String) }
  expect(await call(app, trail.world.owner, getAuditChain, {})).toEqual(sealed)
  await trail.write()
  expect(await call(app, trail.world.owner, getAuditChain, {})).toMatchObject({
    sealed: 6,
    waiting: 1,
  })
  const waiting = await list()
  expect(waiting.data.map((event) => event.sealed)).toEqual([false, ...Array(6).fill(true)])
  expect(waiting.meta.total).toBe(7)
  await trail.seal()
  expect(await call(app, trail.world.owner, getAuditChain, {})).toMatchObject({
    sealed: 7,
    waiting: 0,
  })
  const after = await list()
  expect(after.data.every((event) => event.sealed)).toBe(true)
  expect(after.meta.total).toBe(7)
})

test('the trail is found by person, action, its first part, and record', async () => {
  const { data } = await list({ action: 'client.updated' })
  expect(data).toHaveLength(3)
  expect(new Set(data.map((event) => event.user_id))).toEqual(new Set([trail.world.manager.userId]))
  expect((await list({ user_id: trail.world.owner.userId })).meta.total).toBe(3)
  expect((await list({ action: 'client' })).meta.total).toBe(6)
  expect((await list({ action: 'clien' })).meta.total).toBe(0)
  const record = { record_type: 'client', record_id: data[0]?.record_id ?? '' }
  expect(actionsOf(await list(record))).toEqual(['client.updated', 'client.created'])
  expect((await list({ ...record, record_type: 'visit' })).meta.total).toBe(0)
})

test('a search finds names, actions and the id of a request', async () => {
  expect((await list({ search: 'test manager' })).meta.total).toBe(3)
  expect((await list({ search: 'manager created' })).meta.total).toBe(0)
  expect((await list({ search: '100%' })).meta.total).toBe(0)
  const [first] = (await list()).data
  expect((await list({ search: first?.request_id.toUpperCase() })).data).toEqual([first])
  expect((await list({ search: first?.request_id.slice(-12) })).data).toEqual([first])
})

test('a day has the hours that the clock of the agency gives it', async () => {
  // In New York 8 March 2026 has 23 hours and 1 November 2026 has 25.
  const edges = [
    '2026-03-08T04:59:59.999Z', // 7 March
    '2026-03-08T05:00:00.000Z',
    '2026-03-09T03:59:59.999Z',
    '2026-03-09T04:00:00.000Z', // 9 March
    '2026-11-01T03:59:59.999Z', // 31 October
    '2026-11-01T04:00:00.000Z',
    '2026-11-02T04:59:59.999Z',
    '2026-11-02T05:00:00.000Z', // 2 November
  ]
  for (const at of edges) await leave(at)
  const on = async (start_date: string, end_date: string) =>
    (await list({ action: 'visit.updated', by_day: { start_date, end_date } })).data.map(
      (event) => event.at,
    )
  expect(await on('2026-03-08', '2026-03-08')).toEqual([edges[2], edges[1]])
  expect(await on('2026-11-01', '2026-11-01')).toEqual([edges[6], edges[5]])
  expect(await on('2026-11-01', '2026-11-02')).toEqual([edges[7], edges[6], edges[5]])
  const open = { action: 'visit.updated', by_day: { start_date: '2026-11-02' } }
  expect((await list(open)).data.map((event) => event.at)).toEqual([edges[7]])
  await refusal(
    list({ by_day: { start_date: '2026-11-02', end_date: '2026-11-01' } }),
    'date_order',
  )
})

test('pages do not overlap, and the newest event stands first', async () => {
  const [one, two] = [await list({ items: 4 }), await list({ items: 4, page: 2 })]
  expect(one.meta).toEqual({ page: 1, items: 4, total: 6, pages: 2, capped: false })
  const all = await list({ items: 200 })
  expect([...one.data, ...two.data]).toEqual(all.data)
  for (const page of [1, 2, 3, 4, 5, 6]) {
    expect((await list({ items: 1, page })).data).toEqual([all.data[page - 1]])
  }
  expect((await list({ items: 4, page: 3 })).data).toEqual([])
  await leave('2026-11-03T10:00:00.000Z')
  expect(actionsOf(await list({ items: 1 }))).toEqual(['visit.updated'])
})

test('the history of a record is what became of it, field by field, and not who looked', async () => {
  const { world } = trail
  const client = await call(app, world.owner, createClient, {
    first_name: 'Rosa',
    last_name: 'Alvarez',
    office_id: world.officeId,
    medicaid_number: '900777123K',
  })
  await call(app, world.manager, getClient, { id: client.id })
  await call(app, world.manager, updateClient, { id: client.id, nickname: 'Rosie' })
  const history = await call(app, world.nurse, listHistory, {
    record_type: 'client',
    record_id: client.id,
  })
  expect(actionsOf(history)).toEqual(['client.updated', 'client.created'])
  expect(history.data[0]?.changes).toMatchObject({ nickname: { before: null, after: 'Rosie' } })
  expect(JSON.stringify(history)).not.toContain('900777123K')
})

test('a history is read on from an event, whatever came since', async () => {
  const { world } = trail
  const record = { record_type: 'visit', record_id: world.officeId }
  const history = (more: object = {}) =>
    call(app, world.owner, listHistory, { ...record, items: 2, ...more })
  // Two of them at one instant.
  const instants = ['05T10', '05T11', '05T11', '05T12', '05T13']
  for (const at of instants) await leave(`2026-11-${at}:00:00.000Z`)
  const first = await history()
  expect(first.meta.total).toBe(5)
  await leave('2026-11-06T10:00:00.000Z')
  const second = await history({ older_than: first.data.at(-1)?.id })
  const third = await history({ older_than: second.data.at(-1)?.id })
  expect([second.meta.total, third.meta.total]).toEqual([3, 1])
  const read = [first, second, third].flatMap(({ data }) => data)
  expect(read.map(({ at }) => at.slice(8, 13))).toEqual(instants.toReversed())
  expect(new Set(read.map(({ id }) => id)).size).toBe(5)
  expect((await history({ older_than: world.officeId })).data).toEqual([])
})

test('a history is open to those who may read such a record', async () => {
  const { world } = trail
  const claim = { record_type: 'claim', record_id: world.officeId }
  await refusal(call(app, world.nurse, listHistory, claim), 'forbidden')
  expect((await call(app, world.billing_admin, listHistory, claim)).data).toEqual([])
  const user = { record_type: 'user', record_id: world.nurse.userId }
  await refusal(call(app, world.manager, listHistory, user), 'forbidden')
})

test('changes and looks are told apart', async () => {
  await call(app, trail.world.owner, listClients, {})
  const { data } = await list({ action: 'client.created' })
  await call(app, trail.world.owner, getClient, { id: data[0]?.record_id ?? '' })
  expect(actionsOf(await list({ only: 'looks' }))).toEqual(['client.read', 'list.read'])
  const changes = actionsOf(await list({ only: 'changes' }))
  expect(changes).toHaveLength(6)
  expect(changes.filter((action) => action.endsWith('.read'))).toEqual([])
})
