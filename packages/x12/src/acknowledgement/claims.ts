import type { Delimiters } from '../delimiters.ts'
import type { Transaction } from '../interchange.ts'
import { type Segment, components, element } from '../token.ts'
import type { ClaimAnswer, ClaimsAnswer, ClaimStatusCode } from './types.ts'

/** Categories of claims that never reached adjudication. */
const rejecting = new Set(['A3', 'A4', 'A6', 'A7', 'A8'])
/** Categories of claims that are on their way to adjudication. */
const accepting = new Set(['A0', 'A1', 'A2', 'A5'])

type Told = {
  batchId: string | null
  claimId: string
  statuses: ClaimStatusCode[]
  number: string | null
}

/** Reads a 277CA: what became of each claim. Totals and providers are passed over. */
export function readClaimsAnswer({ segments }: Transaction, delimiters: Delimiters): ClaimsAnswer {
  const claims: Told[] = []
  let level = ''
  let batchId: string | null = null
  let open: Told | null = null
  const close = () => {
    if (open) claims.push(open)
    open = null
  }
  for (const segment of segments) {
    if (segment.id === 'HL') {
      close()
      level = element(segment, 3)
    } else if (segment.id === 'TRN' && level === '21') {
      batchId = element(segment, 2) || null
    } else if (segment.id === 'TRN' && level === 'PT') {
      close()
      open = { batchId, claimId: element(segment, 2), statuses: [], number: null }
    } else if (segment.id === 'STC' && open) {
      open.statuses.push(...statusesOf(segment, delimiters))
    } else if (segment.id === 'REF' && element(segment, 1) === '1K' && open) {
      open.number = element(segment, 2)
    }
  }
  close()
  return { kind: '277CA', claims: oncePerClaim(claims).map(answerOf) }
}

const statusesOf = (segment: Segment, delimiters: Delimiters): ClaimStatusCode[] =>
  [1, 10, 11]
    .map((number) => components(element(segment, number), delimiters))
    .filter(([category]) => category !== undefined && category !== '')
    .map(([category = '', code = '', entity = '']) => ({ category, code, entity }))

/** A claim of a file that is named twice is answered once, with all that was said of it. */
const oncePerClaim = (claims: readonly Told[]): Told[] =>
  [
    ...Map.groupBy(claims, ({ batchId, claimId }) => JSON.stringify([batchId, claimId])).values(),
  ].map((said) => ({
    batchId: said[0]?.batchId ?? null,
    claimId: said[0]?.claimId ?? '',
    statuses: said.flatMap(({ statuses }) => statuses),
    number: said.findLast(({ number }) => number)?.number ?? null,
  }))

const answerOf = (open: Told): ClaimAnswer => ({
  claimId: open.claimId,
  batchId: open.batchId,
  accepted: verdictOf(open.statuses),
  statuses: open.statuses,
  payerClaimNumber: open.number || null,
})

const verdictOf = (statuses: readonly ClaimStatusCode[]): boolean | null => {
  if (statuses.some(({ category }) => rejecting.has(category))) return false
  return statuses.some(({ category }) => accepting.has(category)) ? true : null
}
