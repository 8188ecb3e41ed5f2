import { payHolidays } from '@homeward/contract/payroll/holidays'
import { payEntries } from '@homeward/contract/payroll/entries'
import { payRates } from '@homeward/contract/payroll/rates'
import { payRules } from '@homeward/contract/payroll/rules'
import { acknowledgeTimesheets } from '@homeward/contract/payroll/timesheets'
import { reopenVisit } from '@homeward/contract/visits/endings'
import { expect, test } from 'vitest'
import { aRecord } from '../../testing/a-record.ts'
import { call } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'
import { isPaid, sheetsOf, week, worked } from './testing/factories.ts'

const app = startTestServer()

async function aPaidWorld(): Promise<World> {
  const world = await anAgency(app)
  await isPaid(app, world)
  return world
}

const grossOf = async (world: World) =>
  (await sheetsOf(app, world)).map(({ date, gross_pay, owed }) => [date, gross_pay, owed])

test('a deleted rate and a deleted holiday no longer pay: drafts follow, frozen weeks owe', async () => {
  const world = await aPaidWorld()
  await worked(app, world)
  const { id } = await aRecord(app, world, payRates, {
    service_id: world.serviceId,
    rate: 2000,
    start_date: '2026-10-01',
  })
  const holiday = await aRecord(app, world, payHolidays, { day: week, name: 'Founders’ day' })
  await aRecord(app, world, payRules, { start_date: '2026-01-01', holiday_percent: 150 })
  await app.drainJobs()
  expect(await grossOf(world)).toEqual([[week, 24_000, 0]])
  await call(app, world.owner, payHolidays.endpoints.delete, { id: holiday.id })
  await app.drainJobs()
  expect(await grossOf(world)).toEqual([[week, 16_000, 0]])
  await call(app, world.owner, acknowledgeTimesheets, { week })
  await call(app, world.owner, payRates.endpoints.delete, { id })
  await app.drainJobs()
  expect(await grossOf(world)).toEqual([[week, 16_000, -4000]])
})

/** Eight and eighty since the week before, which has a day of ten hours. */
async function twoWeeks(): Promise<World> {
  const world = await aPaidWorld()
  await aRecord(app, world, payRules, {
    start_date: '2026-10-19',
    overtime_system: 'eight_eighty',
    travel_paid: false,
  })
  await worked(app, world, { date: '2026-10-19', minutes: 480 })
  for (const day of ['26', '27', '28', '29', '30'])
    await worked(app, world, { date: `2026-10-${day}`, minutes: 480 })
  return world
}

const office = (day: string) =>
  ({ kind: 'office', day, start_time: '16:30', end_time: '23:30' }) as const

test('8 and 80: the second week follows what changes in the first', async () => {
  const world = await twoWeeks()
  const agent_id = world.pca.agentId
  // 48 hours, and 35 more of the first week that are over 8 on no day: 3 over 80.
  for (const day of ['20', '21', '22', '23', '24'])
    await aRecord(app, world, payEntries, { agent_id, ...office(`2026-10-${day}`) })
  expect(await grossOf(world)).toEqual([
    [week, 60_000 + 2250, 0],
    ['2026-10-19', 12_000 + 35 * 1500, 0],
  ])
})

test('8 and 80: other rules leave the two weeks together, a second week that is frozen owes', async () => {
  const world = await twoWeeks()
  await aRecord(app, world, payRules, {
    start_date: '2026-10-26',
    overtime_system: 'eight_eighty',
    travel_paid: false,
  })
  await app.drainJobs()
  await call(app, world.owner, acknowledgeTimesheets, { week })
  const agent_id = world.pca.agentId
  for (const day of ['20', '21', '22', '23', '24'])
    await aRecord(app, world, payEntries, { agent_id, ...office(`2026-10-${day}`) })
  expect((await grossOf(world)).find(([date]) => date === week)).toEqual([week, 60_000, 2250])
})

test('a visit of the first week that is reopened takes the overtime of the second back', async () => {
  const world = await twoWeeks()
  const long = await worked(app, world, { date: '2026-10-20', minutes: 1440 })
  const more = await worked(app, world, { date: '2026-10-22', minutes: 1440 })
  const [before] = await grossOf(world)
  await call(app, world.owner, reopenVisit, { id: long, reason: 'Wrong client' })
  await call(app, world.owner, reopenVisit, { id: more, reason: 'Wrong client' })
  await app.drainJobs()
  expect(before).toEqual([week, 60_000, 0])
  expect(await grossOf(world)).toEqual([
    [week, 60_000, 0],
    ['2026-10-19', 12_000, 0],
  ])
})
