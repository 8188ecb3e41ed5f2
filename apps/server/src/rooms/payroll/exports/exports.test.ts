import { updateAgent } from '@homeward/contract/caregivers/agents'
import {
  createPayrollExport,
  listPayrollExports,
  payrollPresets,
} from '@homeward/contract/payroll/exports'
import {
  acknowledgeTimesheets,
  downloadStatement,
  exportTimesheets,
  listTimesheets,
  updateTimesheet,
} from '@homeward/contract/payroll/timesheets'
import { exportPresets } from '@homeward/domain/payroll/exports'
import { sql } from 'kysely'
import papa from 'papaparse'
import { expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { aRecord } from '../../../testing/a-record.ts'
import { type Caller, call, refusal } from '../../../testing/call.ts'
import { startTestServer, testNow } from '../../../testing/test-server.ts'
import { anAgency } from '../../../testing/world.ts'
import { holdEverybody } from '../sheets/hold-store.ts'
import { isPaid, sheetsOf, week, worked } from '../testing/factories.ts'

const app = startTestServer()

/** The text of a file, with its mark, as the browser gets it. */
async function textAt(who: Caller, url: string): Promise<string> {
  await app.drainJobs()
  const answer = await app.server.inject({
    url,
    headers: { authorization: `Bearer ${who.token}` },
  })
  expect(answer.statusCode).toBe(200)
  return answer.body
}

async function aClosedWeek() {
  const world = await anAgency(app)
  await isPaid(app, world, 1537)
  for (const date of [
    '2026-10-26',
    '2026-10-27',
    '2026-10-28',
    '2026-10-29',
    '2026-10-30',
    '2026-10-31',
  ])
    await worked(app, world, { date, minutes: 431 })
  return world
}

test('a week has no file before it is acknowledged, and a second one only if somebody says so', async () => {
  const world = await aClosedWeek()
  const asked = { week, preset: 'generic' }
  await refusal(call(app, world.owner, createPayrollExport, asked), 'payroll_open')
  await call(app, world.owner, acknowledgeTimesheets, { week })
  await call(app, world.owner, createPayrollExport, asked)
  await refusal(call(app, world.owner, createPayrollExport, asked), 'payroll_exported')
  await call(app, world.owner, createPayrollExport, { ...asked, again: true })
  expect((await call(app, world.owner, listPayrollExports, { week })).meta.total).toBe(2)
})

test.each(exportPresets.map(({ id }) => id))(
  '%s: the amounts add up to the timesheets, to the cent',
  async (preset) => {
    const world = await aClosedWeek()
    const { gross_pay } = await call(app, world.owner, acknowledgeTimesheets, { week })
    const made = await call(app, world.owner, createPayrollExport, { week, preset })
    const text = await textAt(world.owner, made.file.url)
    const { data } = papa.parse<Record<string, string>>(text.replace('\uFEFF', ''), {
      header: true,
      skipEmptyLines: true,
    })
    const columns = exportPresets.find(({ id }) => id === preset)?.columns ?? []
    const amounts = columns.filter(
      ({ value }) => value.endsWith('_amount') && value !== 'gross_amount',
    )
    const total = data
      .flatMap((row) => amounts.map(({ header }) => Math.round(Number(row[header]) * 100)))
      .reduce((sum, cents) => sum + cents, 0)
    expect(total).toBe(gross_pay)
    expect(made.gross_pay).toBe(gross_pay)
  },
)

test('an own layout has its columns and its headers', async () => {
  const world = await aClosedWeek()
  await call(app, world.owner, acknowledgeTimesheets, { week })
  const preset = await aRecord(app, world, payrollPresets, {})
  const made = await call(app, world.owner, createPayrollExport, { week, preset: preset.id })
  const text = await textAt(world.owner, made.file.url)
  expect(text.split('\r\n')[0]).toBe('\uFEFFNo,Gross')
  await call(app, world.owner, payrollPresets.endpoints.archive, { id: preset.id })
  await expect(
    call(app, world.owner, createPayrollExport, { week, preset: preset.id, again: true }),
  ).rejects.toMatchObject({ body: { errors: { preset: [expect.stringContaining('layouts')] } } })
})

test('the list is a CSV, with what needs somebody', async () => {
  const world = await aClosedWeek()
  const { body } = await call(app, world.owner, exportTimesheets, { week })
  expect(String(body)).toContain('10/26/2026')
})

test('the pay statement is a PDF of one’s own week', async () => {
  const world = await aClosedWeek()
  const [sheet] = await sheetsOf(app, world)
  const url = `/api/v1/timesheets/${sheet?.id}/statement`
  expect((await textAt(world.pca, url)).slice(0, 5)).toBe('%PDF-')
  await refusal(call(app, world.cna, downloadStatement, { id: sheet?.id ?? '' }), 'not_found')
})

/** Requests that wait for the pay of the agency. */
async function inLine(many: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await sql<{ n: number }>`
          select count(*)::int as n from pg_locks
          where locktype = 'advisory' and not granted`.execute(app.db.identity)
        return rows[0]?.n
      },
      { timeout: 10_000 },
    )
    .toBe(many)
}

test('a timesheet whose acknowledgment begins before a file and ends after it is in the next file', async () => {
  const world = await aClosedWeek()
  const [first] = await sheetsOf(app, world)
  const done = { status: 'acknowledged', reason: 'Paid as it is' } as const
  await call(app, world.owner, updateTimesheet, { id: first?.id ?? '', ...done })
  await call(app, world.owner, updateAgent, {
    id: world.cna.agentId,
    private_profile: { pay_rate: 1500, hire_date: '2020-01-06' },
  })
  await worked(app, world, { agentId: world.cna.agentId })
  const sheets = await call(app, world.owner, listTimesheets, { agent_id: world.cna.agentId })
  const late = sheets.data[0]?.id ?? ''

  let release = () => {}
  const held = new Promise<void>((free) => (release = free))
  const holder = inAgency(app.db, world.agencyId, async (tx) => {
    await holdEverybody({ tx, agency: { id: world.agencyId } })
    await held
  })
  const asked = { week, preset: 'generic' }
  app.setClock(new Date(new Date(testNow).getTime() + 60_000).toISOString())
  const file = call(app, world.owner, createPayrollExport, asked)
  await inLine(1)
  app.setClock(testNow)
  const paid = call(app, world.billing_admin, updateTimesheet, { id: late, ...done })
  await inLine(2)
  release()
  await Promise.all([holder, paid])
  expect(await file).toMatchObject({ timesheets: 1 })

  const next = await call(app, world.owner, createPayrollExport, asked)
  expect(next).toMatchObject({ timesheets: 1, gross_pay: 12_000 })
  await refusal(call(app, world.owner, createPayrollExport, asked), 'payroll_exported')
  expect(
    await call(app, world.owner, createPayrollExport, { ...asked, again: true }),
  ).toMatchObject({ timesheets: 2 })
})
