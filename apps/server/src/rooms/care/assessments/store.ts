import type { AssessmentState, CareplanStatus } from '@homeward/domain/care/vocabulary'
import { type Insertable, sql, type Updateable } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { type Paging, paged } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { Assessments } from '../../../plumbing/db/schema.generated.ts'
import { assessedServices } from './service-store.ts'

type AgentColumn = 'agent_id' | 'observed_by_id' | 'corrector_id'

/** Assessments with the names of all that they refer to, in one statement. */
const shown = (tx: Tx) =>
  tx
    .selectFrom('assessments as s')
    .innerJoin('clients as c', (join) =>
      join.onRef('c.agency_id', '=', 's.agency_id').onRef('c.id', '=', 's.client_id'),
    )
    .leftJoin('files as f', (join) =>
      join.onRef('f.agency_id', '=', 's.agency_id').onRef('f.id', '=', 's.file_id'),
    )
    .selectAll('s')
    .select((eb) => {
      const agent = (column: AgentColumn) =>
        jsonObjectFrom(
          eb
            .selectFrom('agents as a')
            .select(['a.id', 'a.name'])
            .whereRef('a.agency_id', '=', 's.agency_id')
            .whereRef('a.id', '=', `s.${column}`),
        )
      return [
        'c.name as client_name',
        'f.name as file_name',
        agent('agent_id').as('agent'),
        agent('observed_by_id').as('observed_by'),
        agent('corrector_id').as('corrector'),
        jsonObjectFrom(
          eb
            .selectFrom('authorizations as z')
            .innerJoin('payors as p', (join) =>
              join.onRef('p.agency_id', '=', 'z.agency_id').onRef('p.id', '=', 'z.payor_id'),
            )
            .select(['z.id', 'z.number', 'z.start_date', 'z.end_date', 'p.name as payor_name'])
            .whereRef('z.agency_id', '=', 's.agency_id')
            .whereRef('z.id', '=', 's.authorization_id'),
        ).as('authorization'),
        jsonArrayFrom(assessedServices(eb)).as('services'),
      ]
    })

export const findAssessment = (tx: Tx, id: string) =>
  shown(tx).where('s.id', '=', id).executeTakeFirst()

export type AssessmentRow = NonNullable<Awaited<ReturnType<typeof findAssessment>>>

type Filter = {
  client_id?: string | undefined
  authorization_id?: string | undefined
  status?: CareplanStatus | undefined
  sort: string
} & Paging

/** Stored statuses that a status on a day can come from; the dates decide among them. */
const storedAs = (status: CareplanStatus): AssessmentState =>
  status === 'draft' || status === 'archived' ? status : 'scheduled'

/** Assessments of a page; `today` decides which are scheduled, active and inactive. */
export async function findAssessments(tx: Tx, filter: Filter, today: string) {
  const { client_id, authorization_id, status, sort } = filter
  const matching = tx
    .selectFrom('assessments')
    .$if(client_id !== undefined, (q) => q.where('assessments.client_id', '=', client_id ?? ''))
    .$if(authorization_id !== undefined, (q) =>
      q.where('assessments.authorization_id', '=', authorization_id ?? ''),
    )
    .$if(status !== undefined, (q) =>
      q.where('assessments.status', '=', storedAs(status ?? 'draft')),
    )
    .$if(status === 'scheduled', (q) => q.where('assessments.start_date', '>', today))
    .$if(status === 'inactive', (q) => q.where('assessments.end_date', '<', today))
    .$if(status === 'active', (q) =>
      q.where('assessments.start_date', '<=', today).where('assessments.end_date', '>=', today),
    )
  const column = sort.endsWith('end_date') ? 'assessments.end_date' : 'assessments.start_date'
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const ids = matching
    .select('assessments.id')
    .orderBy(column, direction)
    .orderBy('assessments.id', direction)
  const { rows: onPage, meta } = await paged(tx, ids, matching, filter)
  if (onPage.length === 0) return { rows: [], meta }
  const rows = await shown(tx)
    .where(
      's.id',
      'in',
      onPage.map(({ id }) => id),
    )
    .orderBy(sort.endsWith('end_date') ? 's.end_date' : 's.start_date', direction)
    .orderBy('s.id', direction)
    .execute()
  return { rows, meta }
}

/** The stored assessment, locked until the transaction ends. */
export const lockAssessment = (tx: Tx, id: string) =>
  tx.selectFrom('assessments').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

export const insertAssessment = (tx: Tx, row: Insertable<Assessments>) =>
  tx.insertInto('assessments').values(row).execute()

export const saveAssessment = (tx: Tx, id: string, set: Updateable<Assessments>) =>
  tx
    .updateTable('assessments')
    .set({ ...set, lock_version: sql`lock_version + 1` })
    .where('id', '=', id)
    .execute()

/** Those of the people that exist. */
export const findKnownAgents = async (tx: Tx, ids: readonly string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set()
  const rows = await tx.selectFrom('agents').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}
