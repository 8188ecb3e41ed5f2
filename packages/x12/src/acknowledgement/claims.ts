import type { Delimiters } from '../delimiters.ts'
import type { Transaction } from '../interchange.ts'
import { type Segment, components, element } from '../token.ts'
import type { ClaimAnswer, ClaimsAnswer, ClaimStatusCode } from './types.ts'

/** Categories of claims that never reached adjudication. */
const rejecting = new Set(['A3', 'A4', 'A6', 'A7', 'A8'])

/** Reads a 277CA: what became of each claim. Totals and providers are passed over. */
export function readClaimsAnswer({ segments }: Transaction, delimiters: Delimiters): ClaimsAnswer {
  const claims: ClaimAnswer[] = []
  let level = ''
  let open: { claimId: string; statuses: ClaimStatusCode[]; number: string | null } | null = null
  const close = () => {
    if (open) claims.push(answerOf(open))
    open = null
  }
  for (const segment of segments) {
    if (segment.id === 'HL') {
      close()
      level = element(segment, 3)
    } else if (segment.id === 'TRN' && level === 'PT') {
      close()
      open = { claimId: element(segment, 2), statuses: [], number: null }
    } else if (segment.id === 'STC' && open) {
      open.statuses.push(...statusesOf(segment, delimiters))
    } else if (segment.id === 'REF' && element(segment, 1) === '1K' && open) {
      open.number = element(segment, 2)
    }
  }
  close()
  return { kind: '277CA', claims }
}

const statusesOf = (segment: Segment, delimiters: Delimiters): ClaimStatusCode[] =>
  [1, 10, 11]
    .map((number) => components(element(segment, number), delimiters))
    .filter(([category]) => category !== undefined && category !== '')
    .map(([category = '', code = '', entity = '']) => ({ category, code, entity }))

const answerOf = (open: {
  claimId: string
  statuses: readonly ClaimStatusCode[]
  number: string | null
}): ClaimAnswer => ({
  claimId: open.claimId,
  accepted: !open.statuses.some(({ category }) => rejecting.has(category)),
  statuses: open.statuses,
  payerClaimNumber: open.number || null,
})
