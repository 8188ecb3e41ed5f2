import { claimKey } from '@homeward/domain/billing/claim-grouping'
import { claimNumber } from '@homeward/domain/billing/claim-number'
import { servicesToClaim } from '@homeward/domain/billing/services-to-claim'
import type { ServiceStatus } from '@homeward/domain/catalogue/vocabulary'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, found, unwrap } from '../../../plumbing/failure.ts'
import { nextNumber } from '../counter-store.ts'
import { loadClaims } from './load-claims.ts'
import { saveFigures } from './save-figures.ts'
import { followRecords } from './follow-records.ts'
import { insertClaimVisit, lockClaimOfGroup, takeLine, takeTurnFor } from './lines-store.ts'
import { findPayorRule, findVisitServices, insertClaim, lockVisit } from './store.ts'

type Visit = NonNullable<Awaited<ReturnType<typeof lockVisit>>> & { payor_id: string }
type Service = Awaited<ReturnType<typeof findVisitServices>>[number]

/**
 * Puts the services of an approved visit that have no claim on claims, by the payor's rule; returns the IDs
 * of these. Fails with claim_exists if every service has a claim, with service_unbillable if none may have one, with
 * visit_not_completed if the visit is not
 * approved, with rate_missing if no payor is known. A payor without a rate still gets a claim, whose checks
 * say what is missing.
 */
export async function makeClaims(ctx: Ctx, visitId: string): Promise<string[]> {
  const visit = found(await lockVisit(ctx.tx, visitId))
  const all = await findVisitServices(ctx.tx, visitId)
  const services = unwrap(
    servicesToClaim(
      all.map((one) => ({
        ...one,
        status: one.status as ServiceStatus,
        isClaimed: Boolean(one.claimed),
      })),
    ),
  )
  if (visit.status !== 'approved') {
    throw new Failure('visit_not_completed', {
      sentence: 'The visit is not approved yet. Review it first to create its claim.',
    })
  }
  const { payor_id } = visit
  if (payor_id === null) {
    throw new Failure('rate_missing', {
      fields: { visit_id: ['The client has no payor. Add one to the client first.'] },
    })
  }
  const rule = await findPayorRule(ctx.tx, payor_id)
  await takeTurnFor(ctx.tx, visit.client_id, payor_id)
  const groups = Map.groupBy(services, ({ id }) =>
    claimKey(rule, { visitId, serviceId: id, date: visit.scheduled_date }),
  )
  const ids: string[] = []
  for (const [key, own] of groups) ids.push(await claimCare(ctx, { ...visit, payor_id }, key, own))
  await ctx.live('visit', visitId)
  return ids
}

/** Puts services of a visit on the claim of this name, which is made if there is none. */
async function claimCare(
  ctx: Ctx,
  visit: Visit,
  key: string,
  services: readonly Service[],
): Promise<string> {
  const group = { clientId: visit.client_id, payorId: visit.payor_id, key }
  const there = await lockClaimOfGroup(ctx.tx, group)
  const id = there?.id ?? (await makeClaim(ctx, visit, key, services))
  const own = { agency_id: ctx.agency.id, claim_id: id }
  for (const { id: service_id, minutes_per_unit } of services) {
    const care = { ...own, service_id, service_date: visit.scheduled_date }
    const line_number = await takeLine(ctx.tx, {
      ...care,
      authorization_id: visit.authorization_id,
      minutes_per_unit,
    })
    await insertClaimVisit(ctx.tx, { ...care, visit_id: visit.id, line_number })
  }
  const claim = found((await loadClaims(ctx, [id]))[0])
  if (there) {
    await followRecords(ctx, claim)
    return id
  }
  await saveFigures(ctx, claim)
  await ctx.changed({
    action: 'claim.created',
    type: 'claim',
    id,
    after: {
      number: claim.record.number,
      visit_id: visit.id,
      status: 'for_review',
      billing_units: claim.figures.units,
      charge_cents: claim.figures.chargeCents,
    },
  })
  return id
}

async function makeClaim(
  ctx: Ctx,
  visit: Visit,
  key: string,
  [first]: readonly Service[],
): Promise<string> {
  const id = uuid()
  await insertClaim(ctx.tx, {
    agency_id: ctx.agency.id,
    id,
    number: claimNumber(await nextNumber(ctx, 'claims')),
    client_id: visit.client_id,
    payor_id: visit.payor_id,
    service_id: found(first).id,
    authorization_id: visit.authorization_id,
    start_date: visit.scheduled_date,
    status: 'for_review',
    billing_units: 0,
    minutes_per_unit: found(first).minutes_per_unit,
    charge_cents: 0,
    procedure_code: found(first).procedure_code,
    group_key: key,
  })
  return id
}
