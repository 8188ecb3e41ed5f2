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

/** What may have prevented a refusal, by its reason code. */
const hints: Readonly<Record<string, string>> = {
  '4': "Check the modifiers in the payor's rates.",
  '16': 'See the remark code. Fill in what it names on the client, payor or service.',
  '18': 'Replace the first claim instead of filing another.',
  '22': "Record the client's other coverage, and file with that payor first.",
  '26': 'Check eligibility on the first day of care.',
  '27': 'Check eligibility each month; the coverage had ended.',
  '29': 'File sooner: sort claims to review by service date.',
  '31': "Check the member ID against the client's card.",
  '96': "Check that the payor's rates cover the service.",
  '119': 'Compare planned hours with the limit of the plan.',
  '197': 'Require an active authorization before claims are ready, and renew it early.',
  '198': 'Keep planned units within the authorization.',
  '15': 'Enter the authorization number as the payor wrote it.',
  '185': 'Check the credentials of the caregiver before the visit.',
  '208': 'Check the NPI of the office and of the caregiver with the payor.',
  B7: 'Check the credentials of the caregiver on the day of care.',
}

/** How refusals with this reason are prevented; null if nothing is known. */
export const preventionHint = (code: string): string | null => hints[code] ?? null
