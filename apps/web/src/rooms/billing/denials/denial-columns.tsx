import type { DenialRow } from '@homeward/contract/billing/denials'
import { deadlineLabels } from '@homeward/domain/billing/denials'
import { followUpActionLabels } from '@homeward/domain/billing/follow-up'
import { Text } from '@mantine/core'
import type { Column } from '../../../ui/list/types.ts'
import { DateText, Money, None } from '../../../ui/text/values.tsx'
import { NextPayorOf } from './next-payor-of.tsx'

const Reasons = ({ row }: { row: DenialRow }) => {
  const all = [
    ...row.reasons.map(({ group, code, words }) => `${words} (${group}-${code})`),
    ...row.remarks.map(({ code, words }) => `${words} (${code})`),
  ]
  if (all.length === 0) return <None />
  return (
    <>
      {all.map((reason) => (
        <Text key={reason} size="sm">
          {reason}
        </Text>
      ))}
      {row.hint && (
        <Text size="xs" c="dimmed">
          {row.hint}
        </Text>
      )}
    </>
  )
}

/** The columns of the worklist of denials. */
export const denialColumns: readonly Column<DenialRow>[] = [
  {
    key: 'claim',
    header: 'Claim',
    cell: (row) => (
      <>
        {row.client.name}
        <Text span size="xs" c="dimmed" display="block">
          {row.number}
        </Text>
      </>
    ),
  },
  {
    key: 'payor',
    header: 'Payor',
    cell: (row) => (
      <>
        {row.payor.name}
        <Text span size="xs" c="dimmed" display="block">
          {row.service.label}
        </Text>
      </>
    ),
  },
  {
    key: 'date',
    header: 'Service date',
    sort: 'start_date',
    wide: true,
    cell: (row) => <DateText day={row.start_date} />,
  },
  { key: 'why', header: 'Reason', cell: (row) => <Reasons row={row} /> },
  {
    key: 'denied',
    header: 'Denied',
    align: 'right',
    sort: 'denied_cents',
    cell: (row) => <Money cents={row.denied_cents} />,
  },
  {
    key: 'underpaid',
    header: 'Below contract',
    align: 'right',
    wide: true,
    cell: (row) => (row.underpaid_cents > 0 ? <Money cents={row.underpaid_cents} /> : <None />),
  },
  {
    key: 'age',
    header: 'Age',
    align: 'right',
    sort: 'denied_on',
    cell: (row) => `${row.age_days} d`,
  },
  {
    key: 'deadline',
    header: 'Next deadline',
    cell: (row) =>
      row.deadline ? (
        <>
          <DateText day={row.deadline.date} />
          <Text span size="xs" c="dimmed" display="block">
            {deadlineLabels[row.deadline.kind]}
          </Text>
        </>
      ) : (
        <None />
      ),
  },
  { key: 'next', header: 'Next payor', cell: (row) => <NextPayorOf row={row} /> },
  { key: 'owner', header: 'Owner', cell: (row) => row.owner?.name ?? <None /> },
  {
    key: 'action',
    header: 'Next action',
    cell: (row) =>
      row.follow_up_action === null ? (
        <None />
      ) : (
        <>
          {followUpActionLabels[row.follow_up_action]}
          {row.follow_up_on && (
            <Text span size="xs" c="dimmed" display="block">
              on <DateText day={row.follow_up_on} />
            </Text>
          )}
        </>
      ),
  },
]
