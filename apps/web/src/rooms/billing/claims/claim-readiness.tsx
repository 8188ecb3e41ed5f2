import type { Claim, ReadinessCheck } from '@homeward/contract/billing/claim-shape'
import { Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { Card } from '../../../ui/record/facts.tsx'
import { countWords } from '../../../ui/text/count-words.ts'
import { InTextLink } from '../in-text-link.tsx'
import styles from './claims.module.css'

/**
 * Every check of a claim: what fails first, each with its reason and where it is mended. A claim
 * that cannot be sent any more has no checks.
 */
export const ClaimReadiness = ({ claim }: { claim: Claim }) => {
  const failing = claim.readiness.filter((check) => !check.ok)
  const holding = claim.readiness.filter((check) => check.ok)
  const errors = failing.filter((check) => check.severity === 'error')
  if (claim.readiness.length === 0) return null
  const sorted = [...errors, ...failing.filter((check) => check.severity === 'warning')]
  return (
    <Card title="Readiness">
      <Text mb={sorted.length > 0 ? 'xs' : 0} fw={550}>
        {errors.length === 0
          ? 'This claim is ready to send.'
          : `${countWords(errors.length, 'check failed', 'checks failed')}. Fix ${errors.length === 1 ? 'it' : 'them'}, then mark the claim ready.`}
      </Text>
      {sorted.length > 0 && <Checks label="Failed checks" checks={sorted} />}
      {holding.length > 0 && (
        <details className={styles.holding}>
          <summary>{countWords(holding.length, 'check passed', 'checks passed')}</summary>
          <Checks label="Passed checks" checks={holding} />
        </details>
      )}
    </Card>
  )
}

const Checks = ({ label, checks }: { label: string; checks: readonly ReadinessCheck[] }) => (
  <ul className={styles.checks} aria-label={label}>
    {checks.map((check) => (
      <li key={check.rule} className={styles.check} data-state={stateOf(check)}>
        <Mark check={check} />
        <span>
          {check.sentence}{' '}
          {check.fix && <InTextLink href={check.fix.path}>{check.fix.label}</InTextLink>}
          {check.mended_by.length > 0 && (
            <Text span size="xs" c="dimmed" display="block">
              Who can fix it: {check.mended_by.join(', ')}
            </Text>
          )}
        </span>
      </li>
    ))}
  </ul>
)

const stateOf = (check: ReadinessCheck): 'holds' | 'error' | 'warning' =>
  check.ok ? 'holds' : check.severity

const marks = {
  holds: { icon: IconCircleCheck, word: 'Passed' },
  error: { icon: IconCircleX, word: 'Failed' },
  warning: { icon: IconAlertTriangle, word: 'Warning' },
}

const Mark = ({ check }: { check: ReadinessCheck }) => {
  const { icon: Icon, word } = marks[stateOf(check)]
  return <Icon size={17} role="img" aria-label={word} />
}
