import * as contract from '@homeward/contract/billing/claims'
import type { ClaimRow } from '@homeward/contract/billing/claim-shape'
import { isOpen } from '@homeward/domain/billing/filings'
import { checkDateOrder } from '@homeward/domain/time/day-range'
import { daysBetween } from '@homeward/domain/time/zone'
import { officesOf } from '../../../plumbing/actor.ts'
import type { Ctx } from '../../../plumbing/context.ts'
import { unwrap } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { wasSent } from './figures.ts'
import { loadClaims } from './load-claims.ts'
import { presentClaimRow } from './present-claim.ts'
import { findClaimRows } from './rows-store.ts'
import { findClaimIds } from './store.ts'

/** A page of claims, each with the reasons why it cannot be sent. */
export const listClaims = verb(contract.listClaims, async (ctx, input) => {
  const days = input.by_start_date
  if (days) unwrap(checkDateOrder({ startDate: days.start_date, endDate: days.end_date }))
  const { rows, meta } = await findClaimIds(ctx.tx, input)
  const kept = await keptRows(ctx, rows)
  const others = rows.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  const live = (await loadClaims(ctx, others)).map((claim) => presentClaimRow(ctx, claim))
  const shown = new Map([...kept, ...live.map((row) => [row.id, row] as const)])
  return { data: rows.flatMap(({ id }) => shown.get(id) ?? []), meta }
})

type Found = Awaited<ReturnType<typeof findClaimIds>>['rows'][number]

/**
 * The rows of claims whose figures and checks need none of today's records, by ID: those that are not open, and those
 * that nothing touched since they were checked.
 */
async function keptRows(ctx: Ctx, claims: readonly Found[]): Promise<Map<string, ClaimRow>> {
  // The checks of the whole agency may name clients of other offices.
  const limited = officesOf(ctx.actor) !== null
  const asked = claims.filter(({ status }) => !limited || !isOpen(status)).map(({ id }) => id)
  if (asked.length === 0) return new Map()
  const rows = await findClaimRows(ctx.tx, asked, ctx.today)
  return new Map(
    rows
      .filter(({ status, current }) => current || !isOpen(status))
      .map((row) => [row.id, keptRow(ctx, row)]),
  )
}

const keptRow = (ctx: Ctx, row: Awaited<ReturnType<typeof findClaimRows>>[number]): ClaimRow => ({
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
  issues: row.issues,
  changed_since_filing: row.changed_since_filing,
})
