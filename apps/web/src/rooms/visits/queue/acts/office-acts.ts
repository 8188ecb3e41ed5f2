import type { ExceptionRow } from '@homeward/contract/visits/exceptions'
import type { Capability } from '@homeward/domain/identity/capabilities'

/** What the office does about a visit that no key settles, without leaving the queue. */
export type OfficeAct = 'check_in' | 'check_out' | 'cover' | 'correct' | 'miss'

type Offered = { act: OfficeAct; needs: Capability }

export const actWords: Record<OfficeAct, string> = {
  check_in: 'Enter check-in',
  check_out: 'Enter check-out',
  cover: 'Find caregiver',
  correct: 'Correct times',
  miss: 'Note as missed',
}

const late: readonly Offered[] = [
  { act: 'check_in', needs: 'visits.capture' },
  { act: 'cover', needs: 'visits.schedule' },
  { act: 'miss', needs: 'visits.schedule' },
]

const offered: Partial<Record<ExceptionRow['exception'], readonly Offered[]>> = {
  late,
  no_check_out: [{ act: 'check_out', needs: 'visits.capture' }],
  times_held: [{ act: 'correct', needs: 'visits.review' }],
}

/** What is offered for a visit, the likely one first. */
export const officeActsOf = ({ fix, exception, agent }: ExceptionRow): readonly Offered[] => {
  const acts = fix.act === 'open' ? (offered[exception] ?? []) : []
  return agent ? acts : acts.filter(({ act }) => act !== 'check_in')
}
