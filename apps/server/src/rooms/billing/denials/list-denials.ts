import * as contract from '@homeward/contract/billing/denials'
import { nextDeadline } from '@homeward/domain/billing/denials'
import { denialHint } from '@homeward/domain/billing/denial-codes'
import { daysBetween } from '@homeward/domain/time/zone'
import { describeCarc } from '@homeward/x12/codes/carc'
import type { Ctx } from '../../../plumbing/context.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { payorsOfClients } from '../../clients/door.ts'
import { nextPayorsFor, presentNextPayor } from '../claims/next-payor.ts'
import { describeRemark } from '../describe-adjustment.ts'
import { findDenials, sumRefused } from './store.ts'
import { summed } from './summed.ts'

type Row = Awaited<ReturnType<typeof findDenials>>['rows'][number]

const present = (
  row: Row,
  today: string,
): Omit<contract.DenialRow, 'next_payor' | 'abilities'> => ({
  id: row.id,
  number: row.number,
  client: { id: row.client_id, name: `${row.first_name} ${row.last_name}` },
  payor: { id: row.payor_id, name: row.payor_name },
  service: { id: row.service_id, label: row.service_label },
  start_date: row.start_date,
  status: row.status,
  charge_cents: row.charge_cents,
  denied_cents: row.denied_cents,
  underpaid_cents: Math.max(row.underpaid_cents, 0),
  denied_on: row.denied_on,
  age_days: daysBetween(row.denied_on ?? row.start_date, today),
  reasons: row.adjustments.map((adjustment) => ({
    ...adjustment,
    words: describeCarc(adjustment.code),
  })),
  remarks: row.remarks.map(describeRemark),
  hint: denialHint(
    row.adjustments.map(({ code }) => code),
    row.remarks,
  ),
  owner:
    row.owner_id === null || row.owner_name === null
      ? null
      : { id: row.owner_id, name: row.owner_name },
  follow_up_action: row.follow_up_action,
  follow_up_on: row.follow_up_on,
  resolution_status: row.resolution_status,
  deadline:
    nextDeadline(
      {
        serviceDate: row.last_day ?? row.start_date,
        deniedOn: row.denied_on,
        resolution: row.resolution_status,
        payor: {
          timelyFilingDays: row.timely_filing_days,
          firstAppealDays: row.first_appeal_days,
          secondAppealDays: row.second_appeal_days,
        },
      },
      today,
    ) ?? null,
})

/** Who comes after the payors of these claims. */
async function nextPayors(ctx: Ctx, rows: readonly Row[]) {
  const payors = await payorsOfClients(ctx, [...new Set(rows.map((row) => row.client_id))])
  return nextPayorsFor(
    ctx,
    rows.map((record) => ({
      record,
      payors: payors.get(record.client_id) ?? [],
      money: {
        balanceCents: record.owed_cents,
        patientCents: record.patient_cents,
        deniedCents: record.denied_cents,
      },
    })),
  )
}

/** The worklist of what payors refused or underpaid. */
export const listDenials = verb(contract.listDenials, async (ctx, input) => {
  const userId = ctx.actor.kind === 'person' ? ctx.actor.userId : null
  const { rows, meta } = await findDenials(ctx.tx, input, userId)
  const next = await nextPayors(ctx, rows)
  const may = ctx.may('claims.write')
  const data = rows.map((row) => {
    const after = next.get(row.id)
    return {
      ...present(row, ctx.today),
      next_payor: after ? presentNextPayor(row, after) : null,
      abilities: { bill_next: may && after?.amount.ok === true },
    }
  })
  return { data, meta }
})

/** What is refused now, by reason, payor or service, with what our own claims say of its cause. */
export const summarizeDenials = verb(contract.summarizeDenials, async ({ tx }, { by }) => ({
  rows: summed(await sumRefused(tx), by),
}))
