import type { Claim, ClaimRow } from '@homeward/contract/billing/claim-shape'
import { issuesOf } from '@homeward/domain/billing/readiness'
import { claimAbilities } from '@homeward/domain/billing/claim-actions'
import { creditCents } from '@homeward/domain/billing/refunds'
import { formatDay } from '@homeward/domain/dates'
import { mendersOf } from '@homeward/domain/billing/readiness-causes'
import { daysBetween, weekOf } from '@homeward/domain/time/zone'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { describeAdjustment } from '../describe-adjustment.ts'
import { findEntriesOfClaim } from '../journal/store.ts'
import { wasSent } from './figures.ts'
import { omittedOf } from '../invoices/omitted.ts'
import { findFilings } from '../filings/store.ts'
import { presentRefunds } from '../refunds/present-refunds.ts'
import { presentWriteOffs } from '../write-offs/present-write-offs.ts'
import { type LoadedClaim, loadClaims } from './load-claims.ts'
import { actedOn } from './move-claim.ts'
import { nextPayorFor, presentNextPayor } from './next-payor.ts'
import {
  presentFiling,
  presentLine,
  presentParties,
  procedureOf,
  sentBackFor,
} from './present-filing.ts'
import { findFinalEraCharge } from './store.ts'

/** A claim in a list. */
export function presentClaimRow(
  ctx: Ctx,
  { record, figures, checks, money }: LoadedClaim,
): ClaimRow {
  return {
    id: record.id,
    number: record.number,
    start_date: record.start_date,
    client: { id: record.client_id, name: record.client_name },
    payor: { id: record.payor_id, name: record.payor_name },
    payer_order: record.payer_order,
    service: { id: record.service_id, label: record.service_label },
    status: record.status,
    billing_units: figures.units,
    minutes_per_unit: figures.lines[0]?.minutesPerUnit ?? record.minutes_per_unit,
    charge_cents: figures.chargeCents,
    paid_cents: money.paidCents,
    // Before the claim is sent, no one owes it, and the journal has nothing of it.
    balance_cents: wasSent(record) ? money.balanceCents + money.deniedCents : figures.chargeCents,
    age_days: daysBetween(record.start_date, ctx.today),
    issues: issuesOf(checks),
    changed_since_filing: record.changed_since_filing,
  }
}

/** One claim as its page shows it. */
export async function presentClaim(ctx: Ctx, id: string): Promise<Claim> {
  const claim = found((await loadClaims(ctx, [id]))[0])
  const { record, figures, visits, checks } = claim
  const [visit] = visits
  const last = await findFinalEraCharge(ctx.tx, id)
  const refunds = await presentRefunds(ctx, id)
  const next = await nextPayorFor(ctx, claim)
  const filings = (await findFilings(ctx.tx, id)).map(presentFiling)
  return {
    ...presentClaimRow(ctx, claim),
    ...(record.status === 'rejected' && { issues: sentBackFor(filings) }),
    visit: visit ? { id: visit.id, scheduled_date: visit.scheduled_date } : null,
    visits: [...new Map(visits.map((one) => [one.id, one])).values()].map((one) => ({
      id: one.id,
      scheduled_date: one.scheduled_date,
    })),
    procedure: figures.lines[0] ? procedureOf(figures.lines[0]) : '',
    lines: figures.lines.map(presentLine),
    parties: presentParties(claim.parties),
    owed_cents: claim.owed.chargeCents,
    filings,
    diagnosis_codes: [...figures.diagnosisCodes],
    frequency_code: record.frequency_code,
    payer_control_number: record.payer_control_number,
    readiness: checks.map((check) => ({
      ...check,
      mended_by: check.fix ? mendersOf(check.fix.path) : [],
    })),
    transmitted_at: record.transmitted_at,
    acknowledged_at: record.acknowledged_at,
    resubmitted_at: record.resubmitted_at,
    final_determination_at: record.final_determination_at,
    transmission_id: record.transmission_id,
    invoice_issues: await invoiceIssues(ctx, record),
    hold_reason: record.hold_reason,
    next_payor: next && presentNextPayor(record, next),
    note: record.note,
    follow_up_action: record.follow_up_action,
    follow_up_on: record.follow_up_on,
    owner:
      record.owner_id === null || record.owner_name === null
        ? null
        : { id: record.owner_id, name: record.owner_name },
    denied_cents: record.denied_cents,
    underpaid_cents: Math.max(record.underpaid_cents, 0),
    resolution_status: record.resolution_status,
    outcome_category: record.outcome_category,
    final_era_charge: last
      ? {
          era_id: last.era_id,
          paid_cents: last.paid_cents,
          adjustments: last.adjustments.map(describeAdjustment),
        }
      : null,
    write_offs: await presentWriteOffs(ctx, id),
    refunds,
    journal: ctx.may('journal.read') ? await findEntriesOfClaim(ctx.tx, id) : [],
    lock_version: record.lock_version,
    abilities: {
      ...claimAbilities(ctx.holder, { ...actedOn(claim), billsNext: next?.amount.ok ?? false }),
      refund:
        ctx.may('claims.write') &&
        creditCents(claim.money) > 0 &&
        refunds.every(({ state }) => state !== 'waiting'),
    },
  }
}

/** Care of the same client and week that should be billed and is on no claim. */
async function invoiceIssues(
  ctx: Ctx,
  record: Pick<LoadedClaim['record'], 'client_id' | 'start_date'>,
): Promise<string[]> {
  const omitted = await omittedOf(ctx, record.client_id, weekOf(record.start_date).start)
  return omitted
    .filter(({ because }) => because !== 'to_come')
    .map(({ visit, sentence }) => `${formatDay(visit.scheduled_date)}: ${sentence}`)
}
