import type { HoldReason } from '@homeward/domain/billing/next-payor'
import type { ClaimStatus } from '@homeward/domain/billing/vocabulary'
import { sql } from 'kysely'
import { saidLast } from '../denials/last-said-store.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** The result of a remittance for a claim; without a payor's number, the stored one stays. */
export type Settled = {
  id: string
  status: ClaimStatus
  final_determination_at: string | null
  payer_control_number: string | null
  hold_reason: HoldReason | null
}

const firstRemark = `coalesce(r.remarks[1], (select l.remarks[1] from era_charges l
  where l.agency_id = r.agency_id and l.era_claim_id = r.id and l.remarks <> '{}' order by l.id limit 1))`

/**
 * Moves locked claims to the status that their money gives them, all in one statement, with the reasons of what is refused. A void or a correction that
 * was only prepared falls away: the claim is again what was filed last.
 */
export const settleAll = (tx: Tx, claims: readonly Settled[]) =>
  sql`update claims c set status = s.status, final_determination_at = s.final_determination_at,
      payer_control_number = coalesce(s.payer_control_number, c.payer_control_number),
      hold_reason = s.hold_reason,
      denied_codes = case when c.denied_cents > 0 then coalesce((
        select array_agg(a.reason_code order by a.amount_cents desc, a.reason_code) from era_adjustments a
        where a.agency_id = c.agency_id and a.era_claim_id = ${saidLast('r.id', 'c')}), '{}') else c.denied_codes end,
      denied_remark = case when c.denied_cents > 0 then ${saidLast(firstRemark, 'c')} else c.denied_remark end,
      frequency_code = coalesce((select f.frequency from claim_filings f
        where f.agency_id = c.agency_id and f.claim_id = c.id and f.state <> 'withdrawn'
          and f.payer_order = c.payer_order
        order by f.sequence desc limit 1), c.frequency_code),
      lock_version = c.lock_version + 1
    from json_to_recordset(${JSON.stringify(claims)}::json) as s
      (id uuid, status text, final_determination_at timestamptz, payer_control_number text, hold_reason text)
    where c.id = s.id`.execute(tx)
