import type { Ctx } from '../plumbing/context.ts'
import type { Tx } from '../plumbing/db/pool.ts'
import { clientsForBilling } from '../rooms/clients/door.ts'
import { type DemoPayor, demoPayors } from './data/catalogue.ts'
import { findClaims } from './find-store.ts'

/** Claims that a payor has and has not answered, with whom they are for, as it names them. */
export async function findSent(ctx: Ctx, payor: DemoPayor, to: string) {
  const { type: payorType } = demoPayors[payor]
  const claims = await findClaims(ctx.tx, { status: 'transmitted', payorType, to })
  const clients = await clientsForBilling(ctx, [
    ...new Set(claims.map(({ client_id }) => client_id)),
  ])
  return claims.map((claim) => ({
    ...claim,
    memberId: clients.get(claim.client_id)?.memberId ?? '',
  }))
}

/** The files of the remittances of today, in the order in which they came. */
export const findRemittanceFiles = (tx: Tx) =>
  tx
    .selectFrom('files')
    .select(['id', 'name', 'byte_size'])
    .where('name', 'like', '835\\_%')
    .where('id', 'in', (eb) => eb.selectFrom('eras').select('file_id'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(4)
    .execute()
