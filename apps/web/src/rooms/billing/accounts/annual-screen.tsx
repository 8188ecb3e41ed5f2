import { annualBillingReport } from '@homeward/contract/billing/accounts'
import type { OutputOf } from '@homeward/contract/endpoint'
import { Button, Group, Stack } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { useFlatQuery, useSetFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { queryOf } from '../../../plumbing/query.ts'
import { Page } from '../../../ui/page/page.tsx'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { printPage } from '../../../ui/page/print.ts'
import { Card } from '../../../ui/record/facts.tsx'
import { useToday } from '../../../ui/text/today.ts'
import { Money } from '../../../ui/text/values.tsx'
import { Answered } from './answered.tsx'
import { MoneyTable } from './money-table.tsx'

type Year = OutputOf<typeof annualBillingReport>

/** R129: what the journal posted in a year, by month, payor and service. */
export const AnnualReportScreen = () => {
  const today = useToday()
  const asked = Number(useFlatQuery().year)
  const year = Number.isInteger(asked) && asked >= 2000 && asked <= 2200 ? asked : thisYear(today)
  const query = useQuery(queryOf(annualBillingReport, { year }))
  return (
    <Page title={`Annual billing report ${year}`} actions={<Actions year={year} today={today} />}>
      <Answered query={query}>
        {(data) => (
          <Stack gap="sm">
            <Sums title="By month" rows={data.months.map(monthRow(year))} totals={data.totals} />
            <Sums title="By payor" rows={data.payors.map(aboutRow)} totals={data.totals} />
            <Sums title="By service" rows={data.services.map(aboutRow)} totals={data.totals} />
            <Unassigned of={data.unassigned} />
          </Stack>
        )}
      </Answered>
    </Page>
  )
}

const thisYear = (today: string): number => Number(today.slice(0, 4))

const Actions = ({ year, today }: { year: number; today: string }) => {
  const change = useSetFlatQuery()
  const go = (to: number) => () => change({ year: String(to) })
  return (
    <Group gap="xs" data-print="no">
      <Button
        size="xs"
        variant="default"
        leftSection={<IconChevronLeft size={15} aria-hidden />}
        onClick={go(year - 1)}
      >
        {year - 1}
      </Button>
      <Button
        size="xs"
        variant="default"
        rightSection={<IconChevronRight size={15} aria-hidden />}
        disabled={year >= thisYear(today)}
        onClick={go(year + 1)}
      >
        {year + 1}
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconPrinter size={15} aria-hidden />}
        onClick={printPage}
      >
        Print
      </Button>
    </Group>
  )
}

type Row = { key: string; name: string; href?: string; money: Year['totals'] }

const monthNames = Array.from({ length: 12 }, (_, at) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, at, 1)),
  ),
)

const monthRow =
  (year: number) =>
  ({ month, ...money }: Year['months'][number]): Row => {
    const number = String(month).padStart(2, '0')
    const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
    return {
      key: number,
      name: monthNames[month - 1] ?? '',
      href: to(
        'billing.journal',
        {},
        { 'by_date[start_date]': `${year}-${number}-01`, 'by_date[end_date]': last },
      ),
      money,
    }
  }

const aboutRow = ({ id, name, ...money }: Year['payors'][number]): Row => ({ key: id, name, money })

type SumsProps = { title: string; rows: readonly Row[]; totals: Year['totals'] }

const Sums = ({ title, rows, totals }: SumsProps) => (
  <Card title={title}>
    <MoneyTable
      label={title}
      heads={['', 'Charged', 'Paid', 'Adjusted', 'Patient share', 'Denied', 'Owed']}
    >
      <tbody>
        {rows.map(({ key, name, href, money }) => (
          <tr key={key}>
            <th scope="row">
              {href === undefined ? name : <PageLink href={href}>{name}</PageLink>}
            </th>
            <Amounts money={money} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <Amounts money={totals} />
        </tr>
      </tfoot>
    </MoneyTable>
  </Card>
)

const Amounts = ({ money }: { money: Year['totals'] }) =>
  (
    [
      'charged_cents',
      'paid_cents',
      'adjusted_cents',
      'patient_cents',
      'denied_cents',
      'owed_cents',
    ] as const
  ).map((name) => (
    <td key={name}>
      <Money cents={money[name]} />
    </td>
  ))

const Unassigned = ({ of }: { of: Year['unassigned'] }) =>
  of.paid_cents === 0 && of.provider_cents === 0 ? null : (
    <p>
      Not part of any claim: payments <Money cents={of.paid_cents} />, adjustments of the agency{' '}
      <Money cents={of.provider_cents} />.
    </p>
  )
