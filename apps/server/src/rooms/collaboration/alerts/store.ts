import { alertPriorities, type AlertPriority } from '@homeward/domain/collaboration/alerts'
import { type SubjectName, subjectTypeFor } from '@homeward/domain/files/subjects'
import { type Insertable, sql, type Updateable } from 'kysely'
import { type Paging, paged, pagedOnce } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { Alerts } from '../../../plumbing/db/schema.generated.ts'
import { searchPatterns } from '../../../plumbing/db/search.ts'

type AlertFilter = {
  parent_type?: SubjectName | undefined
  parent_id?: string | undefined
  status: 'active' | 'archived' | 'all'
  priority?: AlertPriority | undefined
  by_date?: { start_date?: string | undefined; end_date?: string | undefined } | undefined
  search?: string | undefined
  sort: string
} & Paging

/** Alerts with their record: a client, an agent, or a visit and its client. */
export const selectAlerts = (tx: Tx) =>
  tx
    .selectFrom('alerts')
    .leftJoin('visits', (join) =>
      join
        .onRef('visits.agency_id', '=', 'alerts.agency_id')
        .onRef('visits.id', '=', 'alerts.visit_id'),
    )
    .leftJoin('clients', (join) =>
      join
        .onRef('clients.agency_id', '=', 'alerts.agency_id')
        .onRef('clients.id', '=', 'alerts.client_id'),
    )
    .leftJoin('clients as visited', (join) =>
      join
        .onRef('visited.agency_id', '=', 'visits.agency_id')
        .onRef('visited.id', '=', 'visits.client_id'),
    )
    .leftJoin('agents', (join) =>
      join
        .onRef('agents.agency_id', '=', 'alerts.agency_id')
        .onRef('agents.id', '=', 'alerts.agent_id'),
    )
    .select(shown)
    .select(parentName.as('parent_name'))

const parentName = sql<string>`coalesce(clients.name,
  visited.name, agents.name)`

const shown = [
  'alerts.id',
  'alerts.title',
  'alerts.body',
  'alerts.subject_type',
  'alerts.subject_id',
  'alerts.date',
  'alerts.priority',
  'alerts.repeat',
  'alerts.audience',
  'alerts.status',
  'alerts.author',
  'alerts.created_at',
  'alerts.lock_version',
] as const

const priorityRank = sql<number>`array_position(${sql.lit(`{${alertPriorities.join(',')}}`)}::text[], alerts.priority)`

const orders = {
  date: [sql`alerts.date`],
  priority: [priorityRank, sql`alerts.date`],
  created_at: [sql`alerts.created_at`],
} as const

/** Whose first and last name together fit; what they are found by has more than names. */
const named = (table: 'clients' | 'agents', pattern: string) => sql`(
  select id from ${sql.raw(`app.${table}_found`)}(array[${pattern}]) where name ilike ${pattern})`

/** A word of a search is part of the alert or of the name of what it hangs on. */
const found = (pattern: string) => sql<boolean>`(
  alerts.id in (select app.alerts_worded(${pattern}))
  or case alerts.subject_type
    when 'agent' then alerts.agent_id in ${named('agents', pattern)}
    else coalesce(alerts.client_id, alerts.visited_client_id) in ${named('clients', pattern)} end)`

function matching(tx: Tx, filter: AlertFilter) {
  const { parent_type: name, parent_id: parentId, status, priority, by_date: days } = filter
  let all = tx.selectFrom('alerts')
  if (status !== 'all') all = all.where('alerts.status', '=', status)
  if (priority) all = all.where('alerts.priority', '=', priority)
  if (days?.start_date) all = all.where('alerts.date', '>=', days.start_date)
  if (days?.end_date) all = all.where('alerts.date', '<=', days.end_date)
  if (name) {
    const type = subjectTypeFor('alert', name)
    all = type ? all.where('alerts.subject_type', '=', type) : all.where(sql.lit(false))
  }
  if (parentId) all = all.where('alerts.subject_id', '=', parentId)
  for (const pattern of searchPatterns(filter.search)) all = all.where(found(pattern))
  return all
}

/** A page of alerts, each with the name of its record: first the IDs, then the shown columns. */
export async function findAlerts(tx: Tx, filter: AlertFilter) {
  const all = matching(tx, filter)
  const direction = filter.sort.startsWith('-') ? 'desc' : 'asc'
  const columns = [...orders[sortOf(filter.sort)], sql`alerts.id`]
  const ordered = columns.reduce(
    (query, column) => query.orderBy(column, direction),
    all.select('alerts.id'),
  )
  const { rows: onPage, meta } = await (filter.search ? pagedOnce : paged)(tx, ordered, all, filter)
  const ids = onPage.map(({ id }) => id)
  if (ids.length === 0) return { rows: [], meta }
  const rows = await columns
    .reduce(
      (query, column) => query.orderBy(column, direction),
      selectAlerts(tx).where('alerts.id', 'in', ids),
    )
    .execute()
  return { rows, meta }
}

const sortOf = (sort: string): keyof typeof orders => {
  const column = sort.replace('-', '')
  return column === 'priority' || column === 'created_at' ? column : 'date'
}

export const findAlert = (tx: Tx, id: string) =>
  selectAlerts(tx).where('alerts.id', '=', id).executeTakeFirst()

export type StoredAlert = NonNullable<Awaited<ReturnType<typeof findAlert>>>

/** Locks an alert until the transaction ends. */
export const lockAlert = (tx: Tx, id: string) =>
  tx.selectFrom('alerts').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

export const insertAlerts = (tx: Tx, alerts: readonly Insertable<Alerts>[]) =>
  tx.insertInto('alerts').values(alerts).execute()

export const updateAlertRow = (tx: Tx, id: string, change: Updateable<Alerts>) =>
  tx
    .updateTable('alerts')
    .set((eb) => ({ ...change, lock_version: eb('lock_version', '+', 1) }))
    .where('id', '=', id)
    .execute()
