import { contradictionOf, reversedBy, type WaitReason } from '@homeward/domain/billing/answers'
import type { Ledger, LiveAnswer } from '@homeward/domain/billing/ledger'
import { matchClaim } from '@homeward/domain/billing/matching'
import { isReversal } from '@homeward/x12/remittance/outcome'
import type { RemittanceClaim } from '@homeward/x12/remittance/types'
import type { EraClaims } from '../../../plumbing/db/schema.generated.ts'
import { keysOf, narrowed, type SentClaim } from './candidates.ts'
import { movesNothing } from './information.ts'
import type { FiledLine } from './ledger-store.ts'

/** A kept claim of a remittance; `claimId` where a person chose the claim before. */
export type KeptClaim = { id: string; claimId: string | null; round: number }

/** Our claim for a claim of a remittance, if there is one. */
export type Matching = {
  row: KeptClaim
  remitted: RemittanceClaim
  claim: SentClaim | null
  matchedBy: EraClaims['matched_by']
  chosen: boolean
}

/** Finds our claim for each claim of a remittance. */
export function matchAnswers(
  remitted: readonly RemittanceClaim[],
  rows: readonly KeptClaim[],
  candidates: readonly SentClaim[],
): Matching[] {
  const byId = new Map(candidates.map((claim) => [claim.id, claim]))
  const near = narrowed(candidates)
  return remitted.map((one, index) => {
    const row = rows[index]
    if (!row) throw new Error(`A remittance has no row for claim ${index + 1}.`)
    const chosen = byId.get(row.claimId ?? '')
    if (chosen) return { row, remitted: one, claim: chosen, matchedBy: null, chosen: true }
    const keys = keysOf(one)
    const match = matchClaim(keys, near(keys))
    return {
      row,
      remitted: one,
      claim: match?.claim ?? null,
      matchedBy: match?.matchedBy ?? null,
      chosen: false,
    }
  })
}

/** What becomes of an answer: why it waits, or which earlier answer it takes back. */
export type Decision = { wait: WaitReason | null; takesBack: LiveAnswer | null }

/** Decides by the ledger as it stands after all answers before this one. */
export function decide(
  { remitted, claim, chosen }: Matching,
  ledger: Ledger,
  filed: ReadonlyMap<string, readonly FiledLine[]>,
): Decision {
  if (!claim) return { wait: 'unknown_claim', takesBack: null }
  if (movesNothing(remitted)) return { wait: null, takesBack: null }
  const amounts = { chargeCents: remitted.charge, paidCents: remitted.paid }
  const answers = ledger.answersOf(claim.id)
  const wait = contradictionOf(
    { ...amounts, reversal: isReversal(remitted), later: isLater(remitted.status) },
    {
      balance: ledger.balanceOf(claim.id),
      billedNextCents: ledger.billedNextOf(claim.id),
      charges: chosen ? [...claim.charges, remitted.charge] : claim.charges,
      answers,
      partOfFiling: isPart(remitted, filed.get(claim.id) ?? []),
    },
  )
  const takesBack = !wait && isReversal(remitted) ? (reversedBy(amounts, answers) ?? null) : null
  return { wait, takesBack }
}

/** The claims whose lines tell whether an answer is about a part of them. */
export const claimsInParts = (matchings: readonly Matching[]): string[] => [
  ...new Set(
    matchings.flatMap(({ claim, remitted }) =>
      claim && !claim.charges.includes(Math.abs(remitted.charge)) ? [claim.id] : [],
    ),
  ),
]

/** Processed as secondary or tertiary, and forwarded or not. */
export const isLater = (status: string): boolean => ['2', '3', '20', '21'].includes(status)

const isPart = ({ lines }: RemittanceClaim, filed: readonly FiledLine[]): boolean =>
  lines.length > 0 &&
  lines.every((line) =>
    filed.some(
      ({ date, code, chargeCents }) =>
        date === line.serviceFrom &&
        code === (line.originalProcedure ?? line.procedure).code &&
        chargeCents === line.charge,
    ),
  )
