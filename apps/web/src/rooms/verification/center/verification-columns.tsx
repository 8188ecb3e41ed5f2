import type { VendorVerification } from '@homeward/contract/verification/shape'
import {
  vendorClaimStatusLabels,
  verificationKindLabels,
} from '@homeward/domain/verification/vocabulary'
import { Text } from '@mantine/core'
import type { Column } from '../../../ui/list/types.ts'
import { DateText, None } from '../../../ui/text/values.tsx'
import { Age } from '../age.tsx'
import { VerificationBadge } from '../status.tsx'

/** The columns of the records that vendors are told about. */
export const verificationColumns: readonly Column<VendorVerification>[] = [
  { key: 'name', header: 'Record', sort: 'name', cell: (row) => row.name },
  {
    key: 'kind',
    header: 'Type',
    cell: ({ kind }) => verificationKindLabels[kind],
    wide: true,
  },
  { key: 'day', header: 'Visit date', sort: 'day', cell: ({ day }) => <DateText day={day} /> },
  { key: 'agent', header: 'Caregiver', cell: (row) => row.agent_name ?? <None />, wide: true },
  { key: 'account', header: 'Account', cell: (row) => row.account.name, wide: true },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <VerificationBadge status={status} />,
  },
  { key: 'problem', header: 'Problem', cell: (row) => <FirstProblem row={row} /> },
  {
    key: 'claim',
    header: 'Claim at the vendor',
    hidden: true,
    cell: ({ claim_status: status }) =>
      status === null ? <None /> : vendorClaimStatusLabels[status],
  },
  {
    key: 'age',
    header: 'Waiting',
    align: 'right',
    sort: 'queued_at',
    cell: ({ status, queued_at: at }) =>
      status === 'verified' || status === 'archived' ? <None /> : <Age since={at} />,
  },
]

const FirstProblem = ({ row: { problems } }: { row: VendorVerification }) => {
  const [first, ...others] = problems
  if (first === undefined) return <None />
  return (
    <>
      {first.message}
      {others.length > 0 && (
        <Text span size="xs" c="dimmed">
          {' '}
          and {others.length} more
        </Text>
      )}
    </>
  )
}
