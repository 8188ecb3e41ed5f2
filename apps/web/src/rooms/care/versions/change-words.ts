import type { ChangeSet } from '@homeward/contract/visits/change-sets'
import type { ChangeKind } from '@homeward/domain/visits/change-set'
import { clockWords, dayWords, durationWords, weekdayWord } from '../../../ui/text/dates.ts'

type Change = ChangeSet['changes'][number]
type Side = NonNullable<Change['before']>

/** In the order in which they are told. */
export const changeHeads: Record<ChangeKind, (n: number) => string> = {
  added: (n) => `${visits(n)} added`,
  moved: (n) => `${visits(n)} changed`,
  removed: (n) => `${visits(n)} removed`,
  left_alone: (n) => `${visits(n)} left as ${n === 1 ? 'it is' : 'they are'}`,
}

/** How many visits, in words. */
export const visits = (n: number): string => `${n} ${n === 1 ? 'visit' : 'visits'}`

const when = ({ day, time }: Side): string =>
  `${weekdayWord(day)} ${dayWords(day)}, ${clockWords(time)}`

const who = ({ agent }: Side): string => agent?.name ?? 'no caregiver'

/** One visit of a change set in a line; of one that moves what differs. */
export const changeWords = ({ before, after }: Change): string => {
  const one = after ?? before
  if (!one) return ''
  const whole = `${when(one)}, ${durationWords(one.minutes)}, ${who(one)}`
  if (!before || !after) return whole
  const differs = [
    when(before) !== when(after) && when(after),
    before.minutes !== after.minutes && durationWords(after.minutes),
    before.agent?.id !== after.agent?.id && who(after),
  ].filter(Boolean)
  return `${when(before)} → ${differs.join(', ') || 'other services'}`
}
