import type { PatientChange, PatientStatementSums } from '@homeward/domain/billing/patient-money'
import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { PatientStatements } from '../../../plumbing/db/schema.generated.ts'

/** What changed of what a client owes, until a day; oldest first. */
export async function findChanges(
  tx: Tx,
  clientId: string,
  until: string,
): Promise<PatientChange[]> {
  const { rows } = await sql<PatientChange>`
    select to_char(e.date, 'YYYY-MM-DD') as date, c.number, e.description,
      sum(l.amount_cents)::bigint as cents
    from claims c
      join journal_entries e on e.agency_id = c.agency_id and e.claim_id = c.id and e.date <= ${until}::date
      join journal_lines l on l.agency_id = e.agency_id and l.entry_id = e.id
        and l.account = 'patient_receivable'
    where c.client_id = ${clientId}
    group by e.date, e.id, c.number, e.description
    order by e.date, e.id`.execute(tx)
  return rows.map((row) => ({ ...row, cents: Number(row.cents) }))
}

export const insertStatement = (tx: Tx, row: Insertable<PatientStatements>) =>
  tx.insertInto('patient_statements').values(row).execute()

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

export const findStatement = (tx: Tx, id: string) =>
  tx
    .selectFrom('patient_statements')
    .select(['number', 'month', 'content', 'due_cents', 'created_at', 'client_id'])
    .$narrowType<{ content: StatementContent }>()
    .where('id', '=', id)
    .executeTakeFirst()
