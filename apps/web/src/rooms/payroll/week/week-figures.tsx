import type { PayWeekDetail } from '@homeward/contract/payroll/weeks'
import { payExceptionLabels } from '@homeward/domain/payroll/vocabulary'
import { Button, Group } from '@mantine/core'
import { useFlatQuery, useSetFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { Figures } from '../../../ui/record/figures.tsx'
import { durationWords } from '../../../ui/text/dates.ts'
import { dollars } from '../../../ui/text/money.ts'

/** What the week costs beside what it billed, and the exceptions, each opening its timesheets. */
export const WeekFigures = ({ week }: { week: PayWeekDetail }) => {
  const { exception } = useFlatQuery()
  const change = useSetFlatQuery()
  return (
    <>
      <Figures
        figures={[
          {
            label: 'Gross pay',
            value: dollars(week.gross_pay),
            under: `last week ${dollars(week.before.gross_pay)}`,
          },
          {
            label: 'Hours',
            value: `${Math.round(week.minutes / 60).toLocaleString('en-US')} h`,
            under: `overtime ${durationWords(week.overtime_minutes)}`,
          },
          { label: 'Billed', value: dollars(week.billed), under: marginWords(week) },
          {
            label: 'Timesheets',
            value: String(week.timesheets),
            under: `${week.timesheets - week.drafts} acknowledged`,
          },
        ]}
      />
      {week.exceptions.length > 0 && (
        <Group gap="xs" mb="sm" role="group" aria-label="Needs attention">
          {week.exceptions.map(({ exception: kind, count }) => (
            <Button
              key={kind}
              size="xs"
              color="amber"
              variant={exception === kind ? 'outline' : 'light'}
              aria-pressed={exception === kind}
              onClick={() =>
                change({
                  exception: exception === kind ? undefined : kind,
                  status: exception === kind ? undefined : 'draft',
                  page: undefined,
                })
              }
            >
              {payExceptionLabels[kind]} {count}
            </Button>
          ))}
        </Group>
      )}
    </>
  )
}

const marginWords = ({ billed, gross_pay: gross }: PayWeekDetail): string =>
  billed === 0
    ? 'nothing billed yet'
    : `${Math.round(((billed - gross) * 100) / billed)}% left after pay`
