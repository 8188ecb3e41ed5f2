import { type PayerOrder, payerOrders } from '@homeward/domain/agency/payer-order'
import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'

type Cas = { group: string; reason: string; amount: number }

/** What a payor said of a claim, while it holds. */
export type HeardAnswer = {
  id: string
  claimId: string
  /** Whether a payor said it that had the claim before the one that has it now. */
  earlier: boolean
  order: PayerOrder
  status: string
  remarks: string[]
  forwardedTo: string | null
  paidCents: number
  payerClaimNumber: string | null
  date: string
  /** Of the claim as a whole. */
  adjustments: Cas[]
  charges: {
    procedure: string
    date: string | null
    paidCents: number
    units: number | null
    lineControl: string | null
    adjustments: Cas[]
  }[]
}

/** As which payor a remittance says that it processed the claim (CLP02). */
const rankOf = sql`case when r.status_code in ('3', '21') then 2 when r.status_code in ('2', '20') then 1 else 0 end`

/** Whether an answer came from a payor before the one that has the claim. */
const isEarlier = sql<boolean>`(r.id = any (c.earlier_answers)
  or ${rankOf} < array_position(array['primary', 'secondary', 'tertiary'], c.payer_order) - 1
    and coalesce(e.payer_id, '') <> p.payer_id)`

const adjustmentsOf = (charge: 'null' | 'own') => sql`coalesce((
  select json_agg(json_build_object('group', a.group_code, 'reason', a.reason_code, 'amount', a.amount_cents) order by a.id)
  from era_adjustments a where a.agency_id = r.agency_id and a.era_claim_id = r.id
    and ${charge === 'null' ? sql`a.era_charge_id is null` : sql`a.era_charge_id = l.id`}), '[]')`

/** The answers to claims that hold, oldest first. */
export async function findHeardAnswers(
  tx: Tx,
  claimIds: readonly string[],
): Promise<HeardAnswer[]> {
  if (claimIds.length === 0) return []
  const { rows } = await sql<Omit<HeardAnswer, 'order'> & { rank: number }>`
    select r.id, r.claim_id as "claimId", ${isEarlier} as earlier, ${rankOf} as rank, r.status_code as status,
      r.remarks || coalesce((select array_agg(x) from era_charges l cross join unnest(l.remarks) x
        where l.agency_id = r.agency_id and l.era_claim_id = r.id and x in ('MA18', 'N89')), '{}') as remarks,
      r.forwarded_to as "forwardedTo", r.paid_cents as "paidCents",
      r.payer_control_number as "payerClaimNumber",
      coalesce(e.payment_date, e.received_at::date)::text as date,
      ${adjustmentsOf('null')} as adjustments,
      coalesce((select json_agg(json_build_object('procedure', l.procedure, 'date', l.service_date,
          'paidCents', l.paid_cents, 'units', l.units, 'lineControl', l.line_control,
          'adjustments', ${adjustmentsOf('own')}) order by l.position)
        from era_charges l where l.agency_id = r.agency_id and l.era_claim_id = r.id), '[]') as charges
    from era_claims r
      join eras e on e.agency_id = r.agency_id and e.id = r.era_id
      join claims c on c.agency_id = r.agency_id and c.id = r.claim_id
      join payors p on p.agency_id = c.agency_id and p.id = c.payor_id
    where r.claim_id = any (${sql.val(claimIds)}::uuid[]) and ${holds}
    order by e.posted_at, e.id, r.position`.execute(tx)
  return rows.map(({ rank, ...answer }) => ({ ...answer, order: payerOrders[rank] ?? 'primary' }))
}

/** That nothing took an answer back. */
const holds = sql<boolean>`r.state = 'applied' and r.reversed_by is null and r.status_code <> '22'`

/** Claims at a later payor that rest on other answers of earlier ones than those that hold now. */
export async function findOvertaken(tx: Tx, claimIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select c.id from claims c join payors p on p.agency_id = c.agency_id and p.id = c.payor_id
    where c.id = any (${sql.val(claimIds)}::uuid[]) and c.payer_order <> 'primary'
      and c.earlier_answers is distinct from coalesce((
        select array_agg(r.id order by r.id)
        from era_claims r join eras e on e.agency_id = r.agency_id and e.id = r.era_id
        where r.agency_id = c.agency_id and r.claim_id = c.id and ${holds} and ${isEarlier}), '{}')`.execute(
    tx,
  )
  return new Set(rows.map(({ id }) => id))
}
