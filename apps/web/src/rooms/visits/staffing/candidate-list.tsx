import { type Candidate, listStaffingCandidates } from '@homeward/contract/visits/assignment'
import type { Visit } from '@homeward/contract/visits/visits'
import { type FindingId, findingTable } from '@homeward/domain/visits/assignment/findings'
import { useMemo } from 'react'
import { List } from '../../../ui/list/list.tsx'
import type { Filter } from '../../../ui/list/types.ts'
import { candidateColumns } from './candidate-columns.tsx'
import { OfferBar } from './offer-bar.tsx'
import styles from './staffing.module.css'
import type { Offering } from './use-offer.ts'

type Props = {
  visit: Visit
  assign: (agentId: string) => void
  saving: boolean
  offer: Offering
  /** Those against whom nothing speaks, or the others. */
  fit: 'yes' | 'no'
  /** What speaks against the others, with how many. */
  whyNot?: readonly { id: FindingId; count: number }[] | undefined
}

const nobody = {
  yes: {
    title: 'No one is free without a reason against it',
    hint: 'See “Why not”: with a reason, some may still be assigned.',
  },
  no: { title: 'Nothing speaks against anyone', hint: 'Everybody is in “Best fit”.' },
}

/** Caregivers for a visit in the order in which they fit, ten at a time. */
export const CandidateList = ({ visit, assign, saving, offer, fit, whyNot }: Props) => {
  const filters = useMemo<Filter<typeof listStaffingCandidates>[]>(
    () =>
      whyNot && whyNot.length > 0
        ? [
            {
              kind: 'choice',
              name: 'finding',
              label: 'Reason',
              options: whyNot.map(({ id, count }) => ({
                value: id,
                label: `${findingTable[id].label} (${count})`,
              })),
            },
          ]
        : [],
    [whyNot],
  )
  return (
    <div className={styles.candidates}>
      <List
        of="caregivers"
        endpoint={listStaffingCandidates}
        search="search"
        filters={filters}
        fixed={{ visit_id: visit.id, fit }}
        columns={candidateColumns({ visit, saving, assign, fit })}
        empty={nobody[fit]}
        {...(offer.possible && {
          bulk: (rows: Candidate[], clear: () => void) => (
            <OfferBar people={rows.map(({ agent }) => agent.id)} offer={offer} onDone={clear} />
          ),
        })}
      />
    </div>
  )
}
