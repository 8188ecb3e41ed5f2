import { endpoints } from '@homeward/contract/all'
import { type Endpoint, isByLink, paramNames } from '@homeward/contract/endpoint'
import { createAgent, listAgents, updateAgent } from '@homeward/contract/caregivers/agents'
import { getClient, listClients, updateClient } from '@homeward/contract/clients/clients'
import { listHistory } from '@homeward/contract/identity/audit'
import { searchEverything } from '@homeward/contract/insights/search'
import { createVisits } from '@homeward/contract/visits/adding'
import { listVisits } from '@homeward/contract/visits/visits'
import { roleMay } from '@homeward/domain/identity/capabilities'
import { heldWithinOffices } from '@homeward/domain/identity/office-limit'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { inAgency } from '../plumbing/db/transaction.ts'
import { aClient } from '../rooms/clients/testing/factories.ts'
import { routes } from '../rooms/routes.ts'
import { call, refusal, send } from '../testing/call.ts'
import { startTestServer } from '../testing/test-server.ts'
import { anAgency, aPerson, type Person, type World } from '../testing/world.ts'
import { type Records, someRecords } from './testing/records.ts'
import { nameOf, samples } from './testing/samples.ts'

/** Whoever is limited to one office, held against the records of another. */
const app = startTestServer()
const limitedRoles = ['admin', 'billing_admin', 'manager', 'nurse'] as const
let here: World
let records: Records
let otherOffice: string
let limited: Record<(typeof limitedRoles)[number], Person>
/** Everything that belongs to clients of the first office. */
let walled: Map<string, string>

const inHere = <T>(work: Parameters<typeof inAgency<T>>[2]) => inAgency(app.db, here.agencyId, work)

async function aLimited(role: (typeof limitedRoles)[number], office: string): Promise<Person> {
  const person = await aPerson(app, here.agencyId, role, office)
  await inHere((tx) =>
    tx
      .updateTable('assignments')
      .set({ limited: true })
      .where('agent_id', '=', person.agentId)
      .execute(),
  )
  return person
}

beforeAll(async () => {
  here = await anAgency(app)
  records = await someRecords(app, here)
  otherOffice = uuid()
  await inHere((tx) =>
    tx
      .insertInto('offices')
      .values({ agency_id: here.agencyId, id: otherOffice, name: 'Second office' })
      .execute(),
  )
  const people = await Promise.all(
    limitedRoles.map(async (role) => [role, await aLimited(role, otherOffice)] as const),
  )
  limited = Object.fromEntries(people) as typeof limited
  const shared = new Set([records.payor, records.service, records.activity, records.now])
  walled = new Map(
    Object.entries(records).flatMap(([name, id]) =>
      /^[\da-f-]{36}$/.test(id) && !shared.has(id) ? [[id, name] as const] : [],
    ),
  )
}, 120_000)

const ofAgency = endpoints.filter(
  (endpoint) =>
    !isByLink(endpoint.permission) &&
    endpoint.permission !== 'public' &&
    routes.some((route) => route.kind === 'agency' && nameOf(route.endpoint) === nameOf(endpoint)),
)

async function sampleOf(endpoint: Endpoint): Promise<Record<string, unknown>> {
  const sample = samples[nameOf(endpoint)]
  if (sample) return sample(records, { app, world: here })
  return Object.fromEntries(paramNames(endpoint.path).map((name) => [name, uuid()]))
}

const namesIn = (text: string): string[] =>
  [...walled].flatMap(([id, name]) => (text.includes(id) ? [name] : []))

test.each(ofAgency.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s tells nothing of another office, and does nothing there',
  async (_, endpoint) => {
    const sample = await sampleOf(endpoint)
    const asked = namesIn(JSON.stringify(sample))
    const wrong: string[] = []
    for (const role of limitedRoles) {
      const permission = endpoint.permission as
        | Parameters<typeof heldWithinOffices>[0]
        | 'signed_in'
      const may =
        permission === 'signed_in' || (roleMay(role, permission) && heldWithinOffices(permission))
      // What names nothing of the other office may be done, and is not done here.
      if (may && endpoint.writes && asked.length === 0) continue
      const { status, raw } = await send(app, limited[role], endpoint, sample)
      const told = namesIn(raw).filter((name) => !asked.includes(name))
      if (told.length > 0) wrong.push(`${role}: the answer tells of ${told.join(', ')}`)
      if (!may && status !== 403) wrong.push(`${role}: ${status} instead of 403`)
      if (status >= 500) wrong.push(`${role}: ${status}`)
      const opens = asked.length > 0 && paramNames(endpoint.path).includes('id')
      if (may && opens && status < 400) wrong.push(`${role}: ${status} for the ${asked.join(', ')}`)
      if (may && asked.length > 0 && endpoint.writes && status < 400 && !raw.includes('"moved":[]'))
        wrong.push(`${role}: wrote ${asked.join(', ')} with ${status}`)
    }
    expect(wrong).toEqual([])
  },
)

describe('within their office', () => {
  test('people work as everybody else does, and see who works there', async () => {
    const client = await aClient(app, here, { first_name: 'Otto', office_id: otherOffice })
    const who = limited.manager
    expect((await call(app, who, listClients, { status: 'all' })).data).toMatchObject([
      { id: client.id },
    ])
    expect(await call(app, who, getClient, { id: client.id })).toMatchObject({ id: client.id })
    const changed = { id: client.id, nickname: 'Otti' }
    expect(await call(app, who, updateClient, changed)).toMatchObject({ nickname: 'Otti' })
    const { found } = await call(app, who, searchEverything, { search: 'Otto' })
    expect(found.map(({ id }) => id)).toEqual([client.id])
    const { data: people } = await call(app, who, listAgents, {})
    expect(people.map(({ id }) => id).toSorted()).toEqual(
      limitedRoles.map((role) => limited[role].agentId).toSorted(),
    )
    const record = { record_type: 'client', record_id: client.id } as const
    expect((await call(app, who, listHistory, record)).data.length).toBeGreaterThan(0)
    // A client is not handed to an office that the person has no part in.
    const moved = call(app, who, updateClient, { id: client.id, office_id: here.officeId })
    await refusal(moved, 'invalid')
  })

  test('people add employees and visits, and meet a caregiver who is busy in another office', async () => {
    const who = limited.manager
    const office = { assignments_attributes: [{ office_id: otherOffice }] }
    const named = { first_name: 'Nia', last_name: 'Newman', role: 'cna' } as const
    const nia = await call(app, who, createAgent, { ...named, ...office })
    expect(nia.assignments).toMatchObject([{ office_id: otherOffice, limited: true }])
    const ours = await aClient(app, here, { office_id: otherOffice })
    const theirs = await aClient(app, here, {})
    const visit = (client_id: string, scheduled_time: string) => ({
      client_id,
      services: [{ id: here.serviceId, minutes: 60 }],
      scheduled_dates: ['2026-11-20'],
      scheduled_time,
      scheduled_duration: 60,
      agent_id: nia.id,
    })
    expect((await call(app, who, createVisits, visit(ours.id, '08:00'))).visits).toHaveLength(1)
    await refusal(call(app, who, createVisits, visit(theirs.id, '10:00')), 'not_found')
    await call(app, here.manager, createVisits, visit(theirs.id, '12:00'))
    const busy = await send(app, who, createVisits, visit(ours.id, '12:30'))
    expect({ status: busy.status, raw: busy.raw }).toMatchObject({ status: 409 })
    expect(busy.raw).not.toContain(theirs.id)
  })

  test('the same role without a limit sees all of it; one more office without a limit opens it', async () => {
    const open = await aPerson(app, here.agencyId, 'manager', otherOffice)
    const seenBy = async (who: Person) =>
      (await call(app, who, listVisits, { items: 1 })).meta.total ?? 0
    expect(await seenBy(open)).toBeGreaterThan(await seenBy(limited.manager))
    const both = await aLimited('manager', otherOffice)
    await inHere((tx) =>
      tx
        .insertInto('assignments')
        .values({
          agency_id: here.agencyId,
          id: uuid(),
          agent_id: both.agentId,
          office_id: here.officeId,
        })
        .execute(),
    )
    expect(await seenBy(both)).toBe(await seenBy(open))
  })

  test('nobody takes a limit off, or brings somebody into another office', async () => {
    const colleague = limited.nurse.agentId
    const { data } = await call(app, here.owner, listAgents, { office_id: otherOffice })
    expect(data.map(({ id }) => id)).toContain(colleague)
    for (const entry of [
      { office_id: otherOffice, limited: false },
      { office_id: here.officeId, limited: true },
    ]) {
      const { status } = await send(app, limited.admin, updateAgent, {
        id: colleague,
        assignments_attributes: [entry],
      })
      expect([403, 422]).toContain(status)
    }
  })
})

test('every table of an agency is limited to offices, or belongs to the agency as a whole', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.relname::text as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'agency_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
      and not c.relispartition
      and not exists (select from pg_policies p
        where p.tablename = c.relname and p.policyname = 'office' and p.permissive = 'RESTRICTIVE')
    order by 1`.execute(app.db.app)
  expect(rows.map(({ name }) => name)).toEqual(ofWholeAgency)
})

/** Settings and catalogs, what only agency-wide capabilities open, and what one person has for themselves. */
const ofWholeAgency = [
  'agency_diagnosis_codes',
  'agency_export_parts',
  'agency_exports',
  'audit_chain',
  'audit_events',
  'audit_waiting',
  'counters',
  'diagnosis_code_imports',
  'file_waiting_bytes',
  'files',
  'geocodings',
  'idempotency_keys',
  'import_mappings',
  'import_rows',
  'imports',
  'integration_accounts',
  'integrations',
  'live_signals',
  'mails',
  'notification_choices',
  'notifications',
  'payor_rates',
  'payors',
  'phone_numbers',
  'saved_views',
  'service_activities',
  'service_categories',
  'services',
  'signup_requests',
  'vendor_codes',
  'visit_reasons',
  'webhook_deliveries',
]
