import type { Visit, VisitStep } from '@homeward/contract/visits/visits'
import { Timeline, type TimelineStep } from '../../../ui/text/timeline.tsx'
import { ShortInstant } from '../../../ui/text/short-instant.tsx'

const labels: Record<VisitStep['step'], string> = {
  scheduled: 'Scheduled',
  in: 'Check-in',
  tasks: 'Tasks',
  out: 'Check-out',
  signed: 'Signed',
  reviewed: 'Reviewed',
  sent: 'EVV',
  claim: 'Claim',
  paid: 'Paid',
}

/** The way of a visit from the schedule to the money. */
export const VisitStrip = ({ visit }: { visit: Visit }) => (
  <Timeline
    label="Visit progress"
    steps={visit.timeline.map(({ step, at, who, note, ...rest }) => ({
      key: step === 'sent' ? `sent ${who ?? ''}` : step,
      label: labels[step],
      state: stateOf({ step, ...rest }, visit),
      ...(at && {
        when: <When at={at} day={visit.scheduled_date} note={isPunch(step) ? note : null} />,
      }),
      ...(who && { who }),
      ...(note && !(at && isPunch(step)) && { note }),
    }))}
  />
)

const isPunch = (step: VisitStep['step']): boolean => step === 'in' || step === 'out'

type WhenProps = { at: string; day: string; note: string | null }

const When = ({ at, day, note }: WhenProps) => (
  <div>
    <ShortInstant at={at} day={day} />
    {note && `, ${note.charAt(0).toLowerCase()}${note.slice(1)}`}
  </div>
)

/** What went on in spite of something that a person has to look at stands out, without a stop. */
const stateOf = (
  { step, state }: Pick<VisitStep, 'step' | 'state'>,
  { check_in_distance, check_out_distance, location_tolerance }: Visit,
): TimelineStep['state'] => {
  if (step === 'signed' && state === 'blocked') return 'doubt'
  const distance = step === 'in' ? check_in_distance : check_out_distance
  return isPunch(step) && state === 'done' && (distance ?? 0) > location_tolerance ? 'doubt' : state
}
