import { listAgents } from '@homeward/contract/caregivers/agents'
import { listAuthorizations } from '@homeward/contract/care/authorizations'
import { listClaims } from '@homeward/contract/billing/claims'
import { listEras } from '@homeward/contract/billing/remittances'
import { listClients } from '@homeward/contract/clients/clients'
import { areaCounts } from '@homeward/contract/insights/areas'
import { arrivalSummary } from '@homeward/contract/insights/dashboard'
import { authorizedHours, billingSummary } from '@homeward/contract/insights/money'
import { agencySummary, coverageSummary, exceptionSummary } from '@homeward/contract/insights/work'
import { evvSummary } from '@homeward/contract/insights/evv'
import { listVendorVerifications } from '@homeward/contract/verification/vendor-verifications'
import { getVisit, listVisits } from '@homeward/contract/visits/visits'
import { arrivals } from '@homeward/domain/visits/arrival'
import { addDays } from '@homeward/domain/time/zone'
import { visitExceptions } from '@homeward/domain/visits/exceptions'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { call, refusal } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'
import { aHeldRemittance } from '../billing/testing/factories.ts'
import { anAuthorization, aClientAtHome, moveClock } from '../care/testing/factories.ts'
import { busyDays } from './testing/busy-days.ts'
import { aCredential } from '../caregivers/testing/factories.ts'
import { anEvvAccount, anOutboxRow } from '../verification/testing/factories.ts'

const app = startTestServer()
const now = '2026-11-02T19:00:00.000Z'
const today = '2026-11-02'
const nowhere = '01900005-0000-7000-8000-00000000dead'
let world: World

beforeAll(async () => {
  world = await anAgency(app)
  await busyDays(app, world, today)
  await moveClock(app, now)
  for (const trace of ['EFT1', 'EFT2']) await aHeldRemittance(app, world, trace)
}, 60_000)

const offices = () => [undefined, world.officeId, nowhere]
const people = ['owner', 'admin', 'manager', 'nurse', 'billing_admin'] as const
const between = (start_date: string, end_date: string) => ({ start_date, end_date })

test.each([...people, 'pca', 'cna'] as const)(
  'the days of the coverage that %s sees are those of the list behind each',
  async (role) => {
    for (const office_id of offices()) {
      const narrowed = office_id ? { office_id } : {}
      const totalOf = async (filter: object) =>
        (await call(app, world[role], listVisits, { ...narrowed, ...filter, items: 0 })).meta.total
      const { days } = await call(app, world[role], coverageSummary, narrowed)
      expect(days.map(({ date }) => date)).toEqual([0, 1, 2, 3].map((n) => addDays(today, n)))
      for (const { date, visits, open, hours } of days) {
        const by_scheduled_date = between(date, date)
        expect(await totalOf({ by_scheduled_date, moment: 'takes_place' })).toBe(visits)
        expect(await totalOf({ by_scheduled_date, moment: 'open' })).toBe(open)
        expect(hours.reduce((sum, at) => sum + at.open, 0)).toBe(open)
        expect(hours.reduce((sum, at) => sum + at.visits, 0)).toBe(visits)
      }
      const all = days.reduce((sum, { open }) => sum + open, 0)
      const by_scheduled_date = between(today, addDays(today, 3))
      expect(await totalOf({ by_scheduled_date, moment: 'open' })).toBe(all)
      expect(all > 0).toBe(role !== 'pca' && role !== 'cna' && office_id !== nowhere)
    }
  },
)

test.each([...people, 'pca', 'cna'] as const)(
  'the visits of the week that began on time, and those that did not, are those that %s finds',
  async (role) => {
    for (const office_id of offices()) {
      const narrowed = office_id ? { office_id } : {}
      const counts = await call(app, world[role], arrivalSummary, narrowed)
      expect(counts).toMatchObject({ start_date: '2026-11-02', end_date: today })
      const by_scheduled_date = between(counts.start_date, counts.end_date)
      for (const arrival of arrivals) {
        const listed = { ...narrowed, by_scheduled_date, arrival, items: 0 }
        const { meta } = await call(app, world[role], listVisits, listed)
        expect({ arrival, total: meta.total }).toEqual({ arrival, total: counts[arrival] })
        expect(meta.total > 0).toBe(role !== 'cna' && office_id !== nowhere)
      }
    }
  },
)

test.each(['owner', 'admin', 'manager', 'nurse'] as const)(
  'each exception that %s sees has as many visits as the list behind it',
  async (role) => {
    for (const office_id of offices()) {
      const narrowed = office_id ? { office_id } : {}
      const { start_date, end_date, exceptions, none } = await call(
        app,
        world[role],
        exceptionSummary,
        narrowed,
      )
      const totalOf = async (
        exception: (typeof exceptions)[number]['exception'] | 'any' | 'none',
      ) =>
        (
          await call(app, world[role], listVisits, {
            ...narrowed,
            by_scheduled_date: between(start_date, end_date),
            exception,
            items: 0,
          })
        ).meta.total
      for (const { exception, visits } of exceptions) {
        expect({ exception, total: await totalOf(exception) }).toEqual({ exception, total: visits })
      }
      const all = exceptions.reduce((sum, { visits }) => sum + visits, 0)
      expect(await totalOf('any')).toBe(all)
      expect(await totalOf('none')).toBe(none.visits)
      expect(all > 0).toBe(office_id !== nowhere)
    }
  },
)

test('each visit has the exception that the rule finds', async () => {
  const { rows } = await inAgency(app.db, world.agencyId, (tx) =>
    sql<{ id: string }>`select id from visits`.execute(tx),
  )
  const found = new Map<string, string[]>()
  for (const { id } of rows) {
    const { exception } = await call(app, world.owner, getVisit, { id })
    found.set(exception ?? '', [...(found.get(exception ?? '') ?? []), id])
  }
  for (const exception of [...visitExceptions, 'none'] as const) {
    const listed: string[] = []
    for (const page of ['1', '2']) {
      const { data } = await call(app, world.owner, listVisits, { exception, items: 200, page })
      listed.push(...data.map(({ id }) => id))
    }
    expect(listed.toSorted()).toEqual((found.get(exception) ?? []).toSorted())
  }
})

test('a visit with an exception weighs what its claim will charge', async () => {
  const { exceptions } = await call(app, world.owner, exceptionSummary, {})
  // Eight units of two hours at 5.96, on each of the three days that are looked at.
  const manual = exceptions.find(({ exception }) => exception === 'manual')
  expect(manual).toEqual({ exception: 'manual', visits: 3, cents: 3 * 8 * 596 })
})

test.each(['owner', 'admin', 'billing_admin'] as const)(
  'each sum of money that %s sees is that of the list behind it',
  async (role) => {
    for (const office_id of offices()) {
      const narrowed = office_id ? { office_id } : {}
      const { start_date, end_date, river, waiting } = await call(
        app,
        world[role],
        billingSummary,
        narrowed,
      )
      const listOf = async (filter: object) => {
        const { data, meta } = await call(app, world[role], listClaims, {
          ...narrowed,
          status: 'all',
          items: 200,
          ...filter,
        })
        const cents = data.reduce((sum, claim) => sum + claim.charge_cents, 0)
        return { claims: meta.total, cents }
      }
      for (const { step, ...sums } of river) {
        const by_start_date = between(start_date, end_date)
        expect(await listOf({ step, by_start_date })).toEqual(sums)
        expect(sums.cents > 0).toBe(office_id !== nowhere)
      }
      for (const { step, ...sums } of waiting) {
        expect(await listOf({ step })).toEqual(sums)
        expect(sums.claims > 0).toBe(office_id !== nowhere)
      }
    }
  },
)

test.each(['owner', 'admin', 'billing_admin'] as const)(
  'the remittances on hold are those that %s finds',
  async (role) => {
    const asked = { status: 'held', exact_count: 'true' } as const
    const { meta } = await call(app, world[role], listEras, { ...asked, items: 0 })
    const { data } = await call(app, world[role], listEras, { ...asked, items: 200 })
    expect(meta.total).toBe(2)
    expect(data.map(({ status }) => status)).toEqual(['held', 'held'])
  },
)

test.each(people)('what ends soon is as much as %s finds in the lists', async (role) => {
  const soon = { end_date: '2026-12-02', start_date: '2026-06-01' }
  if (role === 'owner') {
    const client_id = await aClientAtHome(app, world)
    await anAuthorization(app, world, { ...soon, client_id })
    const renewed = await aClientAtHome(app, world)
    await anAuthorization(app, world, { ...soon, client_id: renewed })
    await anAuthorization(app, world, {
      client_id: renewed,
      number: 'PA-2',
      start_date: '2026-12-03',
      end_date: '2027-05-31',
    })
    for (const kind of ['cpr', 'tb_test'] as const) {
      await aCredential(app, world, world.pca.agentId, { kind, expires_on: '2026-11-20' })
    }
    await aCredential(app, world, world.cna.agentId, { expires_on: '2026-11-20' })
    await aCredential(app, world, world.cna.agentId, { expires_on: '2027-11-20' })
  }
  for (const office_id of offices()) {
    const narrowed = office_id ? { office_id } : {}
    const { authorizations, credentials } = await call(app, world[role], agencySummary, narrowed)
    const some = office_id !== nowhere
    const toRenew = await call(app, world[role], listAuthorizations, {
      ...narrowed,
      to_renew: 'true',
    })
    expect(toRenew.meta.total).toBe(authorizations.total)
    expect(authorizations.first.map(({ id }) => id)).toEqual(toRenew.data.map(({ id }) => id))
    expect(authorizations.total).toBe(some ? 1 : 0)
    const expiring = { credential_state: 'expiring' } as const
    const { meta } = await call(app, world[role], listAgents, { ...narrowed, ...expiring })
    expect(meta.total).toBe(credentials.people)
    expect(credentials.people).toBe(some ? 1 : 0)
    expect(credentials.first).toHaveLength(some ? 2 : 0)
  }
})

test.each(people)('the approved visits of a week are those that %s finds', async (role) => {
  for (const office_id of offices()) {
    const narrowed = office_id ? { office_id } : {}
    const { weeks } = await call(app, world[role], authorizedHours, narrowed)
    expect(weeks).toHaveLength(12)
    expect(weeks.at(-1)?.start_date).toBe('2026-11-02')
    for (const { start_date, approved_visits, total_approved_minutes } of weeks) {
      const { meta } = await call(app, world[role], listVisits, {
        ...narrowed,
        by_scheduled_date: between(start_date, addDays(start_date, 6)),
        status: 'approved',
      })
      expect(meta.total).toBe(approved_visits)
      expect(total_approved_minutes > 0).toBe(approved_visits > 0)
    }
    const some = office_id !== nowhere
    expect(weeks.some(({ approved_visits }) => approved_visits > 0)).toBe(some)
    expect(weeks[0]?.total_authorized_minutes ?? 0).toBeGreaterThanOrEqual(some ? 2400 : 0)
  }
})

type Narrowed = { office_id?: string }

/** The exceptions that the menu counts; null for whoever does not review visits. */
async function waitingVisits(role: (typeof people)[number], narrowed: Narrowed) {
  if (role === 'billing_admin') return null
  const { exceptions } = await call(app, world[role], exceptionSummary, narrowed)
  return { total: exceptions.reduce((sum, { visits }) => sum + visits, 0), capped: false }
}

/** The claims that the menu counts; null for whoever does not bill. */
async function waitingClaims(role: (typeof people)[number], narrowed: Narrowed) {
  if (role === 'manager' || role === 'nurse') return null
  const waiting = { ...narrowed, items: 0, status: 'all', step: 'waiting' } as const
  const { meta } = await call(app, world[role], listClaims, waiting)
  return { total: meta.total, capped: false }
}

test.each(people)(
  'each line of the menu has as many records as %s finds behind it',
  async (role) => {
    const person = world[role]
    for (const office_id of offices()) {
      const narrowed = office_id ? { office_id } : {}
      const counts = await call(app, person, areaCounts, narrowed)
      const none = { ...narrowed, items: 0 }
      const { meta: clients } = await call(app, person, listClients, none)
      const { meta: agents } = await call(app, person, listAgents, none)
      expect(counts.clients).toEqual({ total: clients.total, capped: false })
      expect(counts.caregivers).toEqual({ total: agents.total, capped: false })
      expect(clients.total > 0 && agents.total > 0).toBe(office_id !== nowhere)
      expect(counts.visits).toEqual(await waitingVisits(role, narrowed))
      const claims = await waitingClaims(role, narrowed)
      expect(counts.claims).toEqual(claims)
      expect((claims?.total ?? 1) > 0).toBe(office_id !== nowhere || claims === null)
    }
  },
)

test('each number of EVV is that of the list behind it, for every role', async () => {
  expect(await call(app, world.owner, evvSummary, {})).toMatchObject({ in_use: false, told: 0 })
  const account_id = await anEvvAccount(app, world)
  const client_id = await aClientAtHome(app, world)
  const statuses = [
    'verified',
    'verified',
    'held',
    'failed',
    'sent',
    'pending',
    'archived',
  ] as const
  for (const day of ['2026-10-02', '2026-10-03', today]) {
    for (const status of statuses) {
      const about = { kind: 'visit', parent_id: uuid(), client_id, day } as const
      const sent_at = status === 'sent' ? `${day}T12:00:00.000Z` : null
      await anOutboxRow(app, world, { account_id, ...about, status, sent_at })
    }
  }
  for (const role of people) {
    for (const office_id of offices()) {
      const narrowed = office_id ? { office_id } : {}
      const evv = await call(app, world[role], evvSummary, narrowed)
      const none = { ...narrowed, items: 0, exact_count: 'true' } as const
      const totalOf = async (filter: object) =>
        (await call(app, world[role], listVendorVerifications, { ...none, ...filter })).meta.total
      const visitsOf = async (filter: object) =>
        (await call(app, world[role], listVisits, { ...none, ...filter })).meta.total
      const by_day = between(evv.start_date, evv.end_date)
      const approved = { status: 'approved', by_scheduled_date: by_day } as const
      const some = office_id !== nowhere
      expect(evv).toMatchObject({ in_use: true, told: some ? 12 : 0, verified: some ? 4 : 0 })
      expect(await totalOf({ status: 'verified', kind: 'visit', by_day })).toBe(evv.verified)
      expect(evv.stopped).toBe(some ? 6 : 0)
      expect(await totalOf({ status: 'stopped' })).toBe(evv.stopped)
      expect(await totalOf({ status: 'sent' })).toBe(evv.unanswered)
      expect(evv.oldest_unanswered_at).toBe(some ? '2026-10-02T12:00:00.000Z' : null)
      expect(await visitsOf(approved)).toBe(evv.approved)
      expect(await visitsOf({ ...approved, entered_by_staff: 'true' })).toBe(evv.entered_by_staff)
      const others = await visitsOf({ ...approved, entered_by_staff: 'false' })
      expect(evv.entered_by_staff + others).toBe(evv.approved)
      expect(evv.entered_by_staff > 0).toBe(some)
    }
  }
})

test('what a role may not see is refused, and so are days in the wrong order', async () => {
  await refusal(call(app, world.manager, billingSummary, {}), 'forbidden')
  await refusal(call(app, world.manager, listEras, { status: 'held' }), 'forbidden')
  await refusal(call(app, world.billing_admin, exceptionSummary, {}), 'forbidden')
  await refusal(call(app, world.pca, agencySummary, {}), 'forbidden')
  await refusal(call(app, world.pca, areaCounts, {}), 'forbidden')
  await refusal(call(app, world.pca, evvSummary, {}), 'forbidden')
  await refusal(
    call(app, world.owner, listClaims, { by_start_date: between(today, '2026-11-01') }),
    'date_order',
  )
})
