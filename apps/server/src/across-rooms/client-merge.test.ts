import { createAlert, listAlerts } from '@homeward/contract/collaboration/alerts'
import { listAuditEvents } from '@homeward/contract/identity/audit'
import { updateAuthorization } from '@homeward/contract/care/authorizations'
import { getCareplan, waiveCareplanSignature } from '@homeward/contract/care/careplans'
import { listClientMerges, mergeClients, undoClientMerge } from '@homeward/contract/clients/merge'
import {
  archiveClient,
  getClient,
  listClients,
  updateClient,
} from '@homeward/contract/clients/clients'
import { createComment } from '@homeward/contract/collaboration/comments'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inAgency } from '../plumbing/db/transaction.ts'
import { call, refusal } from '../testing/call.ts'
import { startTestServer } from '../testing/test-server.ts'
import { anAgency, type World } from '../testing/world.ts'
import { aClaim } from '../rooms/billing/testing/factories.ts'
import { aCareplan, anActiveCareplan, anAuthorization } from '../rooms/care/testing/factories.ts'
import { aClient, anAddress } from '../rooms/clients/testing/factories.ts'

const app = startTestServer()

/** How many rows of which table point to a client, over every foreign key that the catalogue knows. */
async function pointingTo(world: World, id: string): Promise<Record<string, number>> {
  return inAgency(app.db, world.agencyId, async (tx) => {
    const { rows } = await sql<{ table: string; column: string }>`
      select c.relname as table, h.attname as column
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      cross join lateral unnest(k.conkey, k.confkey) as pair(here, there)
      join pg_attribute h on h.attrelid = k.conrelid and h.attnum = pair.here
      join pg_attribute t on t.attrelid = k.confrelid and t.attnum = pair.there
      where k.contype = 'f' and k.confrelid = 'clients'::regclass and t.attname = 'id'`.execute(tx)
    expect(rows.length).toBeGreaterThan(10)
    const counts: Record<string, number> = {}
    for (const { table, column } of rows) {
      const { rows: counted } = await sql<{ n: number }>`
        select count(*)::int as n from ${sql.table(table)}
        where ${sql.ref(column)} = ${id}`.execute(tx)
      const n = counted[0]?.n ?? 0
      if (n > 0) counts[`${table}.${column}`] = n
    }
    return counts
  })
}

/** A client on whom everything hangs that the product knows, and its plain double. */
async function aPair(world: World) {
  const plan = await anActiveCareplan(app, world)
  await app.drainJobs()
  const other = plan.client.id
  const waived = { id: plan.id, signer_role: 'nurse', reason: 'Left the agency' } as const
  await call(app, world.nurse, waiveCareplanSignature, waived)
  const parent = { parent_type: 'Client', parent_id: other } as const
  await call(app, world.nurse, createComment, { ...parent, body: 'Fell.' })
  await call(app, world.nurse, createAlert, { ...parent, title: 'Call', date: '2026-11-05' })
  await call(app, world.owner, updateClient, {
    id: other,
    social_security_number: '239-45-6781',
    religion: 'Baptist',
    emergency_contacts_attributes: [{ name: 'Ana' }],
  })
  const kept = await aClient(app, world, { medicaid_number: '900000001K', religion: null })
  return { kept: kept.id, other }
}

/**
 * All rows of all tables of the agency as they are, but for what tells of the merge itself, and of when
 * and how often a row was written.
 */
const everything = (world: World) =>
  inAgency(app.db, world.agencyId, async (tx) => {
    const { rows: tables } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public'
        and tablename in (select table_name from information_schema.role_table_grants
          where grantee = 'homeward_app' and privilege_type = 'SELECT')
        and tablename not in ('client_merges', 'audit_events', 'audit_waiting', 'audit_chain',
          -- An invoice that a merge makes stays, without claims and unseen.
          'invoices', 'counters',
          -- Vendors hear of both records again, of the merge and of its end.
          'verification_changes')
      order by 1`.execute(tx)
    const all: Record<string, string[]> = {}
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`
        select (to_jsonb(t) - 'lock_version' - 'updated_at')::text as row from ${sql.table(name)} t
        order by 1`.execute(tx)
      all[name] = rows.map(({ row }) => row)
    }
    return all
  })

test('everything moves, nothing points to the merged record, and undoing restores it all', async () => {
  const world = await anAgency(app)
  const { kept, other } = await aPair(world)
  const claim = await aClaim(app, world)
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('claims').set({ client_id: other }).where('id', '=', claim.id).execute(),
  )
  const before = await everything(world)
  const hanging = await pointingTo(world, other)
  expect(Object.keys(hanging)).toEqual(
    expect.arrayContaining([
      'authorizations.client_id',
      'careplans.client_id',
      'visits.client_id',
      'claims.client_id',
      'comments.client_id',
      'alerts.client_id',
      'client_addresses.client_id',
      'client_contacts.client_id',
    ]),
  )

  const merge = await call(app, world.owner, mergeClients, {
    id: kept,
    other_id: other,
    take: ['religion', 'social_security_number'],
  })
  expect(merge).toMatchObject({
    client: { id: kept },
    other: { id: other, name: 'Ada Moore' },
    merged_by: 'Test owner',
    can_undo: true,
  })
  expect(merge.moved).toContainEqual({
    table: 'visits',
    rows: hanging['visits.client_id'],
  })
  const left = await pointingTo(world, other)
  // An invoice stays with its client; its claims are on one of the client who stays.
  expect(left).toEqual({ 'client_merges.other_id': 1, 'invoices.client_id': 1 })
  const client = await call(app, world.owner, getClient, { id: kept })
  expect(client).toMatchObject({
    religion: 'Baptist',
    social_security_number: '••••6781',
    medicaid_number: '••••001K',
    comments_count: 1,
    alerts_count: 1,
    emergency_contacts: [{ name: 'Ana' }],
  })
  expect(client.addresses.filter(({ primary }) => primary)).toHaveLength(1)
  expect(client.addresses).toHaveLength(2)

  const undone = await call(app, world.owner, undoClientMerge, { id: merge.id })
  expect(undone).toMatchObject({ can_undo: false, undone_by: 'Test owner' })
  expect(await everything(world)).toEqual(before)
  expect(await call(app, world.owner, getClient, { id: other })).toMatchObject({
    religion: 'Baptist',
    status: 'active',
  })
})

test('an alert on a visit is found by the name of whoever the visit is for, also after a merge', async () => {
  const world = await anAgency(app)
  const plan = await anActiveCareplan(app, world)
  await app.drainJobs()
  const kept = await aClient(app, world, { first_name: 'Wilhelmina', last_name: 'Zuckerman' })
  const { id: visit } = await inAgency(app.db, world.agencyId, (tx) =>
    tx
      .selectFrom('visits')
      .select('id')
      .where('client_id', '=', plan.client.id)
      .limit(1)
      .executeTakeFirstOrThrow(),
  )
  const about = { parent_type: 'Visit', parent_id: visit } as const
  await call(app, world.nurse, createAlert, { ...about, title: 'Key', date: '2026-11-05' })
  const found = async (search: string) =>
    (await call(app, world.nurse, listAlerts, { search })).data.map(({ title }) => title)
  expect(await found(plan.client.name)).toEqual(['Key'])
  expect(await found('zuckerm')).toEqual([])

  const merged = { id: kept.id, other_id: plan.client.id }
  const merge = await call(app, world.owner, mergeClients, merged)
  expect(await found('zuckerm key')).toEqual(['Key'])
  expect(await found(plan.client.name)).toEqual([])
  await call(app, world.owner, undoClientMerge, { id: merge.id })
  expect(await found('zuckerm')).toEqual([])
  expect(await found(plan.client.name)).toEqual(['Key'])
})

test('what was made since the merge goes back with the authorization and the plan that it hangs on', async () => {
  const world = await anAgency(app)
  const plan = await anActiveCareplan(app, world)
  await app.drainJobs()
  const other = plan.client.id
  const kept = (await aClient(app, world)).id
  const merge = await call(app, world.owner, mergeClients, { id: kept, other_id: other })
  // The night makes visits of the plan, and somebody plans more under the authorization.
  const added = await aCareplan(app, world, {
    client_id: kept,
    authorization_id: plan.authorization?.id ?? null,
    draft: true,
  })
  await inAgency(app.db, world.agencyId, (tx) =>
    sql`insert into visits (agency_id, id, client_id, status, careplan_id, authorization_id, payor_id,
        scheduled_date, scheduled_time, scheduled_duration, starts_at, ends_at)
      select agency_id, gen_random_uuid(), ${kept}, 'available', careplan_id, authorization_id, payor_id,
        scheduled_date, scheduled_time, scheduled_duration, starts_at, ends_at
      from visits limit 1`.execute(tx),
  )
  await call(app, world.owner, undoClientMerge, { id: merge.id })
  const { rows } = await inAgency(app.db, world.agencyId, (tx) =>
    sql<{ kind: string; id: string }>`
      select 'visit' as kind, id from visits where client_id = ${kept}
      union all select 'careplan', id from careplans where client_id = ${kept}`.execute(tx),
  )
  expect(rows).toEqual([])
  expect((await call(app, world.nurse, getCareplan, { id: added.id })).client.id).toBe(other)
})

test('the merged record is in no list, and answers which one it is now', async () => {
  const world = await anAgency(app)
  const [kept, other] = [await aClient(app, world), await aClient(app, world)]
  await call(app, world.owner, mergeClients, { id: kept.id, other_id: other.id })
  for (const ask of [
    () => call(app, world.owner, getClient, { id: other.id }),
    () => call(app, world.owner, updateClient, { id: other.id, nickname: 'x' }),
    () => call(app, world.owner, archiveClient, { id: other.id }),
  ]) {
    const body = await refusal(ask(), 'client_merged')
    expect(body.current).toEqual({ merged_into: { id: kept.id, name: 'Maria Lopez' } })
  }
  const { data } = await call(app, world.owner, listClients, { status: 'all' })
  expect(data.map(({ id }) => id)).toEqual([kept.id])
})

test('the primary address stays or is taken, as asked, and comes back', async () => {
  const world = await anAgency(app)
  const kept = await aClient(app, world, {
    addresses_attributes: [anAddress({ street: '1 Here St' })],
  })
  const other = await aClient(app, world, {
    addresses_attributes: [anAddress({ street: '2 There St' })],
  })
  const street = async (id: string) =>
    (await call(app, world.owner, getClient, { id })).current_address?.street
  for (const [primary_address_of, expected] of [
    ['this', '1 Here St'],
    ['other', '2 There St'],
  ] as const) {
    const asked = { id: kept.id, other_id: other.id, primary_address_of }
    const { id } = await call(app, world.owner, mergeClients, asked)
    expect(await street(kept.id)).toBe(expected)
    await call(app, world.owner, undoClientMerge, { id })
    expect([await street(kept.id), await street(other.id)]).toEqual(['1 Here St', '2 There St'])
  }
})

test('two authorizations for the same days cannot become one, until one is archived', async () => {
  const world = await anAgency(app)
  const [kept, other] = [await aClient(app, world), await aClient(app, world)]
  await anAuthorization(app, world, { client_id: kept.id })
  const second = await anAuthorization(app, world, { client_id: other.id, number: 'PA-2' })
  const pair = { id: kept.id, other_id: other.id }
  const body = await refusal(call(app, world.owner, mergeClients, pair), 'merge_overlap')
  expect(body.non_field_errors[0]).toContain('Archive one of them first.')
  expect(await call(app, world.owner, getClient, { id: other.id })).toMatchObject({
    authorizations: [{ id: second.id }],
  })
  await call(app, world.owner, updateAuthorization, { id: second.id, status: 'archived' })
  await call(app, world.owner, mergeClients, pair)
})

test('merges are undone in the reverse order, each once', async () => {
  const world = await anAgency(app)
  const [a, b, c] = [
    await aClient(app, world, { nickname: 'A' }),
    await aClient(app, world, { nickname: 'B' }),
    await aClient(app, world, { nickname: 'C' }),
  ]
  const into = (id: string, other_id: string) =>
    call(app, world.owner, mergeClients, { id, other_id, take: ['name'] })
  const first = await into(b.id, a.id)
  const second = await into(c.id, b.id)
  // Who was merged into the middle one is now found at the end of the chain.
  const body = await refusal(call(app, world.owner, getClient, { id: a.id }), 'client_merged')
  expect(body.current).toMatchObject({ merged_into: { id: c.id } })
  const undo = (id: string) => call(app, world.owner, undoClientMerge, { id })
  await refusal(undo(first.id), 'merge_not_undoable')
  await undo(second.id)
  await refusal(undo(second.id), 'merge_not_undoable')
  await undo(first.id)
  const nicknames = await Promise.all(
    [a, b, c].map(async ({ id }) => (await call(app, world.owner, getClient, { id })).nickname),
  )
  expect(nicknames).toEqual(['A', 'B', 'C'])
  const { data } = await call(app, world.nurse, listClientMerges, { client_id: b.id })
  expect(data.map(({ id, can_undo }) => [id, can_undo])).toEqual([
    [second.id, false],
    [first.id, false],
  ])
})

test('a correction that was made since goes along with the value that was taken', async () => {
  const world = await anAgency(app)
  const kept = await aClient(app, world, { phone: '919-555-0001', email: null })
  const other = await aClient(app, world, { phone: '919-555-0002' })
  const { id } = await call(app, world.owner, mergeClients, {
    id: kept.id,
    other_id: other.id,
    take: ['phone'],
  })
  await call(app, world.owner, updateClient, {
    id: kept.id,
    phone: '919-555-0003',
    email: 'new@example.org',
  })
  await call(app, world.owner, undoClientMerge, { id })
  expect(await call(app, world.owner, getClient, { id: kept.id })).toMatchObject({
    phone: '9195550001',
    email: 'new@example.org',
  })
  expect(await call(app, world.owner, getClient, { id: other.id })).toMatchObject({
    phone: '9195550003',
  })
})

test('itself, an older version and a record of another agency are refused', async () => {
  const world = await anAgency(app)
  const [kept, other] = [await aClient(app, world), await aClient(app, world)]
  const foreign = await aClient(app, await anAgency(app))
  const merge = (input: object) =>
    call(app, world.owner, mergeClients, { id: kept.id, other_id: other.id, ...input })
  await refusal(merge({ other_id: kept.id }), 'merge_same')
  await refusal(merge({ other_id: foreign.id }), 'not_found')
  await refusal(merge({ other_lock_version: 7 }), 'stale')
  await refusal(
    call(app, world.manager, mergeClients, { id: kept.id, other_id: other.id }),
    'forbidden',
  )
  // Two at once: one of them finds the record merged already.
  const both = await Promise.allSettled([
    merge({}),
    call(app, world.owner, mergeClients, { id: other.id, other_id: kept.id }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('both records keep what happened to them', async () => {
  const world = await anAgency(app)
  const [kept, other] = [await aClient(app, world), await aClient(app, world)]
  const merge = { id: kept.id, other_id: other.id }
  const { id } = await call(app, world.owner, mergeClients, merge)
  await call(app, world.owner, undoClientMerge, { id })
  const actions = async (record_id: string) =>
    (await call(app, world.owner, listAuditEvents, { record_id })).data.map((one) => one.action)
  expect(await actions(kept.id)).toEqual(['client.unmerged', 'client.merged', 'client.created'])
  expect(await actions(other.id)).toEqual([
    'client.unmerged',
    'client.merged_into',
    'client.created',
  ])
})
