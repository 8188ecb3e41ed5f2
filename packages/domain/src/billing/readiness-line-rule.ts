import type { BilledLine, ClaimFacts, ReadinessRule } from './readiness-facts.ts'

type Link = ReturnType<ReadinessRule['fix']>

type LineRule = Pick<ReadinessRule, 'id' | 'severity' | 'askedAs' | 'holds' | 'applies'> & {
  /** Null for a line that passes, and for one that the rule does not concern. */
  wrong: (line: BilledLine, facts: ClaimFacts) => string | null
  mendedAt: (facts: ClaimFacts, line: BilledLine | undefined) => Link
}

/** A rule for every line of the claim. The fix belongs to the first line that fails it. */
export const lineRule = ({ wrong, mendedAt, ...rule }: LineRule): ReadinessRule => ({
  ...rule,
  applies: (facts) => facts.lines.length > 0 && (rule.applies?.(facts) ?? true),
  check: (facts) => facts.lines.map((line) => wrong(line, facts)).find(Boolean) ?? null,
  fix: (facts) => mendedAt(facts, facts.lines.find((line) => wrong(line, facts)) ?? facts.lines[0]),
})
