import { listClaims } from '@homeward/contract/billing/claims'
import { listLeaveRequests } from '@homeward/contract/caregivers/leave-requests'
import { listCaregivers } from '@homeward/contract/caregivers/caregivers'
import { listClients } from '@homeward/contract/clients/clients'
import { signIn } from '@homeward/contract/identity/sign-in'
import { listStaffingCandidates } from '@homeward/contract/visits/assignment'
import { listOpenVisits, listVisitOffers } from '@homeward/contract/visits/offers'
import { visitSummary } from '@homeward/contract/insights/dashboard'
import { demoPassword } from '@homeward/domain/identity/demo-people'
import { addDays, eachDay } from '@homeward/domain/time/zone'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { sealAgency } from '../../plumbing/audit/seal.ts'
import { verifyAgency } from '../../plumbing/audit/verify.ts'
import { inAgency } from '../../plumbing/db/transaction.ts'
import type { Tx } from '../../plumbing/db/pool.ts'
import { call, type Caller } from '../../testing/call.ts'
import { startTestServer, testNow } from '../../testing/test-server.ts'
import { demoAgencyId } from '../data/agency.ts'
import { demoCaregivers, demoUsers } from '../data/people.ts'
import { loadParts } from '../parts.ts'
import { demoScales } from '../scale.ts'
import { morningZone } from '../morning.ts'
import { caregiverName, clientName, hasStory } from './names.ts'

const app = startTestServer({ ownDatabase: true })
/** Half a minute, much more where other suites run beside it. */
const patience = 300_000
const now = new Date(testNow)
const zone = morningZone(now)
let owner: Caller

beforeAll(async () => {
  await loadParts(
    { services: app.services, db: app.db, now, zone, scale: demoScales.full },
    () => {},
  )
  const who = { username: 'owner', password: demoPassword }
  owner = await call(app, { token: null }, signIn, who)
}, patience)

const ask = <T>(work: (tx: Tx) => Promise<T>) => inAgency(app.db, demoAgencyId, work)

test('nobody of the crowd has the last name of somebody with a story, and none is there twice', () => {
  const { clients, caregivers } = demoScales.full
  const names = Array.from({ length: clients }, (_, n) => clientName(n))
  const carers = Array.from({ length: caregivers }, (_, n) => caregiverName(n))
  for (const list of [names, carers]) {
    expect(new Set(list.map(([first, last]) => `${first} ${last}`)).size).toBe(list.length)
    for (const [, last] of list) expect(hasStory({ last_name: last }), last).toBe(false)
  }
  expect(
    [...Object.values(demoUsers), ...demoCaregivers].every(({ lastName }) =>
      hasStory({ last_name: lastName }),
    ),
  ).toBe(true)
})

test('it is an agency of two hundred clients and a hundred and thirty caregivers', async () => {
  const clients = await call(app, owner, listClients, { status: 'all', items: 1 })
  expect(clients.meta.total).toBeGreaterThanOrEqual(200)
  const caregivers = await call(app, owner, listCaregivers, { status: 'all', items: 1 })
  expect(caregivers.meta.total).toBe(130)
})

test('it is the middle of a morning on which nearly all goes well', async () => {
  const { counts, time_zone, visits } = await call(app, owner, visitSummary, {})
  expect(time_zone).toBe(zone)
  expect(visits.length).toBeGreaterThanOrEqual(110)
  expect(counts.in_progress).toBeGreaterThan(25)
  expect(counts.done).toBeGreaterThan(8)
  expect(counts.to_come).toBeGreaterThan(40)
  for (const moment of ['late', 'no_check_out', 'missed'] as const) {
    expect(counts[moment], moment).toBeGreaterThan(0)
    expect(counts[moment], moment).toBeLessThan(6)
  }
})

test('six weeks back and four ahead each day has its eighty to a hundred and forty visits', async () => {
  const { date } = await call(app, owner, visitSummary, {})
  const rows = await ask((tx) =>
    tx
      .selectFrom('visits')
      .select(({ fn }) => ['scheduled_date', fn.countAll<number>().as('count')])
      .groupBy('scheduled_date')
      .execute(),
  )
  const counts = new Map(rows.map((row) => [row.scheduled_date, Number(row.count)]))
  for (const day of eachDay(addDays(date, -42), addDays(date, 28))) {
    expect(counts.get(day), day).toBeGreaterThanOrEqual(80)
    expect(counts.get(day), day).toBeLessThanOrEqual(140)
  }
})

test('visits are offered, and caregivers ask for days off', async () => {
  const offers = (await call(app, owner, listVisitOffers, {})).data
  expect(offers.map(({ status }) => status).toSorted()).toEqual([
    'expired',
    'filled',
    'open',
    'open',
  ])
  const waiting = offers.filter(({ status }) => status === 'open')
  expect(waiting.map(({ client }) => client.name)).toEqual(['Dorothy Callahan', 'Dorothy Callahan'])
  for (const { visit_id, recipients } of waiting) {
    const fit = { visit_id, fit: 'yes', items: 200 } as const
    const free = (await call(app, owner, listStaffingCandidates, fit)).data.map(({ id }) => id)
    expect(recipients.length).toBeGreaterThanOrEqual(4)
    expect(recipients.filter(({ agent }) => !free.includes(agent.id))).toEqual([])
  }
  const open = waiting.find(({ mode }) => mode === 'pick')
  expect(open?.recipients.map(({ answer }) => answer)).toContain('accepted')
  const who = { username: 'caregiver', password: demoPassword }
  const caregiver = await call(app, { token: null }, signIn, who)
  expect((await call(app, caregiver, listOpenVisits, {})).visits).toHaveLength(2)
  expect((await call(app, owner, listLeaveRequests, {})).data).toHaveLength(3)
})

test('every cent is accounted for', async () => {
  const { rows } = await ask((tx) =>
    sql<{ total: number; odd: number; unapproved: number; owed: number; open: number }>`
      select (select sum(amount_cents) from journal_lines) as total,
        (select count(*)::int from claims
          where charge_cents <> billing_units * cents_per_unit or cents_per_unit is null) as odd,
        (select count(*)::int from claim_visits b
          join visits v on v.agency_id = b.agency_id and v.id = b.visit_id
          where v.status <> 'approved') as unapproved,
        (select sum(amount_cents) from journal_lines where account = 'accounts_receivable') as owed,
        (select sum(charge_cents) from claims
          where status in ('transmitted', 'acknowledged', 'rejected')) as open`.execute(tx),
  )
  const [row] = rows
  expect(row).toMatchObject({ total: 0, odd: 0, unapproved: 0 })
  // What is owed is what was sent and no payor has paid or denied yet.
  expect(row?.owed).toBe(row?.open)
})

test('claims are at every step, most of them paid', async () => {
  const total = async (status: 'all' | 'paid' | 'denied' | 'transmitted' | 'for_review') =>
    (await call(app, owner, listClaims, { status, items: 1, exact_count: 'true' })).meta.total
  const all = await total('all')
  expect(all).toBeGreaterThan(3500)
  expect(await total('paid')).toBeGreaterThan(all * 0.8)
  expect(await total('denied')).toBeLessThan(all * 0.03)
  expect(await total('for_review')).toBeLessThan(all * 0.08)
})

test(
  'the audit trail is whole',
  async () => {
    await sealAgency(app.services, app.db, demoAgencyId)
    const { events, broken, waiting } = await verifyAgency(app.services, app.db, demoAgencyId)
    expect(events).toBeGreaterThan(20_000)
    expect({ broken, waiting }).toEqual({ broken: [], waiting: 0 })
  },
  patience,
)
