import type { Visit } from '@homeward/contract/visits/visits'
import { Button, Skeleton, Text } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useGo } from '../../../plumbing/paths/navigate.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { usePathParams } from '../../../plumbing/paths/use-params.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { RecordTabs } from '../../../ui/record/record-tabs.tsx'
import { serviceNames } from '../../../ui/text/service-names.ts'
import { RefusalNote } from '../change/refusal-note.tsx'
import { useVisitChange } from '../change/use-visit-change.ts'
import { visitQuery } from '../queries.ts'
import { WhenText } from '../when-text.tsx'
import { CandidateList } from './candidate-list.tsx'
import { OfferList } from './offer-list.tsx'
import { offersQuery, staffingSummaryQuery } from './queries.ts'
import styles from './staffing.module.css'
import { useOffer } from './use-offer.ts'

/** R032: who can take a visit, ranked with the reasons, and why the others are not first. */
export const StaffingScreen = () => {
  const { visitId } = usePathParams('visit.staffing')
  const query = useQuery(visitQuery(visitId))
  if (query.data) return <Staffing visit={query.data} />
  return (
    <Page title="Find a caregiver" crumbs={[{ label: 'Visits', href: to('visits') }]}>
      {query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton height={320} role="status" aria-label="Loading" />
      )}
    </Page>
  )
}

const Staffing = ({ visit }: { visit: Visit }) => {
  const go = useGo()
  const back = to('visit', { id: visit.id })
  const change = useVisitChange(visit, 'Caregiver assigned.', () => go(back))
  const summary = useQuery(staffingSummaryQuery(visit.id)).data
  const offers = useQuery(offersQuery(visit.id)).data
  const offer = useOffer(visit, offers)
  const assign = (agent_id: string) => change.save({ agent_id })
  const list = { visit, assign, saving: change.saving, offer }
  return (
    <Page
      title={`Find a caregiver for ${visit.client.name}`}
      crumbs={[
        { label: 'Visits', href: to('visits') },
        { label: visit.client.name, href: back },
      ]}
      under={
        <Text>
          <WhenText visit={visit} /> · {serviceNames(visit.services)} ·{' '}
          {visit.agent ? `now ${visit.agent.name}` : 'no caregiver yet'}
          {offer.open && ', offered now'}
        </Text>
      }
      actions={
        <Button
          leftSection={<IconSend size={16} aria-hidden />}
          disabled={!offer.possible || summary?.free === 0}
          loading={offer.sending}
          onClick={() => offer.send()}
        >
          Offer to the best ten
        </Button>
      }
    >
      <div className={styles.head}>
        <RefusalNote change={change} />
      </div>
      <RecordTabs
        of="Staffing"
        record={summary}
        tabs={[
          {
            id: 'fit',
            label: 'Best fit',
            count: (counted) => counted?.free ?? 0,
            render: () => <CandidateList {...list} fit="yes" />,
          },
          {
            id: 'others',
            label: 'Why not',
            count: (counted) => counted?.others ?? 0,
            render: (counted) => <CandidateList {...list} fit="no" whyNot={counted?.why_not} />,
          },
          {
            id: 'offers',
            label: 'Offers',
            count: () => offers?.length ?? 0,
            render: () => <OfferList offers={offers} visit={visit} />,
          },
        ]}
      />
    </Page>
  )
}
