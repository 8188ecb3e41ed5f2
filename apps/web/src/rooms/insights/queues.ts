import { listClaims } from '@homeward/contract/billing/claims'
import type { PageMeta } from '@homeward/contract/endpoint'
import { listEras } from '@homeward/contract/billing/remittances'
import { listVisits } from '@homeward/contract/visits/visits'
import type { ClaimStatus } from '@homeward/domain/billing/vocabulary'
import type { Capability } from '@homeward/domain/identity/capabilities'
import { addDays } from '@homeward/domain/time/zone'
import type { VisitStatus } from '@homeward/domain/visits/vocabulary'
import { call } from '../../plumbing/api/call.ts'
import type { InputOf, PageEndpoint } from '../../plumbing/api/types.ts'
import { queryOf } from '../../plumbing/query.ts'
import { to } from '../../plumbing/paths/to.ts'

/** Work that waits for somebody: a number and the very list that it counts. */
export type Queue = {
  title: string
  /** What to do about it. */
  hint: string
  /** What is said where there is none. */
  none: string
  needs: Capability
  tone: 'attention' | 'calm'
  href: string
  count: Count
}

type Count = { queryKey: readonly unknown[]; queryFn: () => Promise<number> }

/** Asks a list for its total alone; the list that the number opens has the same filter. */
const countOf = <E extends PageEndpoint>(endpoint: E, filter: InputOf<E>): Count => {
  const { queryKey } = queryOf(endpoint, filter)
  return {
    queryKey: [...queryKey, 'total'],
    queryFn: async () => {
      const answer = (await call(endpoint, { ...filter, items: 0, exact_count: 'true' })) as {
        meta: PageMeta
      }
      return answer.meta.total
    },
  }
}

/** The office that numbers are narrowed to, and how an address says so. */
export type Office = { id: string | undefined; address: { office_id?: string } }

type VisitFilter = { status?: VisitStatus; from: string; through: string }

/** The list of visits under a filter, and how many stand in it. */
const visitsUnder = ({ status, from, through }: VisitFilter, office: Office) => ({
  href: to(
    'visits',
    {},
    {
      ...office.address,
      ...(status && { status }),
      'by_scheduled_date[start_date]': from,
      'by_scheduled_date[end_date]': through,
    },
  ),
  count: countOf(listVisits, {
    ...(office.id && { office_id: office.id }),
    ...(status && { status }),
    by_scheduled_date: { start_date: from, end_date: through },
  }),
})

const claimsUnder = (status: ClaimStatus, office: Office) => ({
  href: to('billing.claims', {}, { ...office.address, status }),
  count: countOf(listClaims, { ...(office.id && { office_id: office.id }), status }),
})

/** The work of an office on a day by parts; each person sees the queues that their role works on. */
export const queuesOn = (today: string, office: Office): { title: string; queues: Queue[] }[] => {
  const soon = addDays(today, 3)
  const monthAgo = addDays(today, -30)
  return [
    {
      title: 'Visits',
      queues: [
        {
          title: 'Open visits in the next three days',
          none: 'All visits have a caregiver.',
          hint: 'No caregiver assigned.',
          needs: 'visits.schedule',
          tone: 'attention',
          ...visitsUnder({ status: 'available', from: today, through: soon }, office),
        },
        {
          title: 'To review',
          none: 'All reviewed.',
          hint: 'Completed in the last 30 days.',
          needs: 'visits.review',
          tone: 'attention',
          ...visitsUnder({ status: 'completed', from: monthAgo, through: today }, office),
        },
      ],
    },
    {
      title: 'Claims',
      queues: [
        {
          title: 'Claims for review',
          none: 'All checks passed.',
          hint: 'Fix failed checks.',
          needs: 'claims.read',
          tone: 'attention',
          ...claimsUnder('for_review', office),
        },
        {
          title: 'Claims ready to send',
          none: 'All sent.',
          hint: 'Create the 837P file.',
          needs: 'claims.write',
          tone: 'calm',
          ...claimsUnder('ready_to_send', office),
        },
      ],
    },
    {
      title: 'Payments',
      queues: [
        {
          title: 'Denied claims',
          none: 'None denied.',
          hint: 'Review the reasons and respond before the deadline.',
          needs: 'claims.read',
          tone: 'attention',
          ...claimsUnder('denied', office),
        },
        {
          title: 'Remittances on hold',
          none: 'All posted.',
          hint: 'Out of balance, or not addressed to this agency.',
          needs: 'remittances.read',
          tone: 'attention',
          href: to('billing.eras', {}, { status: 'held' }),
          count: countOf(listEras, { status: 'held' }),
        },
      ],
    },
  ]
}
