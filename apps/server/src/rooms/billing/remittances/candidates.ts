import type { FilingFrequency } from '@homeward/domain/billing/filings'
import type { ClaimKeys, RemittedKeys } from '@homeward/domain/billing/matching'
import type { ClaimStatus } from '@homeward/domain/billing/vocabulary'
import type { RemittanceClaim } from '@homeward/x12/remittance/types'
import type { Ctx } from '../../../plumbing/context.ts'
import { clientsForBilling, memberIdIndex } from '../../clients/door.ts'
import { lockCandidates } from './match-store.ts'

/** A sent claim of ours, with everything that a payor may identify it by. */
export type SentClaim = ClaimKeys & {
  status: ClaimStatus
  frequency_code: FilingFrequency
}

/** The values of a remittance's claim that find ours. */
export const keysOf = (claim: RemittanceClaim): RemittedKeys => ({
  claimNumber: claim.claimId,
  payerControlNumber: claim.payerClaimNumber || null,
  memberId: claim.memberId,
  serviceDates: [
    ...new Set([claim.serviceFrom, ...claim.lines.map((line) => line.serviceFrom)]),
  ].filter((day) => day !== null),
  chargeCents: claim.charge,
})

/** Our claims that these may refer to, locked; `ids` are those that a person selected. */
export async function findCandidates(
  ctx: Ctx,
  remitted: readonly RemittedKeys[],
  ids: readonly string[],
): Promise<SentClaim[]> {
  const all = <T>(values: (keys: RemittedKeys) => (T | null)[]): T[] =>
    [...new Set(remitted.flatMap(values))].filter((value) => value !== null)
  const rows = await lockCandidates(ctx.tx, {
    ids,
    numbers: all(({ claimNumber }) => [claimNumber, bare(claimNumber)]),
    payerControlNumbers: all(({ payerControlNumber }) => [payerControlNumber]),
    memberIndexes: all(({ memberId }) => [memberId]).flatMap((memberId) =>
      memberIdIndex(ctx, memberId),
    ),
    days: all(({ serviceDates }) => [...serviceDates]),
  })
  const clients = await clientsForBilling(ctx, [...new Set(rows.map((row) => row.client_id))])
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    status: row.status,
    frequency_code: row.frequency_code,
    payerControlNumber: row.payer_control_number,
    memberId: clients.get(row.client_id)?.memberId ?? null,
    serviceDate: row.start_date,
    charges: [...row.charges, row.charge_cents],
  }))
}

/**
 * A narrower search for one claim at a time, so a large remittance does not compare every claim with all
 * others: claims that share a number, or a member and a day. The rule then decides.
 */
export function narrowed(candidates: readonly SentClaim[]) {
  const byKey = new Map<string, SentClaim[]>()
  const namesOf = (claim: SentClaim) => [
    ...named('number', claim.number),
    ...named('payer', claim.payerControlNumber),
    ...named(claim.serviceDate, claim.memberId),
  ]
  for (const claim of candidates) {
    for (const name of namesOf(claim)) byKey.set(name, [...(byKey.get(name) ?? []), claim])
  }
  return (keys: RemittedKeys): SentClaim[] => {
    const names = [
      ...named('number', keys.claimNumber),
      ...named('payer', keys.payerControlNumber),
      ...keys.serviceDates.flatMap((day) => named(day, keys.memberId)),
    ]
    return [...new Set(names.flatMap((name) => byKey.get(name) ?? []))]
  }
}

const named = (kind: string, number: string | null): string[] =>
  number === null || bare(number) === '' ? [] : [`${kind} ${bare(number)}`]

/** A number in the form of ours, whatever case, signs and zeros it came back with. */
const bare = (number: string): string =>
  number
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replace(/^0+/, '')
