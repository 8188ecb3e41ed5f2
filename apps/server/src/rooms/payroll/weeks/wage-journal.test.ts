import { payEntries } from '@homeward/contract/payroll/entries'
import { createPayrollExport } from '@homeward/contract/payroll/exports'
import { acknowledgeTimesheets } from '@homeward/contract/payroll/timesheets'
import { getWageJournal } from '@homeward/contract/payroll/weeks'
import { reopenVisit } from '@homeward/contract/visits/endings'
import { afterEach, expect, test } from 'vitest'
import { aRecord } from '../../../testing/a-record.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer, testNow } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { isPaid, week, worked } from '../testing/factories.ts'

const app = startTestServer()
afterEach(() => app.setClock(testNow))

const journalOf = (world: World, day = week) =>
  call(app, world.owner, getWageJournal, { week: day })

test('the journal of a week is its acknowledged timesheets, to the cent of the file', async () => {
  const world = await anAgency(app)
  await isPaid(app, world)
  await worked(app, world)
  const entry = { agent_id: world.pca.agentId, day: week } as const
  await aRecord(app, world, payEntries, { ...entry, kind: 'mileage', tenths_of_miles: 100 })
  await aRecord(app, world, payEntries, { ...entry, kind: 'bonus', cents: 500 })
  await worked(app, world, { agentId: world.cna.agentId })
  expect(await journalOf(world)).toEqual({ week, rows: [], total: 0 })

  // The other caregiver has no rate: that draft stays out.
  const done = await call(app, world.owner, acknowledgeTimesheets, { week })
  expect(done).toMatchObject({ acknowledged: 1, left: 1, gross_pay: 12_500 })
  const journal = {
    week,
    rows: [
      { account: 'regular', debit: 12_000, credit: 0 },
      { account: 'bonus', debit: 500, credit: 0 },
      { account: 'reimbursement', debit: 700, credit: 0 },
      { account: 'wages_payable', debit: 0, credit: 12_500 },
      { account: 'reimbursements_payable', debit: 0, credit: 700 },
    ],
    total: 13_200,
  }
  expect(await journalOf(world, '2026-10-30')).toEqual(journal)
  expect(await call(app, world.owner, createPayrollExport, { week, preset: 'generic' })).toEqual(
    expect.objectContaining({ gross_pay: 12_500, reimbursed: 700 }),
  )

  const other = await anAgency(app)
  expect(await journalOf(other)).toMatchObject({ rows: [] })
  await refusal(call(app, world.pca, getWageJournal, { week }), 'forbidden')
})

test('what a later week takes back is in the journal of that week; the first one stays', async () => {
  const world = await anAgency(app)
  await isPaid(app, world)
  const visit = await worked(app, world, { minutes: 60 })
  await call(app, world.owner, acknowledgeTimesheets, { week })
  const before = await journalOf(world)
  await call(app, world.owner, reopenVisit, { id: visit, reason: 'Wrong client' })
  await app.drainJobs()
  const later = '2026-11-17T14:00:00Z'
  app.setClock(later)
  await app.db.identity.updateTable('sessions').set({ last_seen_at: later }).execute()
  await worked(app, world, { date: '2026-11-10', minutes: 120 })
  await call(app, world.owner, acknowledgeTimesheets, { week: '2026-11-09' })
  expect(await journalOf(world)).toEqual(before)
  expect((await journalOf(world, '2026-11-09')).rows).toEqual([
    { account: 'regular', debit: 3000, credit: 0 },
    { account: 'other', debit: 0, credit: 1500 },
    { account: 'wages_payable', debit: 0, credit: 1500 },
  ])
})
