import type { LiveAnswer } from '@homeward/domain/billing/ledger'
import type { JournalLine } from '@homeward/domain/billing/postings'
import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** Answers that hold, oldest first. */
export async function findAnswers(tx: Tx, claimIds: readonly string[]): Promise<LiveAnswer[]> {
  const { rows } = await sql<LiveAnswer>`
    select r.id, r.claim_id as "claimId", r.charge_cents as "chargeCents", r.paid_cents as "paidCents",
      coalesce(j.lines, '[]') as lines, j.entry as "entryId"
    from era_claims r
      join eras e on e.agency_id = r.agency_id and e.id = r.era_id
      left join lateral (
        select json_agg(json_build_object('account', l.account, 'amountCents', l.amount_cents)) as lines,
          max(x.id::text) as entry
        from journal_entries x
          join journal_lines l on l.agency_id = x.agency_id and l.entry_id = x.id
        where x.agency_id = r.agency_id and x.source_id = r.id and x.claim_id = r.claim_id
          and x.kind in ('claim_remitted', 'claim_applied') and ${live('x')}) j on true
    where r.claim_id = any (${sql.val(claimIds)}::uuid[]) and r.state = 'applied' and r.reversed_by is null
      and r.status_code <> '22'
    order by e.posted_at, e.id, r.position`.execute(tx)
  return rows
}

/** An entry of the journal that holds. */
export type LiveEntry = {
  id: string
  sourceId: string
  claimId: string
  lines: readonly JournalLine[]
}

/** What owed again what was refused or left to the patient, and was not taken back; newest first. */
export async function findReopenings(tx: Tx, claimIds: readonly string[]): Promise<LiveEntry[]> {
  if (claimIds.length === 0) return []
  const { rows } = await sql<LiveEntry>`
    select x.id, x.source_id as "sourceId", x.claim_id as "claimId",
      (select json_agg(json_build_object('account', l.account, 'amountCents', l.amount_cents))
        from journal_lines l where l.agency_id = x.agency_id and l.entry_id = x.id) as lines
    from journal_entries x
    where x.claim_id = any (${sql.val(claimIds)}::uuid[]) and x.kind in ('denial_reopened', 'next_payor_billed') and ${live('x')}
    order by x.id desc`.execute(tx)
  return rows
}

/** The live entries of some sources, oldest first; of no claim where that is null. */
export async function findEntriesOf(
  tx: Tx,
  sourceIds: readonly string[],
): Promise<(Omit<LiveEntry, 'claimId'> & { claimId: string | null; kind: string })[]> {
  const { rows } = await sql<Omit<LiveEntry, 'claimId'> & { claimId: string | null; kind: string }>`
    select x.id, x.source_id as "sourceId", x.claim_id as "claimId", x.kind,
      (select json_agg(json_build_object('account', l.account, 'amountCents', l.amount_cents))
        from journal_lines l where l.agency_id = x.agency_id and l.entry_id = x.id) as lines
    from journal_entries x
    where x.source_id = any (${sql.val(sourceIds)}::uuid[]) and ${live('x')}
    order by x.id`.execute(tx)
  return rows
}

/** That nothing took an entry back. */
const live = (entry: string) => sql<boolean>`not exists (select from journal_entries u
  where u.agency_id = ${sql.ref(`${entry}.agency_id`)} and u.undoes = ${sql.ref(`${entry}.id`)})`

/** What was filed of claims, line by line. */
export type FiledLine = { claimId: string; date: string; code: string; chargeCents: number }

export async function findFiledLines(tx: Tx, claimIds: readonly string[]): Promise<FiledLine[]> {
  if (claimIds.length === 0) return []
  const { rows } = await sql<FiledLine>`
    select distinct f.claim_id as "claimId", l ->> 'date' as date, l ->> 'procedureCode' as code,
      (l ->> 'chargeCents')::int as "chargeCents"
    from claim_filings f cross join jsonb_array_elements(f.content -> 'lines') l
    where f.claim_id = any (${sql.val(claimIds)}::uuid[]) and f.state <> 'withdrawn'`.execute(tx)
  return rows
}
