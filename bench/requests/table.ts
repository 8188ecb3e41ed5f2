import type { Fired } from './fire.ts'
import type { Measured } from './measure.ts'

const digits = (value: number, after = 0): string => value.toFixed(after)

const figures = ({
  perSecond,
  p50,
  p99,
  node,
  postgres,
  roundTrips,
  rowsRead,
  refused,
}: Fired): string =>
  `${digits(perSecond).padStart(6)}/s  p50 ${digits(p50).padStart(4)} ms  p99 ${digits(p99).padStart(5)} ms` +
  `  node ${digits(node, 2)} ms  database ${digits(postgres, 2)} ms` +
  `  round trips ${digits(roundTrips, 1)}  rows ${digits(rowsRead)}` +
  (refused > 0.001 ? `  refused ${digits(refused * 100)} %` : '')

/** A call as lines: our figures, and how they stand to the others' in the same run. */
export function linesOf({ call, own, others }: Measured): string[] {
  return [
    `  ${call.name.padEnd(26)} ${figures(own)}`,
    ...others.map(({ name, fired }) => {
      const ratio = own.perSecond / fired.perSecond
      const goal = name === 'floor' ? call.goal : undefined
      const met =
        goal === undefined ? '' : ratio >= goal ? ` (goal ${goal}: met)` : ` (goal ${goal}: MISSED)`
      return `    ${`${digits(ratio, 2)} of ${name}`.padEnd(24)} ${figures(fired)}${met}`
    }),
  ]
}
