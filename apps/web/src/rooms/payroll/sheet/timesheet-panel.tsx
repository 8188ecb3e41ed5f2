import { downloadStatement, type Timesheet } from '@homeward/contract/payroll/timesheets'
import { payExceptionLabels, timesheetStatusLabels } from '@homeward/domain/payroll/vocabulary'
import { Alert, Anchor, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { ErrorState, OfflineState } from '../../../ui/feedback/error-state.tsx'
import { HistoryCard } from '../../../ui/history/history-card.tsx'
import { ExportButton } from '../../../ui/list/export-button.tsx'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Card, FactCard } from '../../../ui/record/facts.tsx'
import { daysWords, durationWords } from '../../../ui/text/dates.ts'
import { dollars } from '../../../ui/text/money.ts'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { InstantText, Money } from '../../../ui/text/values.tsx'
import { addDays } from '@homeward/domain/time/zone'
import { timesheetQuery } from '../queries.ts'
import { AcknowledgeForm } from './acknowledge-form.tsx'
import { PayLines } from './pay-lines.tsx'
import { PayQuestions } from './pay-questions.tsx'

/** A timesheet with all that its pay follows from. */
export const TimesheetPanel = ({ id }: { id: string }) => {
  const query = useQuery(timesheetQuery(id))
  if (query.data) return <Loaded sheet={query.data} />
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (query.fetchStatus === 'paused') return <OfflineState />
  return (
    <Stack role="status" aria-label="Loading">
      <Skeleton height={24} width="40%" />
      <Skeleton height={160} />
    </Stack>
  )
}

const Loaded = ({ sheet }: { sheet: Timesheet }) => (
  <Stack gap="sm">
    <Group gap="xs">
      <StatusBadge status={sheet.status} label={timesheetStatusLabels[sheet.status]} />
      <Text>{daysWords(sheet.date, addDays(sheet.date, 6))}</Text>
      <Anchor component={PageLink} href={to('agent', { agentId: sheet.agent.id })}>
        Caregiver
      </Anchor>
    </Group>
    {sheet.exceptions.length > 0 && sheet.status === 'draft' && <Exceptions sheet={sheet} />}
    {sheet.owed !== 0 && <Owed sheet={sheet} />}
    <PayQuestions sheet={sheet} />
    <AcknowledgeForm sheet={sheet} />
    <Card
      title="Pay, line by line"
      actions={
        <ExportButton
          endpoint={downloadStatement}
          input={{ id: sheet.id }}
          label="Pay statement (PDF)"
        />
      }
    >
      <PayLines lines={sheet.lines} gross={sheet.gross_pay} reimbursed={sheet.reimbursed} />
    </Card>
    <FactCard title="Figures" facts={factsOf(sheet)} />
    <HistoryCard type="timesheet" id={sheet.id} narrow />
  </Stack>
)

const Exceptions = ({ sheet }: { sheet: Timesheet }) => (
  <Alert color="amber" icon={<IconAlertTriangle aria-hidden />} title="Needs attention">
    <ul>
      {sheet.exceptions.map((kind) => (
        <li key={kind}>
          {payExceptionLabels[kind]}
          {kind === 'unreviewed' && ` (${sheet.unreviewed})`}
          {'. '}
          <Fix kind={kind} sheet={sheet} />
        </li>
      ))}
    </ul>
  </Alert>
)

type FixProps = { kind: Timesheet['exceptions'][number]; sheet: Timesheet }

/** Where an exception is settled. */
const Fix = ({ kind, sheet: { agent, date } }: FixProps) => {
  const days = {
    'by_scheduled_date[start_date]': date,
    'by_scheduled_date[end_date]': addDays(date, 6),
  }
  const ways = {
    no_rate: { href: to('pay-rates', {}, { agent_id: agent.id }), label: 'Add a rate' },
    unreviewed: {
      href: to('visits', {}, { by_agent_id: agent.id, status: 'completed', ...days }),
      label: 'Review the visits',
    },
    long_day: {
      href: to('visits', {}, { by_agent_id: agent.id, ...days }),
      label: 'Check the visits',
    },
    under_minimum_wage: {
      href: to('pay-rates', {}, { agent_id: agent.id }),
      label: 'Check the rate; the difference is paid',
    },
    travel_missing: {
      href: to('pay-entries', {}, { agent_id: agent.id }),
      label: 'Enter the travel',
    },
    negative_pay: {
      href: to('pay-entries', {}, { agent_id: agent.id }),
      label: 'Check the adjustments',
    },
    no_hire_date: {
      href: to('agent.edit.tab', { agentId: agent.id, tab: 'private' }),
      label: 'Enter the hire date',
    },
  } as const
  return (
    <Anchor component={PageLink} href={ways[kind].href} underline="always">
      {ways[kind].label}
    </Anchor>
  )
}

const Owed = ({ sheet }: { sheet: Timesheet }) => (
  <Alert color="blue" title={owedWords(sheet.owed)}>
    {sheet.owed_reason}
  </Alert>
)

const owedWords = (owed: number): string =>
  owed > 0
    ? `The next open week pays ${dollars(owed)} for this one`
    : `The next open weeks take ${dollars(-owed)} back that this one paid too much`

const factsOf = (sheet: Timesheet) => [
  { label: 'Hours worked', value: durationWords(sheet.minutes) },
  {
    label: 'Overtime',
    value: sheet.overtime_minutes > 0 ? durationWords(sheet.overtime_minutes) : null,
  },
  {
    label: 'Regular rate',
    value:
      sheet.minutes === 0
        ? null
        : `${dollars(Math.round((sheet.straight_cents * 60) / sheet.minutes))} an hour`,
  },
  {
    label: 'Last week',
    value: sheet.gross_before === null ? null : <Money cents={sheet.gross_before} />,
  },
  { label: 'Paid time off left', value: durationWords(sheet.time_off_minutes) },
  {
    label: 'Claims',
    value:
      sheet.claims.length === 0
        ? null
        : sheet.claims.map(({ id, number }, at) => (
            <span key={id}>
              {at > 0 && ', '}
              <Anchor
                component={PageLink}
                href={to('billing.claims', {}, { status: 'all', claim: id })}
              >
                {number}
              </Anchor>
            </span>
          )),
  },
  { label: 'Acknowledged by', value: sheet.acknowledged_by_name },
  {
    label: 'Acknowledged on',
    value: sheet.acknowledged_at && <InstantText at={sheet.acknowledged_at} />,
  },
  { label: 'Reason', value: sheet.acknowledged_reason },
]
