import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'

type Overdue = { id: string; name: string; payor: string; claims: number }

/** Files without an answer for longer than their payor usually takes, which were not told of yet; now they are. */
export const claimOverdue = async (tx: Tx, now: Date): Promise<Overdue[]> => {
  const { rows } = await sql<Overdue>`
    update transmissions t set overdue_told_at = ${now.toISOString()}
    from payors p, files d
    where p.agency_id = t.agency_id and p.id = t.payor_id
      and d.agency_id = t.agency_id and d.id = t.file_id
      and t.overdue_told_at is null and t.status in ('sent', 'unknown')
      and coalesce(t.handed_over_at, t.put_started_at, t.created_at)
        < ${now.toISOString()}::timestamptz - make_interval(days => p.answer_days)
      and not exists (select from acknowledgements o
        where o.agency_id = t.agency_id and o.transmission_id = t.id)
      and exists (select from claim_filings f
        where f.agency_id = t.agency_id and f.transmission_id = t.id and f.state in ('written', 'sent'))
    returning t.id, d.name, p.name as payor, t.claims_count as claims`.execute(tx)
  return rows
}
