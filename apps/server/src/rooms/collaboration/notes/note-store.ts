import type { NoteKind } from '@homeward/domain/collaboration/notes'
import type { ParentOf } from '@homeward/domain/files/subjects'
import { type RawBuilder, sql } from 'kysely'
import { metaOf } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { searchPatterns } from '../../../plumbing/db/search.ts'

type Filter = {
  search?: string | undefined
  kind?: NoteKind | undefined
  parent_type?: ParentOf<'comment'> | undefined
  author?: string | undefined
  /** Instants: from, and before. */
  from: Date | null
  before: Date | null
  page: number
  items: number
}

type NoteRow = {
  id: string
  kind: NoteKind
  body: string
  author: string | null
  user_id: string | null
  parent_type: ParentOf<'comment'>
  parent_id: string
  parent_label: string
  at: string
}

const clientName = sql`c.name`
const visitLabel = sql`${clientName} || ', ' || v.scheduled_date`

/** Everything that people wrote down; each part reads an index of its own, newest first. */
const notes = sql`(
  select k.id::text as id, 'comment' as kind, k.body, k.author, k.user_id,
    initcap(k.subject_type) as parent_type, k.subject_id as parent_id,
    case when k.visit_id is not null then ${visitLabel}
      when k.agent_id is not null then a.name
      else ${clientName} end as parent_label,
    k.created_at as at
  from comments k
  left join visits v on v.agency_id = k.agency_id and v.id = k.visit_id
  left join agents a on a.agency_id = k.agency_id and a.id = k.agent_id
  left join clients c on c.agency_id = k.agency_id and c.id = coalesce(k.client_id, v.client_id)
  where k.deleted_at is null
  union all
  select v.id::text, 'review', v.review_note, v.reviewed_by_name, v.reviewed_by, 'Visit', v.id,
    ${visitLabel}, v.reviewed_at
  from visits v
  join clients c on c.agency_id = v.agency_id and c.id = v.client_id
  where v.review_note is not null and v.reviewed_at is not null
  union all
  select n.visit_id || ':' || n.activity_id, 'activity', n.note,
    a.name, a.user_id, 'Visit', v.id, ${visitLabel}, n.answered_at
  from visit_activities n
  join visits v on v.agency_id = n.agency_id and v.id = n.visit_id
  join clients c on c.agency_id = v.agency_id and c.id = v.client_id
  left join agents a on a.agency_id = v.agency_id and a.id = v.agent_id
  where n.note is not null
) notes`

/** One page of notes, newest first, and how many there are. */
export async function findNotes(tx: Tx, filter: Filter) {
  const where = sql.join(conditionsOf(filter), sql` and `)
  const count = await sql<{ total: number }>`select count(*) as total from ${notes}
    where ${where}`.execute(tx)
  const { rows } = await sql<NoteRow>`select * from ${notes} where ${where}
    order by at desc, id desc
    limit ${filter.items} offset ${(filter.page - 1) * filter.items}`.execute(tx)
  return { rows, meta: metaOf(filter, count.rows[0]?.total ?? 0) }
}

function conditionsOf(filter: Filter): RawBuilder<unknown>[] {
  const conditions = [sql`true`]
  if (filter.kind) conditions.push(sql`kind = ${filter.kind}`)
  if (filter.parent_type) conditions.push(sql`parent_type = ${filter.parent_type}`)
  if (filter.from) conditions.push(sql`at >= ${filter.from.toISOString()}::timestamptz`)
  if (filter.before) conditions.push(sql`at < ${filter.before.toISOString()}::timestamptz`)
  for (const pattern of searchPatterns(filter.author)) {
    conditions.push(sql`author ilike ${pattern}`)
  }
  for (const pattern of searchPatterns(filter.search)) {
    conditions.push(sql`(body ilike ${pattern} or author ilike ${pattern}
      or parent_label ilike ${pattern})`)
  }
  return conditions
}
