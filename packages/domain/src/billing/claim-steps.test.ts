import { expect, test } from 'vitest'
import { riverSteps, statusesAt, waitingSteps } from './claim-steps.ts'
import { claimStages } from './claim-stages.ts'
import { type ClaimStatus, claimStatuses } from './vocabulary.ts'

test('what flows to a step of the river was at the one before', () => {
  const river = riverSteps.map((step) => new Set(statusesAt(step)))
  for (const [at, step] of river.slice(1).entries()) {
    expect([...step].every((status) => river[at]?.has(status))).toBe(true)
    expect(step.size).toBeLessThan(river[at]?.size ?? 0)
  }
})

test('nothing waits at two steps', () => {
  const waiting = waitingSteps.flatMap((step) => statusesAt(step))
  expect(waiting).toHaveLength(new Set(waiting).size)
})

test.each<[ClaimStatus, readonly string[]]>([
  ['for_review', ['to_check', 'claimed']],
  ['on_hold', ['stuck', 'claimed']],
  ['ready_to_send', ['ready', 'claimed']],
  ['transmitted', ['unanswered', 'claimed', 'transmitted']],
  ['denied', ['refused', 'claimed', 'transmitted']],
  ['acknowledged', ['claimed', 'transmitted', 'accepted']],
  ['paid', ['claimed', 'transmitted', 'accepted', 'paid']],
  ['voided', []],
])('a claim that is %s stands at %j', (status, steps) => {
  const found = [...waitingSteps, ...riverSteps].filter((step) => statusesAt(step).includes(status))
  expect(found).toEqual(steps)
})

test('whatever a visit calls refused is refused here', () => {
  const refused = claimStatuses.filter(
    (status) => claimStages[status] === 'rejected' || claimStages[status] === 'denied',
  )
  expect(statusesAt('refused')).toEqual(refused)
})
