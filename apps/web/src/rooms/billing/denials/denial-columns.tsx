import type { DenialRow } from '@homeward/contract/billing/denials'
import { deadlineLabels } from '@homeward/domain/billing/denials'
import { followUpActionLabels } from '@homeward/domain/billing/follow-up'
import { Text } from '@mantine/core'
import type { Column } from '../../../ui/list/types.ts'
import { DateText, Money, None } from '../../../ui/text/values.tsx'
import { NextPayorOf } from './next-payor-of.tsx'

type Props = { row: DenialRow }

const Reasons = ({ row }: Props) => {
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
    cell: (row) => (
      <>
        <Money cents={row.denied_cents} />
        {row.underpaid_cents > 0 && (
          <Text span size="xs" c="dimmed" display="block">
            <Money cents={row.underpaid_cents} /> below contract
          </Text>
        )}
      </>
    ),
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
  { key: 'action', header: 'Next action', cell: (row) => <FollowUp row={row} /> },
]

const FollowUp = ({ row: { follow_up_action: action, follow_up_on: on, owner } }: Props) => {
  if (action === null && owner === null) return <None />
  return (
    <>
      {action !== null && followUpActionLabels[action]}
      {on !== null && (
        <>
          {' '}
          on <DateText day={on} />
        </>
      )}
      {owner !== null && (
        <Text span size="xs" c="dimmed" display="block">
          {owner.name}
        </Text>
      )}
    </>
  )
}
