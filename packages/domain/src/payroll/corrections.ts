import { formatDay } from '../dates.ts'
import { formatCents, sumCents } from '../money.ts'
import type { Correction } from './facts.ts'
import type { PayLine } from './lines.ts'
import { isReimbursement, payLineLabels } from './vocabulary.ts'

type Frozen = Pick<PayLine, 'kind' | 'day' | 'source' | 'minutes' | 'cents'>

const own = <L extends Frozen>(lines: readonly L[]): L[] =>
  lines.filter(({ kind }) => kind !== 'adjustment')
const keyOf = ({ kind, day, source }: Frozen): string => `${kind} ${day} ${source}`

const changeWords = ({ kind, day }: Frozen, minutes: number, cents: number): string => {
  const sign = cents < 0 ? '−' : '+'
  const time = minutes === 0 ? '' : `${minutes < 0 ? '−' : '+'}${Math.abs(minutes)} min, `
  return `${payLineLabels[kind]} ${formatDay(day)}: ${time}${sign}${formatCents(Math.abs(cents))}`
}

const differences = (frozen: readonly Frozen[], today: readonly Frozen[]): string[] => {
  const before = Map.groupBy(frozen, keyOf)
  const after = Map.groupBy(today, keyOf)
  return [...new Set([...before.keys(), ...after.keys()])].toSorted().flatMap((key) => {
    const [was, is] = [before.get(key) ?? [], after.get(key) ?? []]
    const line = is[0] ?? was[0]
    const change = (of: (line: Frozen) => number) => sumCents(is.map(of)) - sumCents(was.map(of))
    const cents = change((l) => l.cents)
    return line && cents !== 0
      ? [
          changeWords(
            line,
            change((l) => l.minutes),
            cents,
          ),
        ]
      : []
  })
}

/**
 * What is owed, or was paid too much, for a week that was acknowledged: its pay by what is known today, less its
 * frozen lines and less what earlier adjustments settled. Null where nothing is left. Expenses that are paid back
 * stay apart from wages.
 */
export const correctionOf = (
  week: string,
  frozen: readonly Frozen[],
  today: readonly Frozen[],
  settled: number,
): Correction | null => {
  const wages = (lines: readonly Frozen[]) =>
    own(lines).filter(({ kind }) => !isReimbursement(kind))
  const [before, after] = [wages(frozen), wages(today)]
  const total = (lines: readonly Frozen[]) => sumCents(lines.map(({ cents }) => cents))
  const cents = total(after) - total(before) - settled
  if (cents === 0) return null
  const changed = differences(before, after)
  const earlier = settled === 0 ? [] : [`earlier adjustments ${formatCents(settled)}`]
  return { week, cents, reason: [...changed, ...earlier].join('; ') }
}

/**
 * What a week takes of what earlier weeks owe. Pay that is owed is paid whole; what was paid too much is taken back
 * only as far as the week's own pay goes, so that no pay is negative. The rest waits for the week after it.
 */
export const takenOn = (owed: readonly Correction[], gross: number): Correction[] => {
  let left = gross + sumCents(owed.map(({ cents }) => Math.max(0, cents)))
  return owed.flatMap((one) => {
    if (one.cents > 0) return [one]
    const cents = Math.max(one.cents, -Math.max(0, left))
    left += cents
    return cents === 0 ? [] : [{ ...one, cents }]
  })
}
