import { type PayRulesRecord, payRules } from '@homeward/contract/payroll/rules'
import { overtimeSystemLabels } from '@homeward/domain/payroll/vocabulary'
import { to } from '../../../plumbing/paths/to.ts'
import { PlainScreen } from '../../../ui/plain/plain-screen.tsx'
import { dayWords, durationWords } from '../../../ui/text/dates.ts'
import { dollars } from '../../../ui/text/money.ts'
import { DateText, Money, None } from '../../../ui/text/values.tsx'
import { RulesFields } from './rules-fields.tsx'
import { rulesInput, rulesValues } from './rules-values.ts'

/** How the agency pays; each set of rules holds from its day until the next one begins. */
export const PayRulesScreen = () => (
  <PlainScreen
    record={payRules}
    title="Pay rules"
    one="pay rules"
    many="pay rules"
    crumbs={[{ label: 'Admin', href: to('admin') }]}
    hint="Without any, federal law holds: overtime over 40 hours a week and the federal minimum wage."
    nameOf={({ start_date }) => `From ${dayWords(start_date)}`}
    initialSort="-start_date"
    columns={[
      {
        key: 'start_date',
        header: 'From',
        sort: 'start_date',
        cell: ({ start_date }) => <DateText day={start_date} />,
      },
      { key: 'overtime', header: 'Overtime', cell: overtimeWords },
      {
        key: 'minimum_wage',
        header: 'Minimum wage',
        align: 'right',
        cell: ({ minimum_wage }) => <Money cents={minimum_wage} />,
      },
      { key: 'note', header: 'Note', wide: true, cell: ({ note }) => note ?? <None /> },
    ]}
    valuesOf={rulesValues}
    required={['start_date']}
    inputOf={rulesInput}
    fields={(form, rules) => <RulesFields form={form} isNew={rules === undefined} />}
    facts={(rules) => [
      { label: 'From', value: dayWords(rules.start_date) },
      { label: 'Overtime', value: overtimeWords(rules) },
      { label: 'Minimum wage', value: dollars(rules.minimum_wage) },
      { label: 'Travel between visits', value: rules.travel_paid ? 'Paid' : 'Not paid' },
      { label: 'Holidays', value: `${rules.holiday_percent}% of the rate` },
      { label: 'Note', value: rules.note },
    ]}
    labels={{ overtime_system: overtimeSystemLabels }}
    consequence="Open weeks are computed again; acknowledged weeks get an adjustment."
  />
)

function overtimeWords(rules: PayRulesRecord): string {
  if (rules.overtime_system === 'eight_eighty') return overtimeSystemLabels.eight_eighty
  const week = `over ${durationWords(rules.weekly_overtime_after)} a week`
  const day = rules.daily_overtime_after
  return day === null ? week : `over ${durationWords(day)} a day, ${week}`
}
