import { claimNumber } from '@homeward/domain/billing/claim-number'
import { servicesToClaim } from '@homeward/domain/billing/services-to-claim'
import type { ServiceStatus } from '@homeward/domain/catalogue/vocabulary'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, found, unwrap } from '../../../plumbing/failure.ts'
import { nextNumber } from '../counter-store.ts'
import { loadClaims } from './load-claims.ts'
import { saveFigures } from './save-figures.ts'
import { findVisitServices, insertClaim, insertClaimVisit, lockVisit } from './store.ts'

type Visit = NonNullable<Awaited<ReturnType<typeof lockVisit>>> & { payor_id: string }
type Service = Awaited<ReturnType<typeof findVisitServices>>[number]

/**
 * Creates the claims of an approved visit for review, one for each service without a claim; returns their
 * IDs. Fails with claim_exists if every service has a claim, with service_unbillable if none may have one, with
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
  const made: string[] = []
  for (const service of services) made.push(await makeClaim(ctx, { ...visit, payor_id }, service))
  await ctx.live('visit', visitId)
  return made
}

async function makeClaim(ctx: Ctx, visit: Visit, service: Service): Promise<string> {
  const own = { agency_id: ctx.agency.id, id: uuid() }
  const number = claimNumber(await nextNumber(ctx, 'claims'))
  await insertClaim(ctx.tx, {
    ...own,
    number,
    client_id: visit.client_id,
    payor_id: visit.payor_id,
    service_id: service.id,
    authorization_id: visit.authorization_id,
    start_date: visit.scheduled_date,
    status: 'for_review',
    billing_units: 0,
    minutes_per_unit: service.minutes_per_unit,
    charge_cents: 0,
    procedure_code: service.procedure_code,
    frequency_code: '1',
  })
  await insertClaimVisit(ctx.tx, {
    agency_id: own.agency_id,
    claim_id: own.id,
    visit_id: visit.id,
    service_id: service.id,
    service_date: visit.scheduled_date,
  })
  const claim = found((await loadClaims(ctx, [own.id]))[0])
  await saveFigures(ctx, claim)
  await ctx.changed({
    action: 'claim.created',
    type: 'claim',
    id: own.id,
    after: {
      number,
      visit_id: visit.id,
      status: 'for_review',
      billing_units: claim.figures.units,
      charge_cents: claim.figures.chargeCents,
    },
  })
  return own.id
}
