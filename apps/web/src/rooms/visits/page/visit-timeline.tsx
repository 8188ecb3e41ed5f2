import type { Visit, VisitStep } from '@homeward/contract/visits/visits'
import { Timeline } from '../../../ui/text/timeline.tsx'
import { InstantText } from '../../../ui/text/values.tsx'

const labels: Record<VisitStep['step'], string> = {
  scheduled: 'Scheduled',
  in: 'Check-in',
  out: 'Check-out',
  signed: 'Signed',
  reviewed: 'Reviewed',
  claim: 'Claim',
  paid: 'Paid',
}

/** The way of a visit from the schedule to the money. */
export const VisitTimeline = ({ visit }: { visit: Visit }) => (
  <Timeline
    label="Visit progress"
    steps={visit.timeline.map(({ step, state, at, who, note }) => ({
      key: step,
      label: labels[step],
      state,
      ...(at && { when: <InstantText at={at} /> }),
      ...(who && { who }),
      ...(note && { note }),
    }))}
  />
)
