import type { OmittedVisit } from '@homeward/contract/billing/invoices'
import { omissionOf, omissionSentences } from '@homeward/domain/billing/invoices'
import { addDays } from '@homeward/domain/time/zone'
import type { Ctx } from '../../../plumbing/context.ts'
import { findUnclaimed } from './omitted-store.ts'

/** The care of a client's week that is on no claim, and why. */
export async function omittedOf(
  ctx: Ctx,
  clientId: string,
  monday: string,
): Promise<OmittedVisit[]> {
  const span = { clientId, from: monday, through: addDays(monday, 6) }
  return (await findUnclaimed(ctx.tx, span)).flatMap((visit) => {
    const because = omissionOf({
      status: visit.status,
      isOver: new Date(visit.ends_at) < ctx.now,
      services: visit.services.map(({ status }) => status),
      hasPayor: visit.has_payor,
    })
    // A visit that is billed in part omits nothing: its other services are unbillable on purpose.
    if (because === null || (because === 'unbillable' && visit.in_part)) return []
    const { id, scheduled_date, starts_at, ends_at } = visit
    return [
      {
        visit: { id, scheduled_date, starts_at, ends_at },
        services: visit.services.map(({ label }) => label),
        agent: visit.agent,
        because,
        sentence: omissionSentences[because],
      },
    ]
  })
}
