import type { RemittanceStatus } from '@homeward/domain/billing/vocabulary'

export const remittanceStatusLabels: Record<RemittanceStatus, string> = {
  held: 'On hold',
  posted: 'Posted',
  dismissed: 'Dismissed',
}

/** BPR04 of the 835. */
const methods: Record<string, string> = {
  ACH: 'ACH transfer',
  BOP: 'Provider’s choice',
  CHK: 'Check',
  FWT: 'Wire transfer',
  NON: 'No payment',
}

/** How a remittance pays, in words where the code is known. */
export const methodWords = (method: string | null): string | null =>
  method === null ? null : (methods[method] ?? method)

const ways = {
  number: 'by claim number',
  payer_control_number: 'by payor claim number',
  member_date_charge: 'by member ID, date and charge',
}

/** By what a claim of a remittance was recognised; by hand where nothing is said. */
export const matchedWords = (by: keyof typeof ways | null): string =>
  by === null ? 'manually' : ways[by]
