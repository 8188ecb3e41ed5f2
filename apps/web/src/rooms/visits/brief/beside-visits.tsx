import { to } from '../../../plumbing/paths/to.ts'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import type { Beside } from '../../../ui/list/beside/use-beside.ts'

const VisitBrief = lazyPart(() => import('./visit-brief.tsx').then((m) => m.VisitBrief))

/** The panel beside every list of visits. */
export const besideVisits: Beside = {
  of: 'Visit',
  page: (id) => to('visit', { id }),
  body: (id) => <VisitBrief id={id} />,
}
