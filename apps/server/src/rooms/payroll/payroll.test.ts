import { updateAgent } from '@homeward/contract/caregivers/agents'
import { payEntries } from '@homeward/contract/payroll/entries'
import { payHolidays } from '@homeward/contract/payroll/holidays'
import { payRates } from '@homeward/contract/payroll/rates'
import { payRules } from '@homeward/contract/payroll/rules'
import {
  acknowledgeTimesheets,
  getTimesheet,
  updateTimesheet,
} from '@homeward/contract/payroll/timesheets'
import { getPayWeek, listPayWeeks } from '@homeward/contract/payroll/weeks'
import { reopenVisit } from '@homeward/contract/visits/endings'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { aRecord } from '../../testing/a-record.ts'
import { call, refusal } from '../../testing/call.ts'
import { startTestServer, testNow } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'
import { aBillableClient, anApprovedVisit } from '../billing/testing/factories.ts'
import { isPaid, sheetsOf, week, worked } from './testing/factories.ts'

const app = startTestServer()
afterEach(() => app.setClock(testNow))

/** An agency whose caregiver worked eight hours on Monday. */
async function aWeek(): Promise<World> {
  const world = await anAgency(app)
  await isPaid(app, world)
  await worked(app, world)
  return world
}

const acknowledged = async (world: World) => {
  const [sheet] = await sheetsOf(app, world)
  return call(app, world.owner, updateTimesheet, {
    id: sheet?.id ?? '',
    status: 'acknowledged',
    gross_pay: sheet?.gross_pay ?? 0,
  })
}

test('an approved visit is on the timesheet of its week, with its claims and the way to its cents', async () => {
  const world = await aWeek()
  const [sheet] = await sheetsOf(app, world)
  expect(sheet).toMatchObject({
    date: week,
    status: 'draft',
    gross_pay: 12_000,
    minutes: 480,
    exceptions: [],
    agent: { private_profile: { hire_date: '2020-01-06' } },
    abilities: { acknowledge: true },
  })
  const { lines, claims } = await call(app, world.owner, getTimesheet, { id: sheet?.id ?? '' })
  expect(lines).toMatchObject([
    {
      kind: 'visit',
      minutes: 480,
      rate: 1500,
      cents: 12_000,
      visit: { client: { name: 'Maria Lopez' }, recorded_minutes: 480, reviewed_minutes: 480 },
    },
  ])
  expect(claims).toHaveLength(1)
})

test('a visit without a rate blocks, one that nobody reviewed wants a reason', async () => {
  const world = await anAgency(app)
  await worked(app, world)
  const [sheet] = await sheetsOf(app, world)
  const id = sheet?.id ?? ''
  expect(sheet?.exceptions).toEqual(['no_rate', 'no_hire_date'])
  await refusal(
    call(app, world.owner, updateTimesheet, { id, status: 'acknowledged' }),
    'timesheet_blocked',
  )
  await isPaid(app, world)
  const clientId = await aBillableClient(app, world, { medicaid_number: null })
  await anApprovedVisit(app, world, { clientId, date: '2026-10-27', status: 'completed' })
  await expect(
    call(app, world.owner, updateTimesheet, { id, status: 'acknowledged' }),
  ).rejects.toMatchObject({ body: { errors: { reason: [expect.stringContaining('Say why')] } } })
  const done = await call(app, world.owner, updateTimesheet, {
    id,
    status: 'acknowledged',
    reason: 'The other visit is clarified next week',
  })
  expect(done).toMatchObject({ status: 'acknowledged', unreviewed: 1, gross_pay: 12_000 })
})

test('what is reviewed after acknowledging is paid in the next open week; undone, it nets to zero', async () => {
  const world = await aWeek()
  await acknowledged(world)
  const visit = await worked(app, world, { date: '2026-10-27', minutes: 60 })
  const [next, frozen] = await sheetsOf(app, world)
  expect(frozen).toMatchObject({ date: week, gross_pay: 12_000, owed: 1500 })
  expect(next).toMatchObject({ date: '2026-11-02', gross_pay: 1500, minutes: 0 })
  const { lines } = await call(app, world.owner, getTimesheet, { id: next?.id ?? '' })
  expect(lines).toMatchObject([
    { kind: 'adjustment', corrected_week: week, reason: 'Visit 10/27/2026: +60 min, +$15.00' },
  ])

  const nextWeek = '2026-11-10T14:00:00Z'
  app.setClock(nextWeek)
  await app.db.identity.updateTable('sessions').set({ last_seen_at: nextWeek }).execute()
  await call(app, world.owner, updateTimesheet, { id: next?.id ?? '', status: 'acknowledged' })
  await call(app, world.owner, reopenVisit, { id: visit, reason: 'Wrong client' })
  await app.drainJobs()
  const [second, first] = await sheetsOf(app, world)
  expect(second).toMatchObject({ gross_pay: 1500, owed: 0 })
  expect(first).toMatchObject({ gross_pay: 12_000, owed: -1500 })

  // The next week with pay takes back as much as it earns, and the one after it the rest.
  await worked(app, world, { date: '2026-11-09', minutes: 40 })
  const [third] = await sheetsOf(app, world)
  expect(third).toMatchObject({ date: '2026-11-09', gross_pay: 0, exceptions: [] })
  app.setClock('2026-11-17T14:00:00Z')
  await app.db.identity
    .updateTable('sessions')
    .set({ last_seen_at: '2026-11-17T14:00:00Z' })
    .execute()
  await call(app, world.owner, updateTimesheet, { id: third?.id ?? '', status: 'acknowledged' })
  await worked(app, world, { date: '2026-11-16', minutes: 60 })
  const [fourth, , , last] = await sheetsOf(app, world)
  expect(last?.owed).toBe(-500)
  expect(fourth).toMatchObject({ date: '2026-11-16', gross_pay: 1000 })
})

test('the database keeps frozen figures and their lines', async () => {
  const world = await aWeek()
  const { id } = await acknowledged(world)
  for (const change of [
    sql`update timesheets set gross_cents = 1 where id = ${id}`,
    sql`delete from timesheets where id = ${id}`,
    sql`update timesheet_lines set cents = 1 where timesheet_id = ${id}`,
  ]) {
    await expect(inAgency(app.db, world.agencyId, (tx) => change.execute(tx))).rejects.toThrow(
      'frozen',
    )
  }
})

test('figures that changed since somebody looked are not acknowledged; twice is told', async () => {
  const world = await aWeek()
  const [sheet] = await sheetsOf(app, world)
  const seen = { id: sheet?.id ?? '', status: 'acknowledged', gross_pay: 12_000 } as const
  await isPaid(app, world, 1600)
  await refusal(call(app, world.owner, updateTimesheet, seen), 'pay_changed')
  const both = await Promise.allSettled([
    call(app, world.owner, updateTimesheet, { ...seen, gross_pay: 12_800 }),
    call(app, world.billing_admin, updateTimesheet, { ...seen, gross_pay: 12_800 }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('two people acknowledge the clean timesheets of a week at once: each is frozen once', async () => {
  const world = await aWeek()
  await worked(app, world, { agentId: world.cna.agentId })
  const at = () => call(app, world.owner, acknowledgeTimesheets, { week })
  const both = await Promise.all([at(), at()])
  expect(both.map(({ acknowledged: n }) => n).toSorted((a, b) => a - b)).toEqual([0, 1])
  expect(both[0]).toMatchObject({ left: 1 })
  expect(await call(app, world.owner, getPayWeek, { week })).toMatchObject({
    timesheets: 2,
    drafts: 1,
    with_exceptions: 1,
    gross_pay: 12_000,
    exceptions: [
      { exception: 'no_rate', count: 1 },
      { exception: 'no_hire_date', count: 1 },
    ],
  })
  const { data } = await call(app, world.owner, listPayWeeks, {})
  expect(data).toMatchObject([{ week, timesheets: 2 }])
})

test('a week that runs is not acknowledged', async () => {
  const world = await aWeek()
  await refusal(
    call(app, world.owner, acknowledgeTimesheets, { week: '2026-11-04' }),
    'pay_week_running',
  )
})

test('rates, rules and holidays lead to the pay of the weeks that they hold for', async () => {
  const world = await aWeek()
  await aRecord(app, world, payRates, {
    service_id: world.serviceId,
    rate: 2000,
    start_date: '2026-10-01',
  })
  await app.drainJobs()
  expect((await sheetsOf(app, world))[0]?.gross_pay).toBe(16_000)
  await aRecord(app, world, payHolidays, { day: week, name: 'Founders’ day' })
  await aRecord(app, world, payRules, { start_date: '2026-01-01', holiday_percent: 150 })
  await app.drainJobs()
  expect((await sheetsOf(app, world))[0]?.gross_pay).toBe(24_000)
  await refusal(
    aRecord(app, world, payRates, {
      service_id: world.serviceId,
      rate: 1,
      start_date: '2026-10-20',
    }),
    'pay_rate_overlap',
  )
})

test('entries: training counts as work, miles are paid back, time off lowers the balance', async () => {
  const world = await aWeek()
  const agent_id = world.pca.agentId
  const enter = (entry: object) =>
    aRecord(app, world, payEntries, { agent_id, day: week, ...entry })
  const training = { kind: 'training', start_time: '20:00', end_time: '21:00' }
  const { id } = await enter(training)
  await enter({ kind: 'mileage', tenths_of_miles: 100 })
  await enter({ kind: 'time_off_granted', minutes: 600 })
  await enter({ kind: 'paid_time_off', minutes: 120 })
  const [sheet] = await sheetsOf(app, world)
  expect(sheet).toMatchObject({ gross_pay: 12_000 + 1500 + 3000, reimbursed: 700, minutes: 540 })
  const whole = await call(app, world.owner, getTimesheet, { id: sheet?.id ?? '' })
  expect(whole.time_off_minutes).toBe(480)
  await call(app, world.owner, payEntries.endpoints.archive, { id })
  expect((await sheetsOf(app, world))[0]?.minutes).toBe(480)
  await expect(enter({ kind: 'mileage', tenths_of_miles: 0 })).rejects.toMatchObject({
    body: { errors: { tenths_of_miles: ['Enter how many miles it was.'] } },
  })
  await expect(enter({ kind: 'travel', minutes: 20, visit_id: agent_id })).rejects.toMatchObject({
    body: { errors: { visit_id: ['Choose a visit of this caregiver.'] } },
  })
})

test('a caregiver of two offices has one timesheet, with the visits of both', async () => {
  const world = await aWeek()
  await inAgency(app.db, world.agencyId, async (tx) => {
    const office = { agency_id: world.agencyId, id: uuid(), name: 'Second office' }
    await tx.insertInto('offices').values(office).execute()
    const of = { agency_id: world.agencyId, agent_id: world.pca.agentId, office_id: office.id }
    await tx
      .insertInto('assignments')
      .values({ ...of, id: uuid() })
      .execute()
  })
  await worked(app, world, { date: '2026-10-27', minutes: 60 })
  expect(await sheetsOf(app, world)).toMatchObject([{ gross_pay: 13_500, minutes: 540 }])
  expect(await call(app, world.owner, getPayWeek, { week })).toMatchObject({ timesheets: 1 })
})

test('a rate that changes within the week pays each day at its own', async () => {
  const world = await aWeek()
  await worked(app, world, { date: '2026-10-28', minutes: 480 })
  await aRecord(app, world, payRates, {
    agent_id: world.pca.agentId,
    rate: 2000,
    start_date: '2026-10-28',
  })
  await app.drainJobs()
  expect(await sheetsOf(app, world)).toMatchObject([{ gross_pay: 12_000 + 16_000 }])
})

test('a caregiver who left is still paid what is owed', async () => {
  const world = await aWeek()
  await acknowledged(world)
  await call(app, world.owner, updateAgent, { id: world.pca.agentId, status: 'inactive' })
  await worked(app, world, { date: '2026-10-28', minutes: 60 })
  expect(await sheetsOf(app, world)).toMatchObject([{ gross_pay: 1500 }, { owed: 1500 }])
})

test('a raise does not pay acknowledged weeks again', async () => {
  const world = await aWeek()
  await acknowledged(world)
  await isPaid(app, world, 1600)
  await app.drainJobs()
  expect(await sheetsOf(app, world)).toMatchObject([{ date: week, gross_pay: 12_000, owed: 0 }])
  expect(await sheetsOf(app, world)).toHaveLength(1)
})

test('what was paid too much is taken back in the next week that can bear it', async () => {
  const world = await anAgency(app)
  await isPaid(app, world)
  const visit = await worked(app, world)
  await acknowledged(world)
  await call(app, world.owner, reopenVisit, { id: visit, reason: 'Wrong client' })
  await app.drainJobs()
  expect(await sheetsOf(app, world)).toMatchObject([{ date: week, owed: -12_000 }])
  const later = '2026-11-17T14:00:00Z'
  app.setClock(later)
  await app.db.identity.updateTable('sessions').set({ last_seen_at: later }).execute()
  await worked(app, world, { date: '2026-11-10', minutes: 600 })
  const [worth] = await sheetsOf(app, world)
  expect(worth).toMatchObject({ date: '2026-11-09', gross_pay: 3000 })
  await call(app, world.owner, updateTimesheet, { id: worth?.id ?? '', status: 'acknowledged' })
  expect(await sheetsOf(app, world)).toMatchObject([
    { date: '2026-11-09', gross_pay: 3000 },
    { date: week, owed: 0 },
  ])
})

test('a caregiver is paid for a week in which clients only canceled late', async () => {
  const world = await anAgency(app)
  await isPaid(app, world)
  await aRecord(app, world, payRules, { start_date: '2026-01-01', late_cancel_hours: 24 })
  const clientId = await aBillableClient(app, world, { medicaid_number: null })
  const id = await anApprovedVisit(app, world, { clientId, date: week, status: 'completed' })
  const canceled = {
    status: 'canceled',
    canceled_by: 'client',
    canceled_at: `${week}T12:00:00Z`,
  } as const
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('visits').set(canceled).where('id', '=', id).execute(),
  )
  expect(await call(app, world.owner, acknowledgeTimesheets, { week })).toMatchObject({
    acknowledged: 1,
    gross_pay: 3000,
  })
})

test('miles of an acknowledged week are refused, not lost', async () => {
  const world = await aWeek()
  await acknowledged(world)
  const miles = { agent_id: world.pca.agentId, kind: 'mileage', tenths_of_miles: 100 } as const
  await expect(aRecord(app, world, payEntries, { ...miles, day: week })).rejects.toMatchObject({
    body: { errors: { day: [expect.stringContaining('open week')] } },
  })
  await aRecord(app, world, payEntries, { ...miles, day: '2026-11-02' })
  expect((await sheetsOf(app, world))[0]).toMatchObject({ date: '2026-11-02', reimbursed: 700 })
})

test('a rate that begins later, and an entry of another week, leave the weeks that they leave', async () => {
  const world = await aWeek()
  const rate = { service_id: world.serviceId, rate: 2000, start_date: '2026-10-01' }
  const { id } = await aRecord(app, world, payRates, rate)
  await app.drainJobs()
  expect((await sheetsOf(app, world))[0]?.gross_pay).toBe(16_000)
  await call(app, world.owner, payRates.endpoints.update, { id, start_date: '2026-11-05' })
  await app.drainJobs()
  expect((await sheetsOf(app, world))[0]?.gross_pay).toBe(12_000)
  const bonus = { agent_id: world.pca.agentId, kind: 'bonus', day: week, cents: 500 } as const
  const entry = await aRecord(app, world, payEntries, bonus)
  await call(app, world.owner, payEntries.endpoints.update, { id: entry.id, day: '2026-10-20' })
  const sheets = await sheetsOf(app, world)
  expect(sheets).toMatchObject([{ gross_pay: 12_000 }, { date: '2026-10-19', gross_pay: 500 }])
})
