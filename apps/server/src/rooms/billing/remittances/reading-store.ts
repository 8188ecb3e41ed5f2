import type { RemittanceStatus } from '@homeward/domain/billing/vocabulary'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { type Paging, paged } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { searchPatterns } from '../../../plumbing/db/search.ts'

const eras = (tx: Tx) =>
  tx
    .selectFrom('eras')
    .innerJoin('files', (join) =>
      join.onRef('files.agency_id', '=', 'eras.agency_id').onRef('files.id', '=', 'eras.file_id'),
    )
    .select([
      'eras.id',
      'files.name as file_name',
      'eras.received_at',
      'eras.payer_name',
      'eras.trace_number',
      'eras.payment_date',
      'eras.payment_cents',
      'eras.status',
      'eras.held_reason',
      sql<number>`(select count(*) from era_claims c
        where c.agency_id = eras.agency_id and c.era_id = eras.id)`.as('claims_count'),
      sql<number>`(select count(*) from era_claims c
        where c.agency_id = eras.agency_id and c.era_id = eras.id and c.claim_id is null)`.as(
        'unmatched_count',
      ),
      sql<number>`(select count(*) from era_claims c
        where c.agency_id = eras.agency_id and c.era_id = eras.id and c.state = 'waiting')`.as(
        'waiting_count',
      ),
    ])

/** The remittances that were new with a file. */
export const findErasOfFile = (tx: Tx, fileId: string) =>
  eras(tx)
    .where('eras.file_id', '=', fileId)
    .orderBy('eras.received_at', 'desc')
    .orderBy('eras.id', 'desc')
    .execute()

/** A page of remittances, newest first; the search looks at payer, trace number and file. */
export function findEras(tx: Tx, filter: { status?: RemittanceStatus; search?: string } & Paging) {
  const { status, search } = filter
  const matching = eras(tx)
    .$if(status !== undefined, (q) => q.where('eras.status', '=', status ?? 'held'))
    .where((eb) =>
      eb.and(
        searchPatterns(search).map((pattern) =>
          eb.or([
            eb('eras.payer_name', 'ilike', pattern),
            eb('eras.trace_number', 'ilike', pattern),
            eb('files.name', 'ilike', pattern),
          ]),
        ),
      ),
    )
  return paged(
    tx,
    matching.orderBy('eras.received_at', 'desc').orderBy('eras.id', 'desc'),
    matching.clearSelect(),
    filter,
  )
}

/** One remittance with its claims, their charges and adjustments, in the order of the file. */
export const findEra = (tx: Tx, id: string) =>
  eras(tx)
    .select((eb) => [
      'eras.file_id',
      'eras.method',
      'eras.payer_id',
      'eras.claims_cents',
      'eras.provider_adjustments_cents',
      'eras.problems',
      'eras.findings',
      'eras.posted_at',
      'eras.lock_version',
      jsonArrayFrom(
        eb
          .selectFrom('era_claims as r')
          .leftJoin('claims as c', (join) =>
            join.onRef('c.agency_id', '=', 'r.agency_id').onRef('c.id', '=', 'r.claim_id'),
          )
          .leftJoin('clients as k', (join) =>
            join.onRef('k.agency_id', '=', 'c.agency_id').onRef('k.id', '=', 'c.client_id'),
          )
          .select((claim) => [
            'r.id',
            'r.claim_number',
            'r.claim_id',
            'c.number as our_number',
            'k.first_name',
            'k.last_name',
            'r.matched_by',
            'r.status_code',
            'r.charge_cents',
            'r.paid_cents',
            'r.patient_cents',
            'r.payer_control_number',
            'r.patient_name',
            'r.segment_from',
            'r.segment_to',
            'r.state',
            'r.wait_reason',
            'r.note',
            'r.reversed_by',
            'r.remarks',
            jsonArrayFrom(
              claim
                .selectFrom('era_charges as l')
                .select(['l.id', 'l.procedure', 'l.service_date', 'l.charge_cents'])
                .select([
                  'l.remarks',
                  'l.paid_cents',
                  sql<number | null>`l.units::float8`.as('units'),
                ])
                .whereRef('l.agency_id', '=', 'r.agency_id')
                .whereRef('l.era_claim_id', '=', 'r.id')
                .orderBy('l.position'),
            ).as('charges'),
            jsonArrayFrom(
              claim
                .selectFrom('era_adjustments as a')
                .select(['a.era_charge_id', 'a.group_code', 'a.reason_code', 'a.amount_cents'])
                .whereRef('a.agency_id', '=', 'r.agency_id')
                .whereRef('a.era_claim_id', '=', 'r.id')
                .orderBy('a.id'),
            ).as('adjustments'),
          ])
          .whereRef('r.agency_id', '=', 'eras.agency_id')
          .whereRef('r.era_id', '=', 'eras.id')
          .orderBy('r.position'),
      ).as('claims'),
      jsonArrayFrom(
        eb
          .selectFrom('era_provider_adjustments as p')
          .select(['p.code', 'p.reference', 'p.amount_cents'])
          .whereRef('p.agency_id', '=', 'eras.agency_id')
          .whereRef('p.era_id', '=', 'eras.id')
          .orderBy('p.id'),
      ).as('provider_adjustments'),
    ])
    .where('eras.id', '=', id)
    .executeTakeFirst()

export type EraRecord = NonNullable<Awaited<ReturnType<typeof findEra>>>

/** The posted remittance of a payment, with the file it came in. */
export const findPosted = (tx: Tx, dedupKey: string) =>
  eras(tx)
    .where('eras.dedup_key', '=', dedupKey)
    .where('eras.status', '=', 'posted')
    .executeTakeFirst()
