import type { Invoice } from '@homeward/contract/billing/invoices'
import { isCharged } from '@homeward/domain/billing/invoices'
import { claimStatusLabels } from '@homeward/domain/billing/vocabulary'
import { to } from '../../../plumbing/paths/to.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { DateText, Money } from '../../../ui/text/values.tsx'
import { countWords } from '../../../ui/text/count-words.ts'
import { MoneyTable } from '../accounts/money-table.tsx'
import styles from './invoices.module.css'

/** The claims of an invoice, each with what keeps it from being sent. */
export const InvoiceClaims = ({ invoice: { claims, total_charge } }: { invoice: Invoice }) => (
  <Card title="Claims" beside={<small>{countWords(claims.length, 'claim')}</small>}>
    <MoneyTable label="Claims" heads={['Claim', 'Status', 'Units', 'Paid', 'Owed', 'Charge']}>
      <tbody>
        {claims.map((claim) => (
          <tr key={claim.id} data-void={!isCharged(claim.status) || undefined}>
            <th scope="row">
              <PageLink href={to('billing.claims', {}, { status: 'all', claim: claim.id })}>
                {claim.number}
              </PageLink>{' '}
              <DateText day={claim.start_date} />
              <span className={styles.service}>
                {claim.service.label}, {claim.payor.name}
              </span>
              {claim.issues[0] !== undefined && (
                <span className={styles.issue}>{claim.issues[0]}</span>
              )}
            </th>
            <td>
              <StatusBadge status={claim.status} label={claimStatusLabels[claim.status]} />
            </td>
            <td>{claim.billing_units}</td>
            <td>
              <Money cents={claim.paid_cents} />
            </td>
            <td>{claim.sent ? <Money cents={claim.balance_cents} /> : 'Not sent'}</td>
            <td>
              <Money cents={claim.charge_cents} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={5}>
            Total, without claims that are void or unbillable
          </th>
          <td>
            <Money cents={total_charge} />
          </td>
        </tr>
      </tfoot>
    </MoneyTable>
  </Card>
)
