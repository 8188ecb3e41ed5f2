import type { Careplan } from '@homeward/contract/care/careplans'
import { careplanStatusLabels } from '@homeward/domain/care/vocabulary'
import { Anchor, Badge } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../plumbing/paths/to.ts'
import { usePathParams } from '../../plumbing/paths/use-params.ts'
import { PageLink } from '../../ui/page/page-link.tsx'
import { HistoryCard } from '../../ui/history/history-card.tsx'
import { Card, type Fact } from '../../ui/record/facts.tsx'
import { RecordScreen } from '../../ui/record/record-screen.tsx'
import { StatusBadge } from '../../ui/text/status-badge.tsx'
import { DateText, InstantText } from '../../ui/text/values.tsx'
import { BudgetBar } from './budget-bar.tsx'
import { CareplanActions } from './careplan-actions.tsx'
import { CareplanSignatures } from './careplan-signatures.tsx'
import { CareplanHints } from './careplan-hints.tsx'
import { activeShifts, daysOf, drawnShift } from './shifts/planned.ts'
import styles from './print.module.css'
import { careplanQuery } from './queries.ts'
import { ShiftLines } from './shifts/shift-lines.tsx'
import { SignatureLines } from './signature-lines.tsx'
import { WeekPicture } from './shifts/week-picture.tsx'
import { VersionsCard } from './versions/versions-card.tsx'
import { serviceNames } from '../../ui/text/service-names.ts'

const factsOf = (careplan: Careplan): Fact[] => [
  {
    label: 'Client',
    value: (
      <Anchor component={PageLink} href={to('client', { clientId: careplan.client.id })}>
        {careplan.client.name}
      </Anchor>
    ),
  },
  { label: 'Services', value: serviceNames(careplan.services) },
  { label: 'Payor', value: careplan.payor.name },
  {
    label: 'Authorization',
    value: careplan.authorization ? (
      <>
        {careplan.authorization.number}
        <br />
        <DateText day={careplan.authorization.start_date} /> –{' '}
        <DateText day={careplan.authorization.end_date} />
      </>
    ) : (
      'None needed'
    ),
  },
  {
    label: 'Plan dates',
    value: (
      <>
        <DateText day={careplan.start_date} /> – <DateText day={careplan.end_date} />
      </>
    ),
  },
  { label: 'Visits created', value: careplan.visits_count },
  { label: 'Created through', value: <DateText day={careplan.generated_until} /> },
  { label: 'Activated', value: <InstantText at={careplan.activated_at} /> },
]

/** R087: a care plan with its week, its hours against the authorization, and its status. */
export const CareplanScreen = () => {
  const { clientId, careplanId } = usePathParams('careplan')
  const query = useQuery(careplanQuery(careplanId))
  const client = query.data?.client
  return (
    <div className={styles.paper}>
      <RecordScreen
        query={query}
        of="Care plan"
        title={(careplan) => `Care plan for ${careplan.client.name}`}
        crumbs={[
          { label: 'Clients', href: to('clients') },
          { label: client?.name ?? 'Client', href: to('client', { clientId }) },
        ]}
        badges={({ status, version, versions }) => (
          <>
            <StatusBadge status={status} label={careplanStatusLabels[status]} />
            {versions.length > 1 && (
              <Badge variant="light" tt="none" radius="sm">
                Version {version}
              </Badge>
            )}
          </>
        )}
        actions={(careplan) => <CareplanActions careplan={careplan} />}
        facts={factsOf}
      >
        {(careplan) => <CareplanBody careplan={careplan} />}
      </RecordScreen>
    </div>
  )
}

const CareplanBody = ({ careplan }: { careplan: Careplan }) => {
  const shifts = activeShifts(careplan)
  return (
    <>
      <CareplanHints careplan={careplan} />
      <Card title={careplan.authorization ? 'Hours vs. authorization' : 'Hours'}>
        <BudgetBar
          label="planned per week"
          minutes={careplan.planned_minutes}
          allowed={careplan.authorized_minutes}
        />
      </Card>
      <WeekPicture shifts={shifts.map(drawnShift)} days={daysOf(careplan)} />
      {shifts.length > 0 && (
        <Card title="Shifts">
          <ShiftLines shifts={shifts} />
        </Card>
      )}
      <VersionsCard careplan={careplan} />
      <CareplanSignatures careplan={careplan} />
      <SignatureLines missing={careplan.missing_signatures} />
      <HistoryCard type="careplan" id={careplan.id} />
    </>
  )
}
