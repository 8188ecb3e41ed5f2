import type { BilledVisit, ClaimFacts, ReadinessRule } from './readiness-facts.ts'

type Link = ReturnType<ReadinessRule['fix']>

type VisitRule = Pick<ReadinessRule, 'id' | 'severity' | 'askedAs' | 'holds' | 'applies'> & {
  wrong: (visit: BilledVisit, facts: ClaimFacts) => string | null
  /** The screen with the fix, if it is not the visit. */
  mendedAt?: (visit: BilledVisit) => Link
}

const atVisit = ({ id }: BilledVisit): Link => ({ label: 'Open visit', path: `/visits/${id}` })

/** A rule for every visit of the claim. The fix leads to the first visit that fails it. */
export const visitRule = ({ wrong, mendedAt = atVisit, ...rule }: VisitRule): ReadinessRule => ({
  ...rule,
  applies: (facts) => facts.visits.length > 0 && (rule.applies?.(facts) ?? true),
  check: (facts) => facts.visits.map((visit) => wrong(visit, facts)).find(Boolean) ?? null,
  fix: (facts) => {
    const visit = facts.visits.find((candidate) => wrong(candidate, facts)) ?? facts.visits[0]
    return visit ? mendedAt(visit) : { label: 'Open client', path: `/clients/${facts.client.id}` }
  },
})
