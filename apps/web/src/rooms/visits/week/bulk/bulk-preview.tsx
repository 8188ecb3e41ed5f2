import type { judgeAssignments } from '@homeward/contract/visits/assignment'
import type { VisitRow } from '@homeward/contract/visits/visits'
import { Skeleton, Text } from '@mantine/core'
import type { AnswerOf } from '../../../../plumbing/api/types.ts'
import { visitsWords } from './bulk-act.ts'
import { VisitLines } from './visit-lines.tsx'

type Verdicts = AnswerOf<typeof judgeAssignments>

type Props = {
  visits: readonly VisitRow[]
  verdicts: { data: Verdicts | undefined; isError: boolean }
}

const at = ({ verdicts }: Verdicts, outcome: 'allowed' | 'reason_needed' | 'refused') =>
  verdicts.filter(({ verdict }) => (verdict?.outcome ?? 'refused') === outcome)

/** Whether some visits need a reason. */
export const needsReason = (data: Verdicts | undefined): boolean =>
  data !== undefined && at(data, 'reason_needed').length > 0

/** What speaks against an act with several visits, before it is done. */
export const BulkPreview = ({ visits, verdicts: { data, isError } }: Props) => {
  if (isError) return <Text c="dimmed">What speaks against it is not known.</Text>
  if (!data) return <Skeleton height={40} role="status" aria-label="Checking" />
  const [fine, asks, refused] = (['allowed', 'reason_needed', 'refused'] as const).map(
    (outcome) => at(data, outcome).length,
  )
  const byId = new Map(visits.map((visit) => [visit.id, visit]))
  const lines = data.verdicts.flatMap(({ visit_id, verdict }) => {
    const visit = byId.get(visit_id)
    if (!visit || verdict?.outcome === 'allowed') return []
    return [{ visit, why: verdict?.findings[0]?.sentence ?? 'The caregiver is not known.' }]
  })
  const parts = [
    fine && `${visitsWords(fine)} ${fine === 1 ? 'fits' : 'fit'}.`,
    asks && `${visitsWords(asks)} ${asks === 1 ? 'needs' : 'need'} a reason.`,
    refused && `${visitsWords(refused)} cannot be changed.`,
  ].filter(Boolean)
  return (
    <div role="status">
      <Text fw={550}>{parts.join(' ')}</Text>
      <VisitLines lines={lines} />
    </div>
  )
}
