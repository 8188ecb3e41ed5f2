import { type ExpressionBuilder, sql } from 'kysely'
import { metaOf, type Paging, paged, refuseTooDeep } from '../../plumbing/db/page.ts'
import type { Tx } from '../../plumbing/db/pool.ts'
import type { DB } from '../../plumbing/db/schema.generated.ts'
import { searchPatterns } from '../../plumbing/db/search.ts'

type AuditFilter = {
  recordType?: string | undefined
  recordId?: string | undefined
  userId?: string | undefined
  search?: string | undefined
  action?: string | undefined
  only?: 'changes' | 'looks' | undefined
  /** From this instant on, and before that one. */
  from?: Date | undefined
  before?: Date | undefined
}

/** Audit events of the agency that fit every filter given, newest first. */
export async function findAuditEvents(
  tx: Tx,
  { page, items, exact_count, ...filter }: AuditFilter & Paging,
) {
  const query = matching(tx, filter)
  const paging = { page, items, exact_count }
  if (Object.values(filter).some((value) => value !== undefined && value !== '')) {
    return pageOf(tx, query, paging)
  }
  const total = await countEvents(tx)
  return { rows: await rowsAt(tx, query, paging, total), meta: metaOf(paging, total) }
}

/** Rows of the whole trail, of which it is known how long it is, walked from the end that is nearer. */
async function rowsAt(tx: Tx, query: Matching, { page, items }: Paging, total: number) {
  const before = (page - 1) * items
  const shown = Math.min(items, total - before)
  if (shown <= 0) return []
  const after = total - before - shown
  const [direction, offset] =
    after < before ? (['asc', after] as const) : (['desc', before] as const)
  refuseTooDeep(offset)
  const onPage = await query
    .select('id')
    .orderBy('at', direction)
    .orderBy('id', direction)
    .limit(shown)
    .offset(offset)
    .execute()
  return rowsOf(tx, onPage)
}

type History = { type: string; id: string; olderThan?: string | undefined }

/** What became of one record: looks at it and refusals are left out. */
export function findHistory(tx: Tx, { type, id, olderThan, ...paging }: History & Paging) {
  const query = matching(tx, { recordType: type, recordId: id })
    .where('action', 'not like', '%.read')
    .where('action', 'not like', '%.revealed')
    .where('action', '!=', 'access.refused')
    .where(sql<boolean>`(select app.in_office(${type}, ${id}))`)
  return pageOf(tx, olderThan === undefined ? query : query.where(before(olderThan)), paging)
}

/** The position of an event in the order of the trail, also among events of the same instant. */
const before = (eventId: string) =>
  sql<boolean>`(at, id) < (select e.at, e.id from audit_events e where e.id = ${eventId})`

type Matching = ReturnType<typeof matching>

function matching(tx: Tx, filter: AuditFilter) {
  const { recordType, recordId, userId, action, only, from, before } = filter
  let query = tx.selectFrom('audit_events')
  if (recordType !== undefined) query = query.where('record_type', '=', recordType)
  if (recordId !== undefined) query = query.where('record_id', '=', recordId)
  if (userId !== undefined) query = query.where('user_id', '=', userId)
  if (action?.includes('.')) query = query.where('action', '=', action)
  else if (action) query = query.where(sql`split_part(action, '.', 1)`, '=', action)
  if (only) query = query.where('action', only === 'looks' ? 'like' : 'not like', '%.read')
  if (from) query = query.where('at', '>=', from.toISOString())
  if (before) query = query.where('at', '<', before.toISOString())
  return query.where((eb) => eb.and(searched(eb, filter.search?.trim() ?? '')))
}

/** The id of a request is found as a whole; anything else word by word. */
function searched(eb: ExpressionBuilder<DB, 'audit_events'>, typed: string) {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(typed)) {
    return [eb('request_id', '=', typed.toLowerCase())]
  }
  return searchPatterns(typed).map((pattern) =>
    eb.or([
      eb('actor', 'ilike', pattern),
      eb('action', 'ilike', pattern),
      eb('request_id', 'ilike', pattern),
    ]),
  )
}

/** A page of the trail, newest first: first which events, then what is shown of them. */
async function pageOf(tx: Tx, query: Matching, paging: Paging) {
  const ids = query.select('id').orderBy('at', 'desc').orderBy('id', 'desc')
  const { rows, meta } = await paged(tx, ids, query, paging)
  return { rows: await rowsOf(tx, rows), meta }
}

const rowsOf = (tx: Tx, events: readonly { id: string }[]) =>
  tx
    .selectFrom('audit_events')
    .select([
      'id',
      'at',
      'user_id',
      'actor',
      'action',
      'record_type',
      'record_id',
      'changes',
      'request_id',
      sql<boolean>`exists (select from audit_chain c
        where c.agency_id = audit_events.agency_id and c.event_id = audit_events.id)`.as('sealed'),
    ])
    .where(
      'id',
      'in',
      events.map(({ id }) => id),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** All events of the agency: positions in the chain have no gaps, and what is not in it waits for it. */
async function countEvents(tx: Tx): Promise<number> {
  const { last, waiting } = await findChainState(tx)
  return Number(last?.position ?? 0) + waiting
}

/** How far the agency's trail is sealed, and how many events wait for it. */
export async function findChainState(tx: Tx) {
  const last = await tx
    .selectFrom('audit_chain')
    .select(['position', 'sealed_at'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  const { waiting } = await tx
    .selectFrom('audit_waiting as w')
    .leftJoin('audit_chain as c', (join) =>
      join.onRef('c.agency_id', '=', 'w.agency_id').onRef('c.event_id', '=', 'w.event_id'),
    )
    .where('c.event_id', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow()
  return { last, waiting: Number(waiting) }
}
