import { useQuery } from '@tanstack/react-query'
import { IconCalendarHeart } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { t } from '../../../plumbing/language/translate.ts'
import { useOnline } from '../../../plumbing/offline/use-online.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { DayHead } from '../day/day-head.tsx'
import field from '../field.module.css'
import { NoDay } from '../parts/day-state.tsx'
import { SyncState } from '../parts/sync-state.tsx'
import { OpenVisitCard } from './open-visit-card.tsx'
import { openVisitsQuery } from './queries.ts'

const sentences = {
  get title() {
    return t('Open visits')
  },
  get under() {
    return t('The office asks whether you can take these visits.')
  },
  get offline() {
    return t('You are offline. You can accept a visit when you are online again.')
  },
  get none() {
    return t('No open visits for you')
  },
  get noneHint() {
    return t('When the office offers you a visit, it appears here.')
  },
}

/** Open visits that are offered to the caregiver, to accept or decline. */
export const OpenVisitsScreen = ({ sync = <SyncState /> }: { sync?: ReactNode }) => {
  const query = useQuery(openVisitsQuery)
  const online = useOnline()
  const visits = query.data?.visits
  return (
    <div className={field.field}>
      <DayHead
        title={sentences.title}
        tab={sentences.title}
        under={visits && visits.length > 0 && sentences.under}
        sync={sync}
      />
      {!online && <p role="status">{sentences.offline}</p>}
      {!visits && <NoDay query={query} />}
      {visits?.length === 0 && (
        <EmptyState icon={IconCalendarHeart} title={sentences.none} hint={sentences.noneHint} />
      )}
      {visits?.map((visit) => (
        <OpenVisitCard key={visit.id} visit={visit} online={online} />
      ))}
    </div>
  )
}
