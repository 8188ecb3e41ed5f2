import type { ClaimLine } from '@homeward/domain/billing/claim-lines'
import { type PayerOrder, payerOrders } from '@homeward/domain/agency/payer-order'
import { memberIdFor, payorsOn } from '@homeward/domain/clients/payors'
import type { EarlierPayer, LineAnswer } from '@homeward/x12/professional/types'
import type { HeardAnswer } from '../claims/earlier-store.ts'
import type { BatchPayor } from './store.ts'
import type { Written } from './written.ts'

type Cas = HeardAnswer['adjustments'][number]
/** A payor that had the claim before, and what it said of it. */
type Before = { order: PayerOrder; payor: BatchPayor; answers: readonly HeardAnswer[] }

const ranks = ['P', 'S', 'T'] as const
export const rankOf = (order: PayerOrder) => ranks[payerOrders.indexOf(order)] ?? 'P'

/** Remark codes that MOA holds. */
const mostRemarks = 5

/** The payors before the one that has the claim, as the file names them. */
export const earlierPayersOf = (written: Written): EarlierPayer[] =>
  payorsBefore(written).map(({ order, payor, answers }) => {
    const { record, client } = written
    const own = payorsOn(client.payors, record.start_date).find((one) => one.payorId === payor.id)
    const adjustments = answers.flatMap((answer) => answer.adjustments)
    return {
      responsibility: order === 'primary' ? 'P' : 'S',
      filingIndicator: payor.filing_indicator,
      groupNumber: own?.groupNumber ?? undefined,
      memberId: memberIdFor(client, payor.id, record.start_date) ?? '',
      name: payor.name,
      idQualifier: 'PI',
      id: payor.payer_id,
      claimNumber:
        answers.findLast((answer) => answer.payerClaimNumber)?.payerClaimNumber ?? undefined,
      paid: answers.reduce((sum, { paidCents }) => sum + paidCents, 0),
      adjustments: summed(adjustments),
      remaining: leftOf(adjustments),
      date: answers.at(-1)?.date ?? '',
      remarks: [...new Set(answers.flatMap(({ remarks }) => remarks))].slice(0, mostRemarks),
    }
  })

/** What the payors before said of a line. */
export const answersTo = (written: Written, line: ClaimLine): LineAnswer[] =>
  payorsBefore(written).flatMap(({ payor, answers }) =>
    answers.flatMap(({ date, charges }) =>
      charges
        .filter((charge) => isOf(charge, line, written))
        .map((charge): LineAnswer => {
          const [procedure = '', ...modifiers] = charge.procedure.split(':')
          return {
            payerId: payor.payer_id,
            paid: charge.paidCents,
            procedure,
            modifiers,
            units: charge.units ?? line.units,
            adjustments: summed(charge.adjustments),
            remaining: leftOf(charge.adjustments),
            date,
          }
        }),
    ),
  )

function payorsBefore({ record, payors, earlier }: Written): Before[] {
  const before = payerOrders.slice(0, payerOrders.indexOf(record.payer_order))
  return before.flatMap((order) => {
    const filing = record.filings.findLast((one) => one.payer_order === order)
    const payor = payors.get(filing?.payor_id ?? '')
    return payor ? [{ order, payor, answers: earlier.filter((one) => one.order === order) }] : []
  })
}

/** By our line number, else by code and day where one line alone has them. */
function isOf(
  { lineControl, procedure, date }: HeardAnswer['charges'][number],
  line: ClaimLine,
  { record, figures }: Written,
): boolean {
  const numbers = figures.lines.map(({ lineNumber }) => `${record.number}-${lineNumber}`)
  if (lineControl !== null && numbers.includes(lineControl)) {
    return lineControl === `${record.number}-${line.lineNumber}`
  }
  const same = (one: ClaimLine) =>
    one.procedureCode === procedure.split(':')[0] && one.date === date
  return same(line) && figures.lines.filter(same).length === 1
}

/** One amount for each group and reason. */
function summed(adjustments: readonly Cas[]): Cas[] {
  const byReason = Map.groupBy(adjustments, ({ group, reason }) => `${group} ${reason}`)
  return [...byReason.values()]
    .flatMap(([first, ...more]) =>
      first
        ? [{ ...first, amount: more.reduce((sum, { amount }) => sum + amount, first.amount) }]
        : [],
    )
    .filter(({ amount }) => amount !== 0)
}

/** What a payor left to the patient. */
const leftOf = (adjustments: readonly Cas[]): number =>
  adjustments.reduce((sum, { group, amount }) => sum + (group === 'PR' ? amount : 0), 0)
