import type { VisitRow } from '@homeward/contract/visits/visits'
import { IconAlertTriangle, type TablerIcon } from '@tabler/icons-react'
import { toneOf } from '../../../../ui/theme/status.ts'
import { hintsOf } from '../../hints.ts'

type CardState = {
  /** What color it has: only where it needs a person, or care is being given. */
  tone: 'quiet' | 'amber' | 'red'
  icon: TablerIcon
  /** What is the matter, in a word or two each. */
  hints: string[]
}

/** Hints that tell of the visit and need nobody. */
const calm = /^(Overlap|Early check-in)$/

/** How a visit looks on the board. */
export const stateOf = (visit: VisitRow, now: Date): CardState => {
  const { color, icon, quiet } = toneOf(visit.status)
  const hints = hintsOf(visit, now)
  if (visit.status === 'rejected' || hints.includes('Missed'))
    return { tone: 'red', icon: hints.includes('Missed') ? IconAlertTriangle : icon, hints }
  const settled = visit.status === 'approved' || visit.status === 'canceled'
  if (!settled && hints.some((hint) => !calm.test(hint)))
    return { tone: 'amber', icon: IconAlertTriangle, hints }
  return { tone: !quiet && color === 'red' ? 'red' : 'quiet', icon, hints }
}

/** Whether a visit needs a person: it has no caregiver, or something is the matter with it. */
export const needsSomebody = (visit: VisitRow, now: Date): boolean =>
  visit.status === 'available' || stateOf(visit, now).tone !== 'quiet'
