import { type SqlBool, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Tx } from '../../plumbing/db/pool.ts'
import { prepared } from '../../plumbing/db/prepared.ts'
import { found } from '../../plumbing/failure.ts'
import { neighbourOf } from './list/list-store.ts'
import type { ClientProfile } from './store.ts'

/** How many records of each kind a profile shows. */
const few = 20

type Asked = Pick<ClientProfile, 'id' | 'status'> & { today: string }

/** The related records of one client in one statement: rows of other rooms, and the neighbors. */
export async function findRelated(tx: Tx, { id, status }: ClientProfile, today: string) {
  const [related] = await relatedTo(tx, { id, status, today })
  return found(related)
}

const relatedTo = prepared((tx, client: Asked) => {
  const { today } = client
  const plain = { status: client.status, sort: 'last_name', memberIdIndexes: null, today }
  const authorizations = authorizationsOf(tx, client.id)
  const careplans = tx
    .selectFrom('client_careplans as p')
    .where('p.client_id', '=', client.id)
    .where('p.status', '!=', 'archived')
  const alerts = tx
    .selectFrom('open_alerts as l')
    .where('l.subject_type', '=', 'client')
    .where('l.subject_id', '=', client.id)
  const comments = tx
    .selectFrom('shown_comments as m')
    .where('m.subject_type', '=', 'client')
    .where('m.subject_id', '=', client.id)
  const inForce = sql<SqlBool>`${today}::date between a.start_date and a.end_date`
  return tx.selectNoFrom((eb) => [
    jsonArrayFrom(authorizations.orderBy('a.start_date', 'desc').limit(few)).as('authorizations'),
    jsonArrayFrom(authorizations.where(inForce).orderBy('a.start_date').limit(few)).as(
      'active_authorizations',
    ),
    eb
      .selectFrom('client_authorizations as b')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('b.client_id', '=', client.id)
      .where('b.status', '!=', 'archived')
      .where('b.end_date', '>=', today)
      .as('authorizations_ahead'),
    eb
      .selectFrom('client_authorizations as b')
      .select(({ fn }) => fn.max('b.end_date').as('until'))
      .where('b.client_id', '=', client.id)
      .where('b.status', '!=', 'archived')
      .where('b.start_date', '<=', today)
      .where('b.end_date', '>=', today)
      .as('authorized_until'),
    jsonArrayFrom(
      careplans
        .select(['p.id', 'p.status', 'p.start_date', 'p.end_date', 'p.authorization_id'])
        .orderBy('p.start_date', 'desc')
        .limit(few),
    ).as('careplans'),
    careplans
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('p.status', '=', 'active')
      .where('p.end_date', '>=', today)
      .as('careplans_ahead'),
    jsonArrayFrom(
      tx
        .selectFrom('client_assessments as e')
        .select(['e.id', 'e.status', 'e.start_date', 'e.end_date', 'e.authorization_id'])
        .where('e.client_id', '=', client.id)
        .where('e.status', '!=', 'archived')
        .orderBy('e.start_date', 'desc')
        .limit(few),
    ).as('assessments'),
    jsonArrayFrom(shiftsOf(tx, client)).as('shifts'),
    jsonArrayFrom(
      comments
        .select(['m.id', 'm.body', 'm.author', 'm.created_at'])
        .orderBy('m.id', 'desc')
        .limit(5),
    ).as('comments'),
    comments.select(({ fn }) => fn.countAll<number>().as('count')).as('comments_count'),
    jsonArrayFrom(
      tx
        .selectFrom('client_verifications')
        .innerJoin('integration_accounts', (join) =>
          join
            .onRef('integration_accounts.agency_id', '=', 'client_verifications.agency_id')
            .onRef('integration_accounts.id', '=', 'client_verifications.account_id'),
        )
        .select([
          'client_verifications.status',
          'client_verifications.verified_at',
          'integration_accounts.name as account',
          'integration_accounts.vendor',
        ])
        .where('client_verifications.client_id', '=', client.id)
        .orderBy('integration_accounts.name')
        .orderBy('client_verifications.id'),
    ).as('verifications'),
    jsonArrayFrom(
      alerts
        .select(['l.id', 'l.title', 'l.priority', 'l.date'])
        .orderBy('l.date')
        .orderBy('l.id')
        .limit(few),
    ).as('alerts'),
    alerts.select(({ fn }) => fn.countAll<number>().as('count')).as('alerts_count'),
    eb
      .selectFrom('attachments as t')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('t.subject_type', '=', 'client')
      .where('t.subject_id', '=', client.id)
      .where('t.status', '=', 'active')
      .as('attachments_count'),
    jsonObjectFrom(neighbourOf(tx, client.id, plain, 'before')).as('prev'),
    jsonObjectFrom(neighbourOf(tx, client.id, plain, 'after')).as('next'),
  ])
})

const authorizationsOf = (tx: Tx, clientId: string) =>
  tx
    .selectFrom('client_authorizations as a')
    .select((eb) => [
      'a.id',
      'a.number',
      'a.status',
      'a.start_date',
      'a.end_date',
      'a.units',
      'a.unit_period',
      jsonObjectFrom(
        eb
          .selectFrom('payors as y')
          .select(['y.id', 'y.name'])
          .whereRef('y.agency_id', '=', 'a.agency_id')
          .whereRef('y.id', '=', 'a.payor_id'),
      )
        .$notNull()
        .as('payor'),
      jsonArrayFrom(
        eb
          .selectFrom('services as v')
          .select(['v.id', 'v.label'])
          .whereRef('v.agency_id', '=', 'a.agency_id')
          .where('v.id', '=', sql<string>`any(a.service_ids)`)
          .orderBy(sql`array_position(a.service_ids, v.id)`),
      ).as('services'),
    ])
    .where('a.client_id', '=', clientId)
    .where('a.status', '!=', 'archived')

/** Of the care plans that are active and not over. */
const shiftsOf = (tx: Tx, { id, today }: Asked) =>
  tx
    .selectFrom('client_shifts as h')
    .innerJoin('client_careplans as p', (join) =>
      join.onRef('p.agency_id', '=', 'h.agency_id').onRef('p.id', '=', 'h.careplan_id'),
    )
    .select([
      'h.id',
      'h.careplan_id',
      'h.number',
      sql<string>`to_char(h.scheduled_time, 'HH24:MI')`.as('scheduled_time'),
      'h.scheduled_duration',
      'h.recurring_rule',
      'h.agent_id',
    ])
    .where('h.client_id', '=', id)
    .where('p.end_date', '>=', today)
    .orderBy('h.careplan_id')
    .orderBy('h.number')
    .limit(100)
