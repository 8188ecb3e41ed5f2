import { to } from '../../../plumbing/paths/to.ts'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import type { Beside } from '../../../ui/list/beside/use-beside.ts'

const ClientBrief = lazyPart(() => import('./client-brief.tsx').then((m) => m.ClientBrief))

/** The panel beside a list of clients; their pages keep the list that they were opened from. */
export const besideClients = (origin: { from?: string }): Beside => ({
  of: 'Client',
  page: (id) => to('client', { clientId: id }, origin),
  body: (id) => <ClientBrief id={id} />,
})
