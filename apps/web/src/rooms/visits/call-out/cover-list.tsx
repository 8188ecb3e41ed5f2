import type { VisitToCover } from '@homeward/contract/visits/call-out'
import { createVisitOffers } from '@homeward/contract/visits/offers'
import { Button } from '@mantine/core'
import { IconCircleCheck, IconSend } from '@tabler/icons-react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { PageLink } from '../../../ui/page/page-link.tsx'
import styles from './call-out.module.css'
import { CoverCard } from './cover-card.tsx'

/** The visits that a call-out left open, each with the three who fit best. */
export const CoverList = ({ visits }: { visits: readonly VisitToCover[] }) => {
  const offer = useWrite(createVisitOffers)
  if (visits.length === 0)
    return (
      <EmptyState
        icon={IconCircleCheck}
        title="Call-out saved"
        hint="No visit has to be covered."
      />
    )
  return (
    <div className={styles.ask}>
      <div className={styles.acts}>
        <Button
          variant="default"
          leftSection={<IconSend size={16} aria-hidden />}
          loading={offer.isPending}
          onClick={() =>
            offer.mutate(
              { visit_ids: visits.map(({ id }) => id) },
              {
                onSuccess: ({ offers }) =>
                  toastDone(`${offers.length} of ${visits.length} visits offered, in waves.`),
              },
            )
          }
        >
          Offer all to the best ten
        </Button>
        <Button
          component={PageLink}
          variant="subtle"
          href={to('visits', {}, { to_cover: 'true', status: 'available' })}
        >
          All visits to cover
        </Button>
      </div>
      {visits.map((visit) => (
        <CoverCard key={visit.id} visit={visit} />
      ))}
    </div>
  )
}
