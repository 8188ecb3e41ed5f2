import type { PayWeekDetail } from '@homeward/contract/payroll/weeks'
import { payExceptionLabels } from '@homeward/domain/payroll/vocabulary'
import { Button, Group } from '@mantine/core'
import { useFlatQuery, useSetFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { durationWords } from '../../../ui/text/dates.ts'
import { dollars } from '../../../ui/text/money.ts'
import styles from './week-figures.module.css'

/** What the week costs beside what it billed, and the exceptions, each opening its timesheets. */
export const WeekFigures = ({ week }: { week: PayWeekDetail }) => {
  const { exception } = useFlatQuery()
  const change = useSetFlatQuery()
  return (
    <>
      <dl className={styles.figures}>
        <Figure
          label="Gross pay"
          value={dollars(week.gross_pay)}
          under={`last week ${dollars(week.before.gross_pay)}`}
        />
        <Figure
          label="Hours"
          value={`${Math.round(week.minutes / 60).toLocaleString('en-US')} h`}
          under={`overtime ${durationWords(week.overtime_minutes)}`}
        />
        <Figure label="Billed" value={dollars(week.billed)} under={marginWords(week)} />
        <Figure
          label="Timesheets"
          value={String(week.timesheets)}
          under={`${week.timesheets - week.drafts} acknowledged`}
        />
      </dl>
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

type FigureProps = { label: string; value: string; under: string }

const Figure = ({ label, value, under }: FigureProps) => (
  <div className={styles.figure}>
    <dt>{label}</dt>
    <dd>
      {value}
      <span>{under}</span>
    </dd>
  </div>
)
