import type { ResolutionStatus } from './follow-up.ts'
import { addDays } from '../time/zone.ts'

/** What has to be done by a day. */
type Deadline = { kind: 'timely_filing' | 'first_appeal' | 'second_appeal'; date: string }
export const deadlineLabels: Record<Deadline['kind'], string> = {
  timely_filing: 'Corrected claim',
  first_appeal: 'First-level appeal',
  second_appeal: 'Second-level appeal',
}

type Refused = {
  /** The last day of care that it bills. */
  serviceDate: string
  deniedOn: string | null
  resolution: ResolutionStatus | null
  payor: { timelyFilingDays: number; firstAppealDays: number; secondAppealDays: number }
}

const secondLevel: readonly (ResolutionStatus | null)[] = [
  'first_level_appeal_denied',
  'second_level_appeal_filed',
]

/** Every deadline of a refused claim, the nearest first. */
export function deadlinesOf({ serviceDate, deniedOn, resolution, payor }: Refused): Deadline[] {
  const filing = {
    kind: 'timely_filing',
    date: addDays(serviceDate, payor.timelyFilingDays),
  } as const
  if (deniedOn === null) return [filing]
  const second = secondLevel.includes(resolution)
  const appeal: Deadline = second
    ? {
        kind: 'second_appeal',
        date: addDays(deniedOn, payor.firstAppealDays + payor.secondAppealDays),
      }
    : { kind: 'first_appeal', date: addDays(deniedOn, payor.firstAppealDays) }
  return [filing, appeal].toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

/** The deadline to keep next: the nearest that has not passed, else the last that has. */
export const nextDeadline = (refused: Refused, today: string): Deadline | undefined => {
  const all = deadlinesOf(refused)
  return all.find(({ date }) => date >= today) ?? all.at(-1)
}
