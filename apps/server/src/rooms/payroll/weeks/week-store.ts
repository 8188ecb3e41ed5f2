import { sql } from 'kysely'
import { type Paging, metaOf, refuseTooDeep } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { prepared } from '../../../plumbing/db/prepared.ts'

const figures = (tx: Tx) =>
  tx
    .selectFrom('timesheets as t')
    .select('t.week')
    .select((eb) => [
      eb.fn.countAll<number>().as('timesheets'),
      eb.fn.countAll<number>().filterWhere('t.status', '=', 'draft').as('drafts'),
      eb.fn
        .countAll<number>()
        .filterWhere('t.status', '=', 'draft')
        .filterWhere(sql<boolean>`t.exceptions <> '{}'`)
        .as('with_exceptions'),
      eb.fn.sum<number>('t.gross_cents').as('gross_pay'),
      eb.fn.sum<number>('t.reimbursed_cents').as('reimbursed'),
      eb.fn.sum<number>('t.minutes').as('minutes'),
      eb.fn.sum<number>('t.overtime_minutes').as('overtime_minutes'),
      sql<number>`(select count(*) from payroll_exports e
        where e.agency_id = (array_agg(t.agency_id))[1] and e.week = t.week)`.as('exports'),
    ])
    .groupBy('t.week')

/** A page of pay weeks, the newest first. */
export async function findWeeks(tx: Tx, paging: Paging) {
  const before = (paging.page - 1) * paging.items
  refuseTooDeep(before)
  const total = await tx
    .selectFrom('timesheets')
    .select((eb) => eb.fn.count<number>('week').distinct().as('n'))
    .executeTakeFirst()
  const rows = await figures(tx)
    .orderBy('t.week', 'desc')
    .limit(paging.items)
    .offset(before)
    .execute()
  return {
    data: rows,
    meta: metaOf(paging, total?.n ?? 0),
  }
}

const one = prepared((tx, { week }: { week: string }) => figures(tx).where('t.week', '=', week))

/** The figures of a pay week; nothing where nobody has a timesheet. */
export const findWeek = async (tx: Tx, week: string) => (await one(tx, { week }))[0]

const counts = prepared((tx, { week }: { week: string }) =>
  tx
    .selectFrom('timesheets as t')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom(sql<{ kind: string }>`unnest(t.exceptions)`.as<'e'>(sql`e (kind)`))
          .select('e.kind')
          .as('e'),
      (join) => join.onTrue(),
    )
    .select(['e.kind'])
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('t.week', '=', week)
    .where('t.status', '=', sql.lit('draft' as const))
    .groupBy('e.kind'),
)

/** How many drafts of a week have each exception. */
export const countExceptions = async (tx: Tx, week: string): Promise<Map<string, number>> =>
  new Map((await counts(tx, { week })).map(({ kind, n }) => [kind, n]))

const billed = prepared((tx, { week }: { week: string }) =>
  tx
    .selectFrom('timesheet_lines as l')
    .innerJoin('timesheets as t', (join) =>
      join.onRef('t.agency_id', '=', 'l.agency_id').onRef('t.id', '=', 'l.timesheet_id'),
    )
    .innerJoin('visit_charges as c', (join) =>
      join.onRef('c.agency_id', '=', 'l.agency_id').onRef('c.visit_id', '=', 'l.source_id'),
    )
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('c.charge_cents'), sql.lit(0)).as('cents'))
    .where('t.week', '=', week)
    .where('l.kind', '=', sql.lit('visit' as const))
    .where((eb) =>
      eb(
        'l.position',
        '=',
        eb
          .selectFrom('timesheet_lines as f')
          .select((inner) => inner.fn.min('f.position').as('first'))
          .whereRef('f.agency_id', '=', 'l.agency_id')
          .whereRef('f.timesheet_id', '=', 'l.timesheet_id')
          .whereRef('f.source_id', '=', 'l.source_id')
          .where('f.kind', '=', sql.lit('visit' as const)),
      ),
    ),
)

/** Charges of the claims of visits that a week pays for, in cents; a visit over midnight counts once. */
export const findBilled = async (tx: Tx, week: string): Promise<number> =>
  (await billed(tx, { week }))[0]?.cents ?? 0

const acknowledgedPay = prepared((tx, { week }: { week: string }) =>
  tx
    .selectFrom('timesheets as t')
    .innerJoin('timesheet_lines as l', (join) =>
      join.onRef('l.agency_id', '=', 't.agency_id').onRef('l.timesheet_id', '=', 't.id'),
    )
    .select('l.kind')
    .select((eb) => eb.fn.sum<number>('l.cents').as('cents'))
    .where('t.week', '=', week)
    .where('t.status', '=', sql.lit('acknowledged' as const))
    .groupBy('l.kind'),
)

/** What the acknowledged timesheets of a week pay, in cents, by the kind of line. */
export const findAcknowledgedPay = (tx: Tx, week: string) => acknowledgedPay(tx, { week })
