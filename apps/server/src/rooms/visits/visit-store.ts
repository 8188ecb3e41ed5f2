import { type SqlBool, sql, type Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { holding } from '../../plumbing/db/holding.ts'
import type { Tx } from '../../plumbing/db/pool.ts'
import { prepared } from '../../plumbing/db/prepared.ts'
import type { Visits } from '../../plumbing/db/schema.generated.ts'
import { coverOf } from './absences/cover-store.ts'
import { isOverAuthorized, overlapsAnother } from './shown/matter-store.ts'
import { serviceCodeOf, verificationsOf } from './shown/verification-store.ts'
import { ownCodesKept } from './reasons/kept-store.ts'
import { askedFor, servicesOfVisit } from './service-store.ts'

/** Visits with everything that their page shows, from whatever room it comes. */
const selectVisits = (tx: Tx) =>
  tx
    .selectFrom('visits as v')
    .innerJoin('clients as c', (join) =>
      join.onRef('c.agency_id', '=', 'v.agency_id').onRef('c.id', '=', 'v.client_id'),
    )
    .leftJoin('agents as g', (join) =>
      join.onRef('g.agency_id', '=', 'v.agency_id').onRef('g.id', '=', 'v.agent_id'),
    )
    .leftJoin('payors as p', (join) =>
      join.onRef('p.agency_id', '=', 'v.agency_id').onRef('p.id', '=', 'v.payor_id'),
    )
    .leftJoin('live_signatures as x', (join) =>
      join
        .onRef('x.agency_id', '=', 'v.agency_id')
        .on('x.subject_type', '=', 'visit')
        .onRef('x.subject_id', '=', 'v.id')
        .on('x.signer_role', '=', 'client'),
    )
    .leftJoin('client_addresses as d', (join) =>
      join
        .onRef('d.agency_id', '=', 'v.agency_id')
        .onRef('d.client_id', '=', 'v.client_id')
        .on('d.primary', '=', true),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('visit_claims as k')
          .innerJoin('claim_cash as e', (join) =>
            join.onRef('e.agency_id', '=', 'k.agency_id').onRef('e.claim_id', '=', 'k.id'),
          )
          .select(({ fn }) => [
            fn.sum<number | null>('e.amount_cents').as('cents'),
            fn.max<string | null>('e.created_at').as('at'),
          ])
          .whereRef('k.agency_id', '=', 'v.agency_id')
          .whereRef('k.visit_id', '=', 'v.id')
          .as('paid'),
      (join) => join.onTrue(),
    )
    .selectAll('v')
    .select((eb) => [
      'c.name as client_name',
      'c.phone as client_phone',
      'g.name as agent_name',
      'g.phone as agent_phone',
      'p.name as payor_name',
      eb
        .selectFrom('integration_accounts as ia')
        .select('ia.vendor')
        .whereRef('ia.agency_id', '=', 'p.agency_id')
        .whereRef('ia.id', '=', 'p.evv_account_id')
        .as('evv_vendor'),
      'x.file_id as signature_file_id',
      'x.signer_role',
      'x.waived_at as signature_waived_at',
      'x.signed_by',
      'x.signed_at',
      'x.document_hash',
      'd.street',
      'd.unit',
      'd.city',
      'd.state',
      'd.zip',
      'd.latitude',
      'd.longitude',
      jsonArrayFrom(
        eb
          .selectFrom('visit_claims as k')
          .select(['k.id', 'k.number', 'k.status', 'k.transmitted_at'])
          .whereRef('k.agency_id', '=', 'v.agency_id')
          .whereRef('k.visit_id', '=', 'v.id')
          .orderBy('k.number'),
      ).as('claims'),
      verificationsOf.as('verifications'),
      serviceCodeOf.as('service_code'),
      jsonArrayFrom(
        eb
          .selectFrom('shown_comments as m')
          .select(['m.id', 'm.body', 'm.author', 'm.created_at'])
          .whereRef('m.agency_id', '=', 'v.agency_id')
          .where('m.subject_type', '=', 'visit')
          .whereRef('m.subject_id', '=', 'v.id')
          .orderBy('m.id', 'desc')
          .limit(5),
      ).as('comments'),
      sql<number>`(select count(*) from shown_comments m where m.agency_id = v.agency_id
        and m.subject_type = 'visit' and m.subject_id = v.id)`.as('comment_count'),
      sql<number>`(select count(*) from open_alerts a where a.agency_id = v.agency_id
        and a.subject_type = 'visit' and a.subject_id = v.id)`.as('alert_count'),
      servicesOfVisit('v').as('services'),
      coverOf('v'),
      ownCodesKept.as('own_codes'),
      overlapsAnother('v').as('overlaps_another'),
      isOverAuthorized('v').as('over_authorized'),
      'paid.cents as paid_cents',
      'paid.at as paid_at',
      jsonArrayFrom(
        eb
          .selectFrom('service_categories as sc')
          .innerJoin('service_activities as sa', (join) =>
            join.onRef('sa.agency_id', '=', 'sc.agency_id').onRef('sa.category_id', '=', 'sc.id'),
          )
          .leftJoin('visit_activities as va', (join) =>
            join
              .onRef('va.agency_id', '=', 'sa.agency_id')
              .onRef('va.activity_id', '=', 'sa.id')
              .onRef('va.visit_id', '=', 'v.id'),
          )
          .select([
            'sa.id as activity_id',
            'sc.name as category',
            'sa.name',
            'va.status',
            'va.note',
          ])
          .innerJoin('visit_services as vs', (join) =>
            join
              .onRef('vs.agency_id', '=', 'sc.agency_id')
              .onRef('vs.service_id', '=', 'sc.service_id')
              .onRef('vs.visit_id', '=', 'v.id'),
          )
          .whereRef('sc.agency_id', '=', 'v.agency_id')
          // What was answered stays to be read after the service or the shift lost the activity.
          .where((q) =>
            q.or([
              q('va.status', 'is not', null),
              q.and([q('sa.status', '=', 'active'), q('sc.status', '=', 'active'), askedFor]),
            ]),
          )
          .orderBy('vs.position')
          .orderBy('sc.position')
          .orderBy('sa.position'),
      ).as('activities'),
    ])

type Asked = { id: string; ownAgentId: string | null }

const ownOnly = (agentId: string | null) =>
  sql<SqlBool>`(${agentId}::uuid is null or (v.agent_id = ${agentId}::uuid and not v.draft))`

const visitOf = prepared((tx, { id, ownAgentId }: Asked) =>
  selectVisits(tx).where('v.id', '=', id).where(ownOnly(ownAgentId)),
)

/** One visit; of `ownAgentId` only, where that is given. */
export const findVisit = async (tx: Tx, id: string, ownAgentId: string | null) =>
  (await visitOf(tx, { id, ownAgentId }))[0]

export type VisitFacts = NonNullable<Awaited<ReturnType<typeof findVisit>>>

/** An agent's visits of some days that count, and what they still have open from before. */
export const findVisitsAround = (
  tx: Tx,
  at: { agentId: string; from: string; through: string; most: number },
) =>
  selectVisits(tx)
    .where('v.agent_id', '=', at.agentId)
    .where('v.draft', '=', false)
    .where((eb) =>
      eb.or([
        eb('v.status', '=', 'in_progress'),
        eb.and([
          eb('v.status', 'not in', ['canceled', 'archived']),
          eb('v.starts_at', '>=', at.from),
          eb('v.starts_at', '<', at.through),
        ]),
      ]),
    )
    .orderBy('v.starts_at')
    .orderBy('v.id')
    .limit(at.most)
    .execute()

const hold = holding((tx) => tx.selectFrom('visits'))

/** The same, held against changes until the transaction ends. */
export async function lockVisit(tx: Tx, id: string, ownAgentId: string | null) {
  await hold(tx, id)
  return findVisit(tx, id, ownAgentId)
}

type Changes = Updateable<Visits>

/** A statement for each set of columns that a verb changes. */
const savings = new Map<string, ReturnType<typeof savingOf>>()

const savingOf = (columns: readonly string[]) =>
  prepared((tx, values: Changes & { id: string }) =>
    tx
      .updateTable('visits')
      .set({
        ...Object.fromEntries(columns.map((column) => [column, values[column as keyof Changes]])),
        lock_version: sql`lock_version + 1`,
      })
      .where('id', '=', values.id)
      .returningAll(),
  )

/**
 * Changes a visit that is held; answers it as it is then. Only what differs is written: a column that is
 * written as it was costs as much as one that changed.
 */
export async function saveVisit(tx: Tx, visit: VisitFacts, set: Changes): Promise<VisitFacts> {
  const columns = Object.keys(set).filter(
    (column) => set[column as keyof Changes] !== visit[column as keyof Visits],
  )
  const save = savings.get(String(columns)) ?? savingOf(columns)
  savings.set(String(columns), save)
  const [saved] = await save(tx, { ...set, id: visit.id })
  if (!saved) throw new Error('A visit on hold no longer exists.')
  return { ...visit, ...saved }
}
