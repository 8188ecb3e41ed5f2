import type { Insertable, Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { type Paging, paged } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { Acknowledgements, Transmissions } from '../../../plumbing/db/schema.generated.ts'

const batchPayors = (tx: Tx) =>
  tx.selectFrom('payors').select((eb) => [
    'id',
    'name',
    'payer_id',
    'filing_indicator',
    'receiver_name',
    'receiver_id',
    'submitter_id',
    'place_of_service',
    'billing_provider',
    'rendering_provider',
    'provider_id_kind',
    'rendering_taxonomy',
    'provider_number',
    'supervising_agent_id',
    jsonObjectFrom(
      eb
        .selectFrom('agents as g')
        .select([
          'g.id',
          'g.first_name',
          'g.last_name',
          'g.npi',
          'g.provider_number',
          'g.taxonomy_code',
          'g.status',
        ])
        .select((own) =>
          own
            .selectFrom('agent_provider_numbers as q')
            .select('q.number')
            .whereRef('q.agency_id', '=', 'payors.agency_id')
            .whereRef('q.agent_id', '=', 'g.id')
            .whereRef('q.payor_id', '=', 'payors.id')
            .as('payor_number'),
        )
        .whereRef('g.agency_id', '=', 'payors.agency_id')
        .whereRef('g.id', '=', 'payors.supervising_agent_id'),
    ).as('supervisor'),
  ])

/** The payor as files name it. */
export const findBatchPayor = (tx: Tx, id: string) =>
  batchPayors(tx).where('id', '=', id).executeTakeFirst()

export type BatchPayor = NonNullable<Awaited<ReturnType<typeof findBatchPayor>>>

export const findBatchPayors = (tx: Tx, ids: readonly string[]) =>
  batchPayors(tx)
    .where(sql<boolean>`id = any (${sql.val(ids)}::uuid[])`)
    .execute()

/**
 * The claims of a payor that are ready to send, locked in the order that everybody keeps. A second caller
 * waits here and then finds them sent.
 */
export const lockReadyClaims = (
  tx: Tx,
  payorId: string,
  { most, invoices }: { most: number; invoices?: readonly string[] | undefined },
) =>
  tx
    .selectFrom('claims')
    .select('id')
    .where('payor_id', '=', payorId)
    .where('status', '=', 'ready_to_send')
    .$if(invoices !== undefined, (q) =>
      q.where((eb) =>
        eb.exists(
          eb
            .selectFrom('invoices as i')
            .select('i.id')
            .whereRef('i.agency_id', '=', 'claims.agency_id')
            .whereRef('i.client_id', '=', 'claims.client_id')
            .whereRef('i.date', '=', 'claims.billing_week')
            .where('i.id', 'in', invoices ?? []),
        ),
      ),
    )
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .execute()

/** What a file for the payor would hold. */
export const sumReadyClaims = (tx: Tx, payorId: string) =>
  tx
    .selectFrom('claims')
    .select(({ fn }) => [
      fn.countAll<number>().as('claims_count'),
      sql<number>`coalesce(sum(charge_cents), 0)::bigint`.as('total_cents'),
      sql<number>`coalesce(sum(billing_units), 0)::int`.as('units'),
      fn.count<number>('client_id').distinct().as('clients_count'),
    ])
    .where('payor_id', '=', payorId)
    .where('status', '=', 'ready_to_send')
    .executeTakeFirstOrThrow()

/** Marks locked claims as written into a file. */
export const markExported = (tx: Tx, ids: readonly string[], transmissionId: string) =>
  tx
    .updateTable('claims')
    .set((eb) => ({
      status: 'exported',
      transmission_id: transmissionId,
      changed_since_filing: false,
      lock_version: eb('lock_version', '+', 1),
    }))
    .where('id', '=', sql<string>`any (${sql.val(ids)}::uuid[])`)
    .execute()

/** Marks locked claims as handed over; the time of the first sending stays. */
export const markTransmitted = (tx: Tx, ids: readonly string[], now: Date) =>
  tx
    .updateTable('claims')
    .set((eb) => ({
      status: 'transmitted',
      transmitted_at: eb.fn.coalesce('transmitted_at', eb.val(now.toISOString())),
      resubmitted_at: eb
        .case()
        .when('transmitted_at', 'is not', null)
        .then(now.toISOString())
        .else(eb.ref('resubmitted_at'))
        .end(),
      lock_version: eb('lock_version', '+', 1),
    }))
    .where('id', '=', sql<string>`any (${sql.val(ids)}::uuid[])`)
    .execute()

/** A file, locked, so that it is handed over once. */
export const lockTransmission = (tx: Tx, id: string) =>
  tx
    .selectFrom('transmissions')
    .select(['id', 'status', 'interchange_control', 'lock_version', 'payor_id', 'file_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const turnTransmission = (tx: Tx, id: string, change: Updateable<Transmissions>) =>
  tx
    .updateTable('transmissions')
    .set((eb) => ({ ...change, lock_version: eb('lock_version', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** The payors whose claims are ready to send. */
export const findPayorsWithReady = async (tx: Tx) =>
  (
    await tx
      .selectFrom('claims')
      .select('payor_id')
      .distinct()
      .where('status', '=', 'ready_to_send')
      .execute()
  ).map(({ payor_id: id }) => id)

export const insertTransmission = (tx: Tx, transmission: Insertable<Transmissions>) =>
  tx.insertInto('transmissions').values(transmission).execute()

type Answered = Pick<
  Selectable<Acknowledgements>,
  'id' | 'kind' | 'accepted' | 'accepted_count' | 'rejected_count' | 'received_at' | 'reasons'
>

const transmissions = (tx: Tx) =>
  tx
    .selectFrom('transmissions')
    .innerJoin('payors', (join) =>
      join
        .onRef('payors.agency_id', '=', 'transmissions.agency_id')
        .onRef('payors.id', '=', 'transmissions.payor_id'),
    )
    .innerJoin('files', (join) =>
      join
        .onRef('files.agency_id', '=', 'transmissions.agency_id')
        .onRef('files.id', '=', 'transmissions.file_id'),
    )
    .select((eb) => [
      'transmissions.id',
      'transmissions.created_at',
      'transmissions.created_by_name',
      'transmissions.interchange_control',
      'transmissions.group_control',
      'transmissions.claims_count',
      'transmissions.total_cents',
      'transmissions.payor_id',
      'transmissions.file_id',
      'transmissions.status',
      'transmissions.handed_over_at',
      'transmissions.handed_over_by',
      'transmissions.error',
      'transmissions.lock_version',
      'payors.name as payor_name',
      eb
        .selectFrom('integration_accounts as a')
        .select('a.name')
        .whereRef('a.agency_id', '=', 'payors.agency_id')
        .whereRef('a.id', '=', 'payors.clearinghouse_account_id')
        .where('a.status', '=', 'active')
        .as('connection'),
      sql<boolean>`transmissions.status in ('sent', 'unknown') and coalesce(transmissions.handed_over_at,
        transmissions.put_started_at, transmissions.created_at) < now() - make_interval(days => payors.answer_days) and not exists (select from acknowledgements o
          where o.agency_id = transmissions.agency_id and o.transmission_id = transmissions.id)`.as(
        'answer_overdue',
      ),
      jsonArrayFrom(
        eb
          .selectFrom('acknowledgements as k')
          .select([
            'k.id',
            'k.kind',
            'k.accepted',
            'k.accepted_count',
            'k.rejected_count',
            'k.received_at',
            'k.reasons',
          ])
          .whereRef('k.agency_id', '=', 'transmissions.agency_id')
          .whereRef('k.transmission_id', '=', 'transmissions.id')
          .orderBy('k.received_at', 'desc')
          .orderBy('k.id', 'desc'),
      )
        // Kysely takes digits in JSON for a number.
        .$castTo<Answered[]>()
        .as('acknowledgements'),
      'files.name as file_name',
    ])

export const findTransmission = (tx: Tx, id: string) =>
  transmissions(tx).where('transmissions.id', '=', id).executeTakeFirst()

export type TransmissionRecord = NonNullable<Awaited<ReturnType<typeof findTransmission>>>

/** Files that were made, newest first. */
export function findTransmissions(tx: Tx, filter: { payor_id?: string } & Paging) {
  const { payor_id: payorId } = filter
  const matching = transmissions(tx).$if(payorId !== undefined, (q) =>
    q.where('transmissions.payor_id', '=', payorId ?? ''),
  )
  return paged(
    tx,
    matching.orderBy('transmissions.created_at', 'desc').orderBy('transmissions.id', 'desc'),
    matching.clearSelect(),
    filter,
  )
}
