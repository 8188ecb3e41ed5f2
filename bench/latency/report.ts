import type { Measured } from './measure.ts'

/** At most so many times as long as its own statements an endpoint should take. */
const mostTimes = 2

/** A line of figures and, in words, whether the goals are met. */
export function lineOf({ name, own, sql, ratio, goal }: Measured): string {
  const slow = goal !== undefined && own.p95 >= goal
  const met = ratio <= mostTimes && !slow
  const goals = `goal <= ${mostTimes.toFixed(2)}${goal === undefined ? '' : ` and < ${goal} ms`}`
  return (
    `  ${name.padEnd(24)} ratio ${ratio.toFixed(2)} (${goals}: ${met ? 'met' : 'MISSED'})` +
    `   p50 ${own.p50.toFixed(1)} ms, p95 ${own.p95.toFixed(1)} ms;` +
    ` its SQL p50 ${sql.p50.toFixed(1)} ms, p95 ${sql.p95.toFixed(1)} ms`
  )
}
