import type { Updateable } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { VisitOfferRecipients } from '../../../plumbing/db/schema.generated.ts'
import { servicesOfVisit } from '../service-store.ts'

/** Changes what is known of some of those whom a visit is offered to. */
export async function saveRecipients(
  tx: Tx,
  ids: readonly string[],
  set: Pick<
    Updateable<VisitOfferRecipients>,
    'answer' | 'wave' | 'told_at' | 'answered_at' | 'why'
  >,
): Promise<void> {
  if (ids.length === 0) return
  await tx.updateTable('visit_offer_recipients').set(set).where('id', 'in', ids).execute()
}

/** Open visits that a caregiver was told of, as far as they can still be accepted. */
export const findOpenVisits = (tx: Tx, agentId: string, now: Date) =>
  tx
    .selectFrom('visit_offer_recipients as r')
    .innerJoin('visit_offers as o', (join) =>
      join.onRef('o.agency_id', '=', 'r.agency_id').onRef('o.id', '=', 'r.offer_id'),
    )
    .innerJoin('visits as v', (join) =>
      join
        .onRef('v.agency_id', '=', 'o.agency_id')
        .onRef('v.id', '=', 'o.visit_id')
        .onRef('v.starts_at', '=', 'o.starts_at')
        .onRef('v.ends_at', '=', 'o.ends_at'),
    )
    .innerJoin('clients as c', (join) =>
      join.onRef('c.agency_id', '=', 'v.agency_id').onRef('c.id', '=', 'v.client_id'),
    )
    .leftJoin('client_addresses as d', (join) =>
      join
        .onRef('d.agency_id', '=', 'c.agency_id')
        .onRef('d.client_id', '=', 'c.id')
        .on('d.primary', '=', true),
    )
    .select([
      'o.id',
      'o.visit_id',
      'o.starts_at',
      'o.ends_at',
      'o.mode',
      'o.expires_at',
      'o.note',
      'r.answer',
      'c.first_name',
      'c.last_name',
      'd.city',
      servicesOfVisit('v').as('services'),
    ])
    .where('r.agent_id', '=', agentId)
    .where('r.answer', 'in', ['told', 'accepted'])
    .where('o.status', '=', 'open')
    .where('o.expires_at', '>', now.toISOString())
    .where('v.status', '=', 'available')
    .orderBy('o.starts_at')
    .orderBy('o.id')
    .limit(100)
    .execute()

export type OpenVisitRow = Awaited<ReturnType<typeof findOpenVisits>>[number]
