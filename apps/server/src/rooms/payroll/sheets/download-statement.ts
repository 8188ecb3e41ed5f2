import * as contract from '@homeward/contract/payroll/timesheets'
import { formatDateTime, formatDay } from '@homeward/domain/dates'
import { formatCents } from '@homeward/domain/money'
import { payLineLabels, timesheetStatusLabels } from '@homeward/domain/payroll/vocabulary'
import { decimalHours } from '@homeward/domain/time/decimal-hours'
import { addDays } from '@homeward/domain/time/zone'
import { buffer } from 'node:stream/consumers'
import { ownAgentOnly } from '../../../plumbing/actor.ts'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { pdfPieces } from '../../reports/door.ts'
import { findSheet } from './list-store.ts'
import { presentTimesheet } from './present-timesheet.ts'

const columns = [
  { label: 'Day', share: 2 },
  { label: 'For', share: 4 },
  { label: 'Client or reason', share: 7 },
  { label: 'Hours', share: 2, number: true },
  { label: 'Rate', share: 2, number: true },
  { label: 'Pay', share: 2, number: true },
] as const

/** The pay statement of one caregiver's week: every line, and what they add up to. */
export const downloadStatement = verb(contract.downloadStatement, async (ctx, { id }) => {
  const row = found(await findSheet(ctx.tx, id, ownAgentOnly(ctx.actor)))
  const sheet = await presentTimesheet(ctx, row)
  const name = `${sheet.agent.first_name} ${sheet.agent.last_name}`
  const days = `${formatDay(sheet.date)} to ${formatDay(addDays(sheet.date, 6))}`
  const head = {
    title: `Pay statement: ${name}`,
    lines: [
      `${ctx.agency.name}, pay week ${days}, ${timesheetStatusLabels[sheet.status].toLowerCase()}`,
      `Gross pay ${formatCents(sheet.gross_pay)}`,
    ],
    made: `Created ${formatDateTime(ctx.now, ctx.agency.timeZone)}`,
  }
  const body = await buffer(pdfPieces(head, columns, batchesOf(sheet)))
  return { name: `pay-${sheet.date}.pdf`, mediaType: 'application/pdf', body }
})

const hours = (minutes: number): string => (minutes === 0 ? '' : decimalHours(minutes))

const rowsOf = ({ lines, gross_pay, reimbursed }: contract.Timesheet): string[][] => [
  ...lines.map(({ kind, day, visit, reason, minutes, rate, cents }) => [
    formatDay(day),
    payLineLabels[kind],
    visit?.client.name ?? reason ?? '',
    hours(minutes),
    rate === null || kind === 'mileage' ? '' : formatCents(rate),
    formatCents(cents),
  ]),
  ['', 'Gross pay', '', '', '', formatCents(gross_pay)],
  ...(reimbursed === 0 ? [] : [['', 'Reimbursement', '', '', '', formatCents(reimbursed)]]),
]

async function* batchesOf(sheet: contract.Timesheet): AsyncGenerator<string[][]> {
  yield await Promise.resolve(rowsOf(sheet))
}
