import type { Invoice, InvoiceRow } from '@homeward/contract/billing/invoices'
import { dailyStatus } from '@homeward/domain/billing/daily-status'
import { isCharged } from '@homeward/domain/billing/invoices'
import { addDays } from '@homeward/domain/time/zone'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { clientsForBilling } from '../../clients/door.ts'
import { findBillingAgency } from '../agency-store.ts'
import { wasSent } from '../claims/figures.ts'
import { loadClaims } from '../claims/load-claims.ts'
import { presentClaimRow } from '../claims/present-claim.ts'
import { omittedOf } from './omitted.ts'
import { findClaimIdsOfWeek, findFilesOf, findInvoices } from './store.ts'

/** Invoices in the order of their IDs. */
export async function presentInvoices(ctx: Ctx, ids: readonly string[]): Promise<InvoiceRow[]> {
  if (ids.length === 0) return []
  const byId = new Map((await findInvoices(ctx.tx, { ids })).map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const { client_id, client, number, statuses, ...rest } = row
    const charged = statuses.filter(isCharged)
    return [
      {
        ...rest,
        number: String(number),
        end_date: addDays(row.date, 6),
        client: { id: client_id, name: client },
        payors: row.payors.toSorted((a, b) => a.name.localeCompare(b.name)),
        status: dailyStatus(charged.length > 0 ? charged : statuses),
        statuses: [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => ({
          status,
          claims: all.length,
        })),
      },
    ]
  })
}

/** One invoice as its page shows it. */
export async function presentInvoice(ctx: Ctx, id: string): Promise<Invoice> {
  const row = found((await presentInvoices(ctx, [id]))[0])
  const claimIds = (
    await findClaimIdsOfWeek(ctx.tx, { clientId: row.client.id, date: row.date })
  ).map((claim) => claim.id)
  const claims = await loadClaims(ctx, claimIds)
  const files = await findFilesOf(ctx.tx, claimIds)
  const agency = await findBillingAgency(ctx.tx)
  const client = (await clientsForBilling(ctx, [row.client.id])).get(row.client.id)
  return {
    ...row,
    claims: claims.map((claim) => ({
      ...presentClaimRow(ctx, claim),
      sent: wasSent(claim.record),
    })),
    omitted: await omittedOf(ctx, row.client.id, row.date),
    transmissions: files.map(({ payor_id, payor, ...file }) => ({
      ...file,
      payor: { id: payor_id, name: payor },
    })),
    agency: {
      name: agency.name,
      address: inLine(agency),
      phone: agency.phone,
      npi: agency.npi,
    },
    client_address: client?.address ? inLine(client.address) : '',
  }
}

type Address = {
  street: string | null
  city: string | null
  state: string | null
  zip: string | null
}

const inLine = ({ street, city, state, zip }: Address): string =>
  [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
