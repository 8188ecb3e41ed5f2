import { evvVendorOf } from '@homeward/domain/agency/integration-accounts'
import type { EvvVendor } from '@homeward/domain/agency/vocabulary'
import type { VisitReason } from '@homeward/domain/visits/reasons'
import { prepared } from '../../../plumbing/db/prepared.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'

const own = prepared((tx, _: object) =>
  tx
    .selectFrom('visit_reasons')
    .select(['kind', 'situation', 'code', 'label', 'vendor', 'payor_id', 'state', 'status'])
    .orderBy('code'),
)

/** The codes of the agency, those that are archived too: visits keep them. */
export async function ownReasons(tx: Tx): Promise<(VisitReason & { archived: boolean })[]> {
  const rows = await own(tx, {})
  return rows.map(({ payor_id: payorId, status, ...row }) => ({
    ...row,
    payorId,
    source: 'agency' as const,
    archived: status === 'archived',
  }))
}

/** Whether the agency has a payor. */
export const isPayor = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.selectFrom('payors').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

const payors = prepared((tx, _: object) =>
  tx
    .selectFrom('payors as p')
    .innerJoin('integration_accounts as a', (join) =>
      join.onRef('a.agency_id', '=', 'p.agency_id').onRef('a.id', '=', 'p.evv_account_id'),
    )
    .innerJoin('agencies as g', 'g.id', 'p.agency_id')
    .select(['p.id', 'a.vendor'])
    .select(({ fn }) => fn.coalesce('p.state', 'g.state').as('state'))
    .orderBy('p.id'),
)

/**
 * The EVV vendor and state of each payor that has a vendor: the codes for its visits follow from them. A payor
 * without an address is taken to be of the agency's state.
 */
export async function scopesOfPayors(
  tx: Tx,
): Promise<{ id: string; vendor: EvvVendor; state: string | null }[]> {
  return (await payors(tx, {})).flatMap(({ vendor, ...payor }) => {
    const ofEvv = evvVendorOf(vendor)
    return ofEvv === null ? [] : { ...payor, vendor: ofEvv }
  })
}
