import {
  createPayrollExport,
  listPayrollExports,
  payrollPresets,
} from '@homeward/contract/payroll/exports'
import {
  acknowledgeTimesheets,
  downloadStatement,
  exportTimesheets,
} from '@homeward/contract/payroll/timesheets'
import { exportPresets } from '@homeward/domain/payroll/exports'
import papa from 'papaparse'
import { expect, test } from 'vitest'
import { aRecord } from '../../../testing/a-record.ts'
import { type Caller, call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency } from '../../../testing/world.ts'
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
