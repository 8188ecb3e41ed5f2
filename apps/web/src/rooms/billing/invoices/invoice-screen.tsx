import { getInvoice, type Invoice } from '@homeward/contract/billing/invoices'
import { dailyStatusLabels } from '@homeward/domain/billing/daily-status'
import { transmissionStatusLabels } from '@homeward/domain/billing/transmissions'
import { formatDay } from '@homeward/domain/dates'
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { liveTopic } from '../../../plumbing/live/topics.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { usePathParams } from '../../../plumbing/paths/use-params.ts'
import { keyOf, queryOf } from '../../../plumbing/query.ts'
import { printPage } from '../../../ui/page/print.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { Figures } from '../../../ui/record/figures.tsx'
import { RecordScreen } from '../../../ui/record/record-screen.tsx'
import { durationWords } from '../../../ui/text/dates.ts'
import { dollars } from '../../../ui/text/money.ts'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { InstantText } from '../../../ui/text/values.tsx'
import { InvoiceClaims } from './invoice-claims.tsx'
import { OmittedCare } from './omitted-care.tsx'
import { SendInvoice } from './send-invoice.tsx'
import styles from './invoices.module.css'

liveTopic('claim', () => [keyOf('billing', getInvoice)])

/** R033: a client's week with its claims, what became of them, and the care that is not on it. */
export const InvoiceScreen = () => {
  const { invoiceId } = usePathParams('invoice')
  return (
    <RecordScreen
      query={useQuery(queryOf(getInvoice, { id: invoiceId }))}
      of="Invoice"
      crumbs={[{ label: 'Invoices', href: to('billing.invoices') }]}
      title={(invoice) => `Invoice ${invoice.number}`}
      badges={(invoice) => (
        <StatusBadge status={invoice.status} label={dailyStatusLabels[invoice.status]} />
      )}
      under={(invoice) => <Under invoice={invoice} />}
      actions={(invoice) => (
        <>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPrinter size={15} aria-hidden />}
            onClick={printPage}
            data-print="no"
          >
            Print
          </Button>
          <SendInvoice invoice={invoice} />
        </>
      )}
    >
      {(invoice) => (
        <>
          <Figures
            figures={[
              {
                label: 'Charge',
                value: dollars(invoice.total_charge),
                under: durationWords(invoice.billed_minutes),
              },
              {
                label: 'Paid',
                value: dollars(invoice.paid_cents),
                under: `${dollars(invoice.adjusted_cents)} adjusted`,
              },
              { label: 'Patient share', value: dollars(invoice.patient_cents) },
              {
                label: 'Owed by payors',
                value: dollars(invoice.owed_cents),
                under: underOwed(invoice),
              },
            ]}
          />
          <InvoiceClaims invoice={invoice} />
          <OmittedCare omitted={invoice.omitted} />
          <Files invoice={invoice} />
        </>
      )}
    </RecordScreen>
  )
}

/** What was sent, and what is not in the sum that payors owe. */
const underOwed = ({ charged_cents, unsent_cents, denied_cents }: Invoice): string =>
  [
    `${dollars(charged_cents)} sent`,
    unsent_cents > 0 && `${dollars(unsent_cents)} not sent yet`,
    denied_cents > 0 && `${dollars(denied_cents)} denied`,
  ]
    .filter(Boolean)
    .join(', ')

/** Whose week it is; on paper also who bills it. */
const Under = ({ invoice }: { invoice: Invoice }) => (
  <div className={styles.under}>
    <p>
      <PageLink href={to('client', { clientId: invoice.client.id })}>
        {invoice.client.name}
      </PageLink>
      , {formatDay(invoice.date)} to {formatDay(invoice.end_date)}
    </p>
    <p className={styles.paper}>{invoice.client_address}</p>
    <p className={styles.paper}>
      {[
        invoice.agency.name,
        invoice.agency.address,
        invoice.agency.phone,
        invoice.agency.npi && `NPI ${invoice.agency.npi}`,
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  </div>
)

/** The files that its claims were sent in. */
const Files = ({ invoice: { transmissions } }: { invoice: Invoice }) =>
  transmissions.length === 0 ? null : (
    <div data-print="no">
      <Card title="Sent in">
        <ul className={styles.files}>
          {transmissions.map(({ id, interchange_control, status, created_at, payor }) => (
            <li key={id}>
              <span>
                File {interchange_control} to {payor.name}
              </span>
              <StatusBadge status={status} label={transmissionStatusLabels[status]} />
              <InstantText at={created_at} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
