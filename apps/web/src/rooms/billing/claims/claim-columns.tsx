import type { ClaimRow } from '@homeward/contract/billing/claim-shape'
import { claimStatusLabels } from '@homeward/domain/billing/vocabulary'
import type { Column } from '../../../ui/list/types.ts'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { DateText, Money, None } from '../../../ui/text/values.tsx'
import styles from './claims.module.css'

/** The columns of the claims, most telling first. */
export const claimColumns: readonly Column<ClaimRow>[] = [
  { key: 'number', header: 'Claim', sort: 'number', cell: (row) => row.number },
  {
    key: 'start_date',
    header: 'Service date',
    unnamed: true,
    sort: 'start_date',
    cell: (row) => <DateText day={row.start_date} />,
  },
  {
    key: 'client',
    header: 'Client and payor',
    unnamed: true,
    cell: (row) => (
      <>
        {row.client.name}
        <span className={styles.payor}>{row.payor.name}</span>
      </>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => (
      <span className={styles.status}>
        <StatusBadge status={row.status} label={claimStatusLabels[row.status]} />
      </span>
    ),
  },
  {
    key: 'charge',
    header: 'Charge',
    sort: 'charge_cents',
    align: 'right',
    wide: true,
    cell: (row) => <Money cents={row.charge_cents} />,
  },
  {
    key: 'balance',
    header: 'Balance',
    align: 'right',
    cell: (row) => <Money cents={row.balance_cents} />,
  },
  {
    key: 'age',
    header: 'Age',
    align: 'right',
    cell: (row) => <span className="tabular">{row.age_days} d</span>,
  },
  {
    key: 'issue',
    header: 'Issue',
    unnamed: true,
    cell: (row) => (
      <FirstIssue
        issues={row.changed_since_filing ? [needsReplacement, ...row.issues] : row.issues}
      />
    ),
  },
]

const needsReplacement = 'The care changed after the claim was filed. Correct and refile it.'

const FirstIssue = ({ issues }: { issues: readonly string[] }) => {
  const [first, ...others] = issues
  if (first === undefined) return <None />
  return (
    <span className={styles.issue} title={issues.join('\n')}>
      <span className={styles.first}>{first}</span>
      {others.length > 0 && <span className={styles.more}>+{others.length} more</span>}
    </span>
  )
}
