import type { JournalAccount } from '@homeward/domain/billing/vocabulary'
import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** What the journal posted in a year, summed by month, payor, service and account. */
export const sumYear = (tx: Tx, of: { year: number; officeId: string | undefined }) =>
  tx
    .selectFrom('journal_entries as e')
    .innerJoin('journal_lines as l', (join) =>
      join.onRef('l.agency_id', '=', 'e.agency_id').onRef('l.entry_id', '=', 'e.id'),
    )
    .leftJoin('claims as k', (join) =>
      join.onRef('k.agency_id', '=', 'e.agency_id').onRef('k.id', '=', 'e.claim_id'),
    )
    .$if(of.officeId !== undefined, (q) =>
      q
        .innerJoin('clients as c', (join) =>
          join.onRef('c.agency_id', '=', 'k.agency_id').onRef('c.id', '=', 'k.client_id'),
        )
        .where('c.office_id', '=', of.officeId ?? ''),
    )
    .select([
      sql<number>`extract(month from e.date)::int`.as('month'),
      'k.payor_id',
      'k.service_id',
      'l.account',
      sql<number>`sum(l.amount_cents)::bigint`.as('cents'),
    ])
    .where('e.date', '>=', `${of.year}-01-01`)
    .where('e.date', '<=', `${of.year}-12-31`)
    .groupBy([sql`extract(month from e.date)`, 'k.payor_id', 'k.service_id', 'l.account'])
    .execute()

export type YearSum = Awaited<ReturnType<typeof sumYear>>[number] & { account: JournalAccount }

/** The names of payors and services. */
export async function namesOf(tx: Tx, of: { payorIds: string[]; serviceIds: string[] }) {
  const payors = await tx
    .selectFrom('payors')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any(${of.payorIds}::uuid[])`)
    .execute()
  const services = await tx
    .selectFrom('services')
    .select(['id', 'label as name'])
    .where('id', '=', sql<string>`any(${of.serviceIds}::uuid[])`)
    .execute()
  return new Map([...payors, ...services].map(({ id, name }) => [id, name]))
}
