import * as contract from '@homeward/contract/billing/patients'
import { statementOf } from '@homeward/domain/billing/patient-money'
import { formatMonth, monthOf, nextMonth } from '@homeward/domain/billing/periods'
import { formatDateTime, formatDay } from '@homeward/domain/dates'
import { formatCents } from '@homeward/domain/money'
import { dayBefore } from '@homeward/domain/time/zone'
import { buffer } from 'node:stream/consumers'
import { v7 as uuid } from 'uuid'
import { Failure, found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { clientsForBilling } from '../../clients/door.ts'
import { pdfPieces } from '../../reports/door.ts'
import { nextNumber } from '../counter-store.ts'
import { presentAccount } from './read-accounts.ts'
import {
  findChanges,
  findStatement,
  insertStatement,
  type StatementContent,
} from './statement-store.ts'

/** Makes a statement of a month; it says ever after what it says now. */
export const createPatientStatement = verb(contract.createPatientStatement, async (ctx, input) => {
  const { client_id: clientId, month } = input
  if (month > monthOf(ctx.today)) throw new Failure('statement_month_to_come')
  const account = await presentAccount(ctx, clientId)
  const client = found((await clientsForBilling(ctx, [clientId])).get(clientId))
  const last = dayBefore(`${nextMonth(month)}-01`)
  const sums = statementOf(await findChanges(ctx.tx, clientId, last), month)
  const content: StatementContent = {
    ...sums,
    name: account.name,
    address: addressOf(client.address),
    creditCents: account.unapplied_cents,
  }
  const number = await nextNumber(ctx, 'patient_statements')
  const due = Math.max(sums.closingCents - account.unapplied_cents, 0)
  await insertStatement(ctx.tx, {
    agency_id: ctx.agency.id,
    id: uuid(),
    client_id: clientId,
    number,
    month: `${month}-01`,
    content: JSON.stringify(content),
    due_cents: due,
    created_at: ctx.now.toISOString(),
    created_by_name: ctx.actor.name,
  })
  await ctx.changed(
    {
      action: 'patient_statement.created',
      type: 'client',
      id: clientId,
      after: { number, month, due_cents: due },
    },
    { topic: 'claim', id: clientId },
  )
  return presentAccount(ctx, clientId)
})

const addressOf = (
  address: { street: string; city: string; state: string; zip: string } | null,
): string =>
  address === null ? '' : `${address.street}, ${address.city}, ${address.state} ${address.zip}`

const columns = [
  { label: 'Day', share: 2 },
  { label: 'Claim', share: 3 },
  { label: 'For', share: 9 },
  { label: 'Amount', share: 2, number: true },
] as const

/** The statement as it was made. */
export const downloadPatientStatement = verb(
  contract.downloadPatientStatement,
  async (ctx, { id }) => {
    const row = found(await findStatement(ctx.tx, id))
    const { content } = row
    const month = formatMonth(row.month.slice(0, 7))
    const head = {
      title: `Statement ${row.number}, ${month}`,
      lines: [
        ctx.agency.name,
        [content.name, content.address].filter(Boolean).join(', '),
        `Please pay ${formatCents(row.due_cents)}`,
      ],
      made: `Created ${formatDateTime(row.created_at, ctx.agency.timeZone)}`,
    }
    const body = await buffer(pdfPieces(head, columns, batchOf(rowsOf(content))))
    return { name: `statement-${row.number}.pdf`, mediaType: 'application/pdf', body }
  },
)

const rowsOf = (content: StatementContent): string[][] => [
  ['', '', 'Balance before', formatCents(content.openingCents)],
  ...content.rows.map(({ date, number, description, cents }) => [
    formatDay(date),
    number,
    description,
    formatCents(cents),
  ]),
  ['', '', 'Balance', formatCents(content.closingCents)],
  ...(content.creditCents > 0
    ? [['', '', 'Payments not yet applied', formatCents(0 - content.creditCents)]]
    : []),
]

async function* batchOf(rows: string[][]): AsyncGenerator<string[][]> {
  yield await Promise.resolve(rows)
}
