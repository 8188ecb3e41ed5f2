/** One of our claims, with everything that a payor may identify it by. */
export type ClaimKeys = {
  id: string
  number: string
  payerControlNumber: string | null
  memberId: string | null
  serviceDate: string
  /** What each of its filings charged, and what it bills. */
  charges: readonly number[]
}

/** A claim of a remittance; the charge of a reversal is negative. */
export type RemittedKeys = {
  claimNumber: string
  payerControlNumber: string | null
  memberId: string | null
  serviceDates: readonly string[]
  chargeCents: number
}

type Match<C extends ClaimKeys> = {
  claim: C
  matchedBy: 'number' | 'payer_control_number' | 'member_date_charge'
}

/** A number without the changes that payors make: case, spaces, signs and leading zeros. */
const plain = (number: string | null): string =>
  (number ?? '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^0+/, '')

const samePlain = (a: string | null, b: string | null): boolean =>
  plain(a) !== '' && plain(a) === plain(b)

/** Whether a filing of the claim charged this; an answer may be to an earlier one. */
const charged = ({ charges }: ClaimKeys, { chargeCents }: RemittedKeys): boolean =>
  charges.includes(Math.abs(chargeCents))

/**
 * Whether a claim is clearly another one although its number is the same: another member and another
 * charge. Numbers are only unique among our own claims, not among those of other systems.
 */
const contradicts = (claim: ClaimKeys, remitted: RemittedKeys): boolean =>
  plain(claim.memberId) !== '' &&
  plain(remitted.memberId) !== '' &&
  !samePlain(claim.memberId, remitted.memberId) &&
  !charged(claim, remitted)

/**
 * Our claim for a claim of a remittance: by our number, by our number as payors mangle it, by the payor's
 * own number, by member, date and charge; the first key that fits any claim decides. If a key fits several
 * claims, there is no match and a person decides.
 */
export const matchClaim = <C extends ClaimKeys>(
  remitted: RemittedKeys,
  claims: readonly C[],
): Match<C> | null => {
  const keys: [Match<C>['matchedBy'], (claim: C) => boolean][] = [
    ['number', (claim) => claim.number === remitted.claimNumber],
    ['number', (claim) => samePlain(claim.number, remitted.claimNumber)],
    [
      'payer_control_number',
      (claim) => samePlain(claim.payerControlNumber, remitted.payerControlNumber),
    ],
    [
      'member_date_charge',
      (claim) =>
        samePlain(claim.memberId, remitted.memberId) &&
        remitted.serviceDates.includes(claim.serviceDate) &&
        charged(claim, remitted),
    ],
  ]
  for (const [matchedBy, fits] of keys) {
    const found = claims.filter((claim) => fits(claim) && !contradicts(claim, remitted))
    const [claim] = found
    if (claim !== undefined) return found.length === 1 ? { claim, matchedBy } : null
  }
  return null
}
