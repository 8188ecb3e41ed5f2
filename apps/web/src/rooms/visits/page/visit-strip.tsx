import type { Visit, VisitStep } from '@homeward/contract/visits/visits'
import { Strip } from '../../../ui/text/strip.tsx'
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
export const VisitStrip = ({ visit }: { visit: Visit }) => (
  <Strip
    label="The way of this visit"
    steps={visit.strip.map(({ step, state, at, who, note }) => ({
      key: step,
      label: labels[step],
      state,
      ...(at && { when: <InstantText at={at} /> }),
      ...(who && { who }),
      ...(note && { note }),
    }))}
  />
)
