import { caregiverRules } from './readiness-caregiver.ts'
import { coverageRules } from './readiness-coverage.ts'
import {
  type ClaimFacts,
  type ReadinessRule,
  type Severity,
  severityOf,
} from './readiness-facts.ts'
import { nextPayorRules } from './readiness-next-payor.ts'
import { partyRules } from './readiness-parties.ts'
import { providerRules } from './readiness-providers.ts'
import { visitRules } from './readiness-visit.ts'

/** Every rule that is checked before a claim is sent, in display order. */
export const readinessRules: readonly ReadinessRule[] = [
  ...visitRules,
  ...caregiverRules,
  ...coverageRules,
  ...partyRules,
  ...providerRules,
]

/** One rule applied to one claim. `fix` is null if the rule passed. */
export type Check = {
  rule: string
  ok: boolean
  severity: Severity
  sentence: string
  fix: { label: string; path: string } | null
}

/** A later payor gets the care as the first one had it, so only who and what was answered is checked. */
const rulesFor = ({ earlier }: ClaimFacts): readonly ReadinessRule[] =>
  earlier ? [...nextPayorRules, ...partyRules, ...providerRules] : readinessRules

/** All rules that apply to a claim, with their results. */
export const checkReadiness = (facts: ClaimFacts): Check[] =>
  rulesFor(facts)
    .filter((rule) => rule.applies?.(facts) ?? true)
    .map((rule) => {
      const wrong = rule.check(facts)
      return {
        rule: rule.id,
        ok: wrong === null,
        severity: severityOf(rule, facts),
        sentence: wrong ?? rule.holds,
        fix: wrong === null ? null : rule.fix(facts),
      }
    })

/** Whether nothing keeps the claim from being sent; warnings do not. */
export const isReady = (checks: readonly Check[]): boolean =>
  checks.every((check) => check.ok || check.severity === 'warning')

/** What keeps the claim from being sent, in words. */
export const issuesOf = (checks: readonly Check[]): string[] =>
  checks.filter((check) => !check.ok && check.severity === 'error').map((check) => check.sentence)
