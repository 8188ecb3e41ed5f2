import type { PatientChange, PatientStatementSums } from '@homeward/domain/billing/patient-money'
import { type Insertable, sql } from 'kysely'
import { insertRows } from '../../../plumbing/db/insert-rows.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { PatientStatements } from '../../../plumbing/db/schema.generated.ts'

/** What changed of what clients owe, until a day; oldest first. */
export async function findChanges(
  tx: Tx,
  clientIds: readonly string[],
  until: string,
): Promise<(PatientChange & { client_id: string })[]> {
  const { rows } = await sql<PatientChange & { client_id: string }>`
    select c.client_id, to_char(e.date, 'YYYY-MM-DD') as date, c.number, e.description,
      sum(l.amount_cents)::bigint as cents
    from claims c
      join journal_entries e on e.agency_id = c.agency_id and e.claim_id = c.id and e.date <= ${until}::date
      join journal_lines l on l.agency_id = e.agency_id and l.entry_id = e.id
        and l.account = 'patient_receivable'
    where c.client_id = any (${sql.val(clientIds)}::uuid[])
    group by c.client_id, e.date, e.id, c.number, e.description
    order by e.date, e.id`.execute(tx)
  return rows.map((row) => ({ ...row, cents: Number(row.cents) }))
}

export const insertStatements = (tx: Tx, rows: readonly Insertable<PatientStatements>[]) =>
  insertRows(tx.insertInto('patient_statements'), rows)

/** What clients paid and no claim got, by name. */
export const findBalances = (tx: Tx, clientIds: readonly string[]) =>
  tx
    .selectFrom('clients')
    .leftJoin('patient_balances as b', (join) =>
      join.onRef('b.agency_id', '=', 'clients.agency_id').onRef('b.client_id', '=', 'clients.id'),
    )
    .select([
      'clients.id',
      'clients.name',
      sql<number>`coalesce(b.unapplied_cents, 0)`.as('unapplied_cents'),
    ])
    .where(sql<boolean>`clients.id = any (${sql.val(clientIds)}::uuid[])`)
    .orderBy('clients.name')
    .orderBy('clients.id')
    .execute()

/** The newest statements of a client. */
export const findStatements = (tx: Tx, clientId: string) =>
  tx
    .selectFrom('patient_statements')
    .select(['id', 'number', 'month', 'due_cents', 'created_at', 'created_by_name'])
    .where('client_id', '=', clientId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute()

/** What a statement says, as it was when it was made. */
export type StatementContent = PatientStatementSums & {
  name: string
  address: string
  creditCents: number
}

const statements = (tx: Tx) =>
  tx
    .selectFrom('patient_statements')
    .select(['id', 'number', 'month', 'content', 'due_cents', 'created_at'])
    .$narrowType<{ content: StatementContent }>()

export type StatementRow = NonNullable<Awaited<ReturnType<typeof findStatement>>>

export const findStatement = (tx: Tx, id: string) =>
  statements(tx).where('id', '=', id).executeTakeFirst()

/** The next statements of a run by number. */
export const findStatementsOfRun = (tx: Tx, runId: string, after: number, most: number) =>
  statements(tx)
    .where('run_id', '=', runId)
    .where('number', '>', after)
    .orderBy('number')
    .limit(most)
    .execute()
