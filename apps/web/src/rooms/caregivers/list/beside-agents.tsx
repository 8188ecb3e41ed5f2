import { to } from '../../../plumbing/paths/to.ts'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import type { Beside } from '../../../ui/list/beside/use-beside.ts'

const AgentBrief = lazyPart(() => import('./agent-brief.tsx').then((m) => m.AgentBrief))

/** The panel beside a list of the people who work for the agency. */
export const besideAgents: Beside = {
  of: 'Person',
  page: (id) => to('agent', { agentId: id }),
  body: (id) => <AgentBrief id={id} />,
}
