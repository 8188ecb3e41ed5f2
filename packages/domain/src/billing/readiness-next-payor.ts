import type { ClaimFacts, ReadinessRule } from './readiness-facts.ts'

const toClaim = ({ claim }: ClaimFacts) => ({
  label: 'Open claim',
  path: `/billing/claims?claim=${claim.id}`,
})

/** What a claim for a second or third payor needs beside the facts about client and agency. */
export const nextPayorRules: readonly ReadinessRule[] = [
  {
    id: 'earlier_answer',
    severity: 'error',
    holds: 'The payor before this one answered.',
    check: ({ earlier, payor }) =>
      earlier?.answered
        ? null
        : `No answer of the payor before holds any more, and ${payor.name} wants to see it. Wait for its answer, or go back to the first payor.`,
    fix: toClaim,
  },
  {
    id: 'earlier_left_something',
    severity: 'error',
    holds: 'The payor before this one left something to pay.',
    check: ({ earlier, payor }) =>
      (earlier?.leftCents ?? 0) > 0
        ? null
        : `The payor before left nothing to pay, so ${payor.name} owes nothing. Leave the claim as filed.`,
    fix: toClaim,
  },
  {
    id: 'filing_answered',
    severity: 'error',
    holds: 'No other filing to this payor is under way.',
    check: ({ earlier, payor }) =>
      earlier?.waits
        ? `${payor.name} has not answered the filing that was sent. Another one would be a duplicate. Wait for its answer.`
        : null,
    fix: toClaim,
  },
  {
    id: 'replaced_number',
    severity: 'error',
    holds: 'The payor’s number of what is replaced is known.',
    check: ({ earlier, payor }) =>
      earlier?.numberMissing
        ? `${payor.name} has this claim already, so the next file replaces it and names its number there. Enter the payor claim number on the claim.`
        : null,
    fix: toClaim,
  },
]
