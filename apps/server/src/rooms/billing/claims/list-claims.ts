import * as contract from '@homeward/contract/billing/claims'
import { isOpen } from '@homeward/domain/billing/filings'
import { checkDateOrder } from '@homeward/domain/time/day-range'
import { daysBetween } from '@homeward/domain/time/zone'
import type { Ctx } from '../../../plumbing/context.ts'
import { unwrap } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { wasSent } from './figures.ts'
import { findFiledRows } from './filed-rows-store.ts'
import { loadClaims } from './load-claims.ts'
import { presentClaimRow } from './present-claim.ts'
import { findClaimIds } from './store.ts'

/** A page of claims, each with the reasons why it cannot be sent. */
export const listClaims = verb(contract.listClaims, async (ctx, input) => {
  const days = input.by_start_date
  if (days) unwrap(checkDateOrder({ startDate: days.start_date, endDate: days.end_date }))
  const { rows, meta } = await findClaimIds(ctx.tx, input)
  const ids = (open: boolean) =>
    rows.filter(({ status }) => isOpen(status) === open).map(({ id }) => id)
  const shown = new Map(
    [
      ...(await loadClaims(ctx, ids(true))).map((claim) => presentClaimRow(ctx, claim)),
      ...(await filedRows(ctx, ids(false))),
    ].map((row) => [row.id, row]),
  )
  return { data: rows.flatMap(({ id }) => shown.get(id) ?? []), meta }
})

/** What is not open bills what was filed and is not checked, so its row needs none of today's records. */
async function filedRows(ctx: Ctx, ids: readonly string[]): Promise<contract.ClaimRow[]> {
  if (ids.length === 0) return []
  return (await findFiledRows(ctx.tx, ids)).map((row) => ({
    id: row.id,
    number: row.number,
    start_date: row.start_date,
    client: { id: row.client_id, name: row.client_name },
    payor: { id: row.payor_id, name: row.payor_name },
    payer_order: row.payer_order,
    service: { id: row.service_id, label: row.service_label },
    status: row.status,
    billing_units: row.billing_units,
    minutes_per_unit: row.minutes_per_unit,
    charge_cents: row.charge_cents,
    paid_cents: row.paid_cents,
    balance_cents: wasSent(row) ? row.owed_cents : row.charge_cents,
    age_days: daysBetween(row.start_date, ctx.today),
    issues: [],
    changed_since_filing: row.changed_since_filing,
  }))
}
