import type { TimesheetLine } from '@homeward/contract/payroll/timesheets'
import { payLineLabels } from '@homeward/domain/payroll/vocabulary'
import { Anchor } from '@mantine/core'
import { to } from '../../../plumbing/paths/to.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { dayWords, durationWords } from '../../../ui/text/dates.ts'
import { dollars } from '../../../ui/text/money.ts'
import { Money } from '../../../ui/text/values.tsx'
import { stepsOf } from './steps.ts'
import styles from './pay-lines.module.css'

type Props = { lines: readonly TimesheetLine[]; gross: number; reimbursed: number }

/** The lines of a timesheet with the way from recorded minutes to cents, and their sum. */
export const PayLines = ({ lines, gross, reimbursed }: Props) => (
  <table className={styles.lines}>
    <thead>
      <tr>
        <th scope="col">For</th>
        <th scope="col">Time and rate</th>
        <th scope="col" data-align="right">
          Pay
        </th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line, at) => (
        <tr key={at}>
          <th scope="row">
            <Named line={line} />
            <span className={styles.under}>{dayWords(line.day)}</span>
          </th>
          <td>
            {amountWords(line)}
            {stepsOf(line).map((step) => (
              <span key={step} className={styles.under}>
                {step}
              </span>
            ))}
          </td>
          <td data-align="right">
            <Money cents={line.cents} />
          </td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" colSpan={2}>
          Gross pay
        </th>
        <td data-align="right">
          <Money cents={gross} />
        </td>
      </tr>
      {reimbursed !== 0 && (
        <tr>
          <th scope="row" colSpan={2}>
            Paid back on top
          </th>
          <td data-align="right">
            <Money cents={reimbursed} />
          </td>
        </tr>
      )}
    </tfoot>
  </table>
)

const Named = ({ line: { kind, visit, visit_id } }: { line: TimesheetLine }) => (
  <>
    {payLineLabels[kind]}
    {visit && visit_id && (
      <>
        {kind === 'travel' ? ' to ' : ', '}
        <Anchor component={PageLink} href={to('visit', { id: visit_id })}>
          {visit.client.name}
        </Anchor>
      </>
    )}
  </>
)

const amountWords = ({ kind, minutes, rate, tenths_of_miles }: TimesheetLine): string => {
  if (kind === 'mileage')
    return `${(tenths_of_miles / 10).toFixed(1)} miles at ${((rate ?? 0) / 10).toFixed(1)} ¢`
  const time = minutes > 0 ? durationWords(minutes) : ''
  const price = rate === null ? '' : `${dollars(rate)} an hour`
  return [time, price].filter(Boolean).join(' at ')
}
