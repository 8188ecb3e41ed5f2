import * as contract from '@homeward/contract/billing/denials'
import { formatDateTime, formatDay } from '@homeward/domain/dates'
import { formatCents } from '@homeward/domain/money'
import { describeCarc } from '@homeward/x12/codes/carc'
import { buffer } from 'node:stream/consumers'
import { Failure, found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { pdfPieces } from '../../reports/door.ts'
import { loadClaims } from '../claims/load-claims.ts'
import { findFinalEraCharge } from '../claims/store.ts'

const columns = [
  { label: 'Day', share: 2 },
  { label: 'Service', share: 5 },
  { label: 'Procedure', share: 3 },
  { label: 'Units', share: 1, number: true },
  { label: 'Charge', share: 2, number: true },
] as const

/** A letter to the payor that asks it to look at a refused claim again. */
export const downloadAppeal = verb(contract.downloadAppeal, async (ctx, { id }) => {
  const { record, figures, money, client } = found((await loadClaims(ctx, [id]))[0])
  if (money.deniedCents <= 0) {
    throw new Failure('status_not_allowed', { sentence: 'Nothing of this claim is denied.' })
  }
  const said = await findFinalEraCharge(ctx.tx, id)
  const reasons = (said?.adjustments ?? []).map(
    ({ group_code: group, reason_code: code }) => `${describeCarc(code)} (${group}-${code})`,
  )
  const head = {
    title: `Appeal of claim ${record.number}`,
    lines: [
      `${ctx.agency.name} to ${record.payor_name}`,
      `Member ${record.client_name}, ID ${client.memberId ?? 'not on file'}, your claim ${record.payer_control_number ?? 'number not known'}`,
      `We ask you to review your decision. You refused ${formatCents(money.deniedCents)} of ${formatCents(figures.chargeCents)}.`,
      `Your reasons: ${reasons.join('; ') || 'none given'}.`,
      'The care below was given, recorded at the time of the visit, and approved. Records are available on request.',
    ],
    made: `Created ${formatDateTime(ctx.now, ctx.agency.timeZone)}`,
  }
  const rows = figures.lines.map((line) => [
    formatDay(line.date),
    line.serviceLabel,
    [line.procedureCode, ...line.modifiers].join(':'),
    String(line.units),
    formatCents(line.chargeCents),
  ])
  const body = await buffer(pdfPieces(head, columns, batchOf(rows)))
  await ctx.record({ action: 'claim.letter_made', type: 'claim', id })
  return { name: `appeal-${record.number}.pdf`, mediaType: 'application/pdf', body }
})

async function* batchOf(rows: string[][]): AsyncGenerator<string[][]> {
  yield await Promise.resolve(rows)
}
