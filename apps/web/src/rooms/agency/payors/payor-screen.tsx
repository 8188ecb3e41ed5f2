import { recordStatusLabels } from '@homeward/domain/agency/vocabulary'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { usePathParams } from '../../../plumbing/paths/use-params.ts'
import { HistoryCard } from '../../../ui/history/history-card.tsx'
import { RecordScreen } from '../../../ui/record/record-screen.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { payorQuery } from '../queries.ts'
import { PayorActions } from './payor-actions.tsx'
import { PayorProfile } from './payor-profile.tsx'
import { RateList } from './rate-list.tsx'

/** One payor: what it pays, how it is billed, and what was changed. */
export const PayorScreen = () => {
  const { payorId } = usePathParams('admin.payor')
  return (
    <RecordScreen
      query={useQuery(payorQuery(payorId))}
      of="Payor"
      crumbs={[
        { label: 'Admin', href: to('admin') },
        { label: 'Payors', href: to('admin.payors') },
      ]}
      title={(payor) => payor.name}
      badges={({ status }) => <StatusBadge status={status} label={recordStatusLabels[status]} />}
      actions={(payor) => <PayorActions payor={payor} />}
      tabs={[
        { id: 'rates', label: 'Rates', render: (payor) => <RateList payor={payor} /> },
        { id: 'profile', label: 'Profile', render: (payor) => <PayorProfile payor={payor} /> },
        {
          id: 'history',
          label: 'History',
          render: (payor) => <HistoryCard type="payor" id={payor.id} />,
        },
      ]}
    />
  )
}
