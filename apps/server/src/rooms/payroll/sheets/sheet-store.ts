import type { Correction } from '@homeward/domain/payroll/facts'
import { type Insertable, sql, type Updateable } from 'kysely'
import { insertRows } from '../../../plumbing/db/insert-rows.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { anyOf, prepared } from '../../../plumbing/db/prepared.ts'
import type { TimesheetLines, Timesheets } from '../../../plumbing/db/schema.generated.ts'

type Asked = { week: string; agents: readonly string[] }

const ofWeek = prepared((tx, { week, agents }: Asked) =>
  tx
    .selectFrom('timesheets')
    .selectAll()
    .where('week', '=', week)
    .where('agent_id', '=', anyOf(agents)),
)

/** The timesheets of people of one week. */
export const findSheets = (tx: Tx, week: string, agents: readonly string[]) =>
  ofWeek(tx, { week, agents })
export type SheetRow = Awaited<ReturnType<typeof findSheets>>[number]

const lines = prepared((tx, { ids }: { ids: readonly string[] }) =>
  tx
    .selectFrom('timesheet_lines')
    .selectAll()
    .where('timesheet_id', '=', anyOf(ids))
    .orderBy('timesheet_id')
    .orderBy('position'),
)

/** The lines of timesheets, in order. */
export const findLines = (tx: Tx, ids: readonly string[]) => lines(tx, { ids })
export type LineRow = Awaited<ReturnType<typeof findLines>>[number]

const settled = prepared((tx, { ids, week }: { ids: readonly string[]; week: string }) =>
  tx
    .selectFrom('timesheet_lines as l')
    .innerJoin('timesheets as t', (join) =>
      join.onRef('t.agency_id', '=', 'l.agency_id').onRef('t.id', '=', 'l.timesheet_id'),
    )
    .select('t.agent_id')
    .select((eb) => eb.fn.sum<number>('l.cents').as('cents'))
    .where('t.agent_id', '=', anyOf(ids))
    .where('t.status', '=', sql.lit('acknowledged' as const))
    .where('l.corrected_week', '=', week)
    .groupBy('t.agent_id'),
)

/** What acknowledged timesheets of people settled of a week, in cents, by person. */
export const findSettled = async (tx: Tx, week: string, agents: readonly string[]) =>
  new Map((await settled(tx, { ids: agents, week })).map((row) => [row.agent_id, row.cents]))

const owing = prepared((tx, { week, agents }: Asked) =>
  tx
    .selectFrom('timesheets as t')
    .select(['t.agent_id', 't.week', 't.owed_cents', 't.owed_reason'])
    .where('t.agent_id', '=', anyOf(agents))
    .where('t.week', '<', week)
    .where('t.owed_cents', '<>', 0)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('timesheets as d')
            .select(sql.lit(1).as('one'))
            .whereRef('d.agency_id', '=', 't.agency_id')
            .whereRef('d.agent_id', '=', 't.agent_id')
            .where('d.status', '=', sql.lit('draft' as const))
            .whereRef('d.week', '>', 't.week')
            .where('d.week', '<', week),
        ),
      ),
    )
    .orderBy('t.week'),
)

/** Acknowledged weeks that owe something and for which this is the next open week. */
export const findOwing = (tx: Tx, week: string, agents: readonly string[]) =>
  owing(tx, { week, agents })

export const insertSheets = (tx: Tx, rows: readonly Insertable<Timesheets>[]) =>
  insertRows(tx.insertInto('timesheets'), rows)

export const insertLines = (tx: Tx, rows: readonly Insertable<TimesheetLines>[]) =>
  insertRows(tx.insertInto('timesheet_lines'), rows)

export const saveSheet = (tx: Tx, id: string, set: Updateable<Timesheets>) =>
  tx
    .updateTable('timesheets')
    .set({ ...set, updated_at: sql`now()`, lock_version: sql`lock_version + 1` })
    .where('id', '=', id)
    .execute()

export const deleteSheets = (tx: Tx, ids: readonly string[]) =>
  tx.deleteFrom('timesheets').where('id', '=', anyOf(ids)).execute()

export const deleteLines = (tx: Tx, ids: readonly string[]) =>
  tx.deleteFrom('timesheet_lines').where('timesheet_id', '=', anyOf(ids)).execute()

/** What is owed for an acknowledged week changes beside its frozen figures. */
export const saveOwed = (tx: Tx, id: string, cents: number, reason: string | null) =>
  tx
    .updateTable('timesheets')
    .set({ owed_cents: cents, owed_reason: reason })
    .where('id', '=', id)
    .execute()

/** The next open week after a week, or the one after the last that was acknowledged. */
export const findOpenWeek = async (tx: Tx, agentId: string, week: string) => {
  const row = await tx
    .selectFrom('timesheets')
    .select((eb) => [
      eb.fn.min<string | null>('week').filterWhere('status', '=', 'draft').as('draft'),
      eb.fn.max<string | null>('week').as('last'),
    ])
    .where('agent_id', '=', agentId)
    .where('week', '>=', week)
    .executeTakeFirst()
  return row ?? { draft: null, last: null }
}

/** What a timesheet settled of earlier weeks is owed no more. */
export const lowerOwed = (tx: Tx, agentId: string, settled: readonly Correction[]) =>
  sql`
    update timesheets t
    set owed_cents = t.owed_cents - s.cents,
      owed_reason = case when t.owed_cents <> s.cents then t.owed_reason end
    from json_to_recordset(${JSON.stringify(settled)}::json) s (week date, cents integer)
    where t.agent_id = ${agentId} and t.week = s.week and t.status = 'acknowledged'`.execute(tx)

type Frozen = { ids: readonly string[]; facts: readonly string[] }
type By = { at: string; by: string | null; name: string; reason: string | null }

/** Freezes timesheets with what their figures followed from, in one statement. */
export const freezeSheets = (tx: Tx, { ids, facts }: Frozen, { at, by, name, reason }: By) =>
  sql`
    update timesheets t
    set status = 'acknowledged', acknowledged_at = ${at}, acknowledged_by = ${by},
      acknowledged_by_name = ${name}, acknowledged_reason = ${reason}, facts = f.facts,
      lock_version = lock_version + 1, updated_at = now()
    from unnest(${ids}::uuid[], ${facts}::jsonb[]) f (id, facts)
    where t.id = f.id`.execute(tx)
