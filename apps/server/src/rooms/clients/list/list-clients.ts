import * as contract from '@homeward/contract/clients/clients'
import { verb } from '../../../plumbing/http/verb.ts'
import { listFilter } from './list-filter.ts'
import { findClients } from './list-store.ts'

/** Clients of a status, searched by parts of name and phone or by the whole of a member id. */
export const listClients = verb(contract.listClients, async (ctx, input) => {
  const { page, items, exact_count } = input
  const { rows, meta } = await findClients(ctx.tx, {
    ...listFilter(ctx, input),
    page,
    items,
    exact_count,
  })
  return {
    data: rows.map(({ address, ...row }) => ({
      ...row,
      name: row.name,
      city: address?.city ?? null,
      county: address?.county ?? null,
      alerts_count: row.alerts_count ?? 0,
    })),
    meta,
  }
})
