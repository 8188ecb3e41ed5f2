import type { OfferStatus } from '@homeward/domain/visits/offers'
import { type Insertable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { holding } from '../../../plumbing/db/holding.ts'
import { detailed, type Paging, paged } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { VisitOfferRecipients, VisitOffers } from '../../../plumbing/db/schema.generated.ts'

/** Offers with their visit as it is now, and everybody whom it is offered to. */
const selectOffers = (tx: Tx) =>
  tx
    .selectFrom('visit_offers as o')
    .innerJoin('visits as v', (join) =>
      join.onRef('v.agency_id', '=', 'o.agency_id').onRef('v.id', '=', 'o.visit_id'),
    )
    .innerJoin('clients as c', (join) =>
      join.onRef('c.agency_id', '=', 'v.agency_id').onRef('c.id', '=', 'v.client_id'),
    )
    .selectAll('o')
    .select((eb) => [
      'v.status as visit_status',
      'v.starts_at as visit_starts_at',
      'v.ends_at as visit_ends_at',
      'v.agent_id as visit_agent_id',
      'c.id as client_id',
      'c.name as client_name',
      jsonArrayFrom(
        eb
          .selectFrom('visit_offer_recipients as r')
          .innerJoin('agents as g', (join) =>
            join.onRef('g.agency_id', '=', 'r.agency_id').onRef('g.id', '=', 'r.agent_id'),
          )
          .select([
            'r.id',
            'r.agent_id',
            'g.name',
            'g.user_id',
            'r.answer',
            'r.exceptions',
            'r.wave',
            'r.told_at',
            'r.answered_at',
            'r.why',
          ])
          .whereRef('r.agency_id', '=', 'o.agency_id')
          .whereRef('r.offer_id', '=', 'o.id')
          .orderBy('r.position'),
      ).as('recipients'),
    ])

/** One offer. */
export const findOffer = (tx: Tx, id: string) =>
  selectOffers(tx).where('o.id', '=', id).executeTakeFirst()

export type OfferRow = NonNullable<Awaited<ReturnType<typeof findOffer>>>

const hold = holding((tx) => tx.selectFrom('visit_offers'))

/** The same, held against changes until the transaction ends. Whoever holds its visit too holds that first. */
export async function lockOffer(tx: Tx, id: string): Promise<OfferRow | undefined> {
  await hold(tx, id)
  return findOffer(tx, id)
}

type Filter = Paging & { visit_id?: string | undefined; status?: OfferStatus | undefined }

/** A page of offers, newest first. */
export async function findOffers(tx: Tx, { visit_id: visit, status, ...paging }: Filter) {
  let matching = tx.selectFrom('visit_offers')
  if (visit !== undefined) matching = matching.where('visit_offers.visit_id', '=', visit)
  if (status !== undefined) matching = matching.where('visit_offers.status', '=', status)
  const { rows, meta } = await paged(
    tx,
    matching
      .select('visit_offers.id')
      .orderBy('visit_offers.created_at', 'desc')
      .orderBy('visit_offers.id'),
    matching,
    paging,
  )
  const offersOf = (_: Tx, { ids }: { ids: readonly string[] }) =>
    selectOffers(tx).where('o.id', 'in', ids).execute()
  return { rows: await detailed(tx, rows, offersOf), meta }
}

/** Visits of these that are offered already. */
export async function findOffered(tx: Tx, visitIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('visit_offers')
    .select('visit_id')
    .where('visit_id', 'in', visitIds)
    .where('status', '=', 'open')
    .execute()
  return new Set(rows.map((row) => row.visit_id))
}

/** Stores an offer with whom it is for, in their order. */
export async function insertOffer(
  tx: Tx,
  offer: Insertable<VisitOffers>,
  recipients: readonly Pick<Insertable<VisitOfferRecipients>, 'id' | 'agent_id' | 'exceptions'>[],
): Promise<void> {
  await tx.insertInto('visit_offers').values(offer).execute()
  await tx
    .insertInto('visit_offer_recipients')
    .values(
      recipients.map((one, at) => ({
        ...one,
        agency_id: offer.agency_id,
        offer_id: offer.id,
        position: at + 1,
      })),
    )
    .execute()
}

/** Changes an offer that is held. */
export const saveOffer = (
  tx: Tx,
  id: string,
  set: Partial<Pick<OfferRow, 'status' | 'wave' | 'next_wave_at' | 'ended_at'>>,
) =>
  tx
    .updateTable('visit_offers')
    .set({ ...set, lock_version: sql`lock_version + 1` })
    .where('id', '=', id)
    .execute()

/** Offers that are still open, and those that expired while somebody who accepted waits for the office. */
export async function findUnsettled(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('visit_offers as o')
    .select('o.id')
    .where((eb) =>
      eb.or([
        eb('o.status', '=', 'open'),
        eb.and([
          eb('o.status', '=', 'expired'),
          eb('o.mode', '=', 'pick'),
          eb.exists(
            eb
              .selectFrom('visit_offer_recipients as r')
              .select('r.id')
              .whereRef('r.agency_id', '=', 'o.agency_id')
              .whereRef('r.offer_id', '=', 'o.id')
              .where('r.answer', '=', 'accepted'),
          ),
        ]),
      ]),
    )
    .orderBy('o.id')
    .execute()
  return rows.map(({ id }) => id)
}
