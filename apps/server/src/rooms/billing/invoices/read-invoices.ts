import * as contract from '@homeward/contract/billing/invoices'
import { checkDateOrder } from '@homeward/domain/time/day-range'
import { unwrap } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { presentInvoice, presentInvoices } from './present-invoice.ts'
import { findInvoiceIds } from './store.ts'

/** A page of invoices: each is a client's week. */
export const listInvoices = verb(contract.listInvoices, async (ctx, input) => {
  const days = input.by_date
  if (days) unwrap(checkDateOrder({ startDate: days.start_date, endDate: days.end_date }))
  const { rows, meta } = await findInvoiceIds(ctx.tx, input)
  const ids = rows.map(({ id }) => id)
  return { data: await presentInvoices(ctx, ids), meta }
})

/** One invoice. The trail has it as a look at a list of claims. */
export const getInvoice = verb(contract.getInvoice, async (ctx, { id }) => {
  const invoice = await presentInvoice(ctx, id)
  const after = { path: contract.getInvoice.path, filter: { id }, shown: invoice.claims.length }
  await ctx.record({ action: 'list.read', type: 'claim', id: ctx.agency.id, after })
  return invoice
})
