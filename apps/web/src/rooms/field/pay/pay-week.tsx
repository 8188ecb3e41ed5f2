import type { TimesheetLine, TimesheetRow } from '@homeward/contract/payroll/timesheets'
import { addDays } from '@homeward/domain/time/zone'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../../plumbing/language/translate.ts'
import { dayWords, daysWords, durationWords } from '../../../ui/text/dates.ts'
import { dollars } from '../../../ui/text/money.ts'
import { NoDay } from '../parts/day-state.tsx'
import styles from './pay.module.css'
import { PayAnswers } from './pay-answers.tsx'
import { PayQuestion } from './pay-question.tsx'
import { payWords } from './pay-words.ts'
import { ownWeekQuery } from './queries.ts'

const sentences = {
  get draft() {
    return t('Not final yet')
  },
  get final() {
    return t('Final')
  },
  get show() {
    return t('Show how it adds up')
  },
  get hide() {
    return t('Hide')
  },
  worked: (hours: string) => t('{hours} worked', { hours }),
  at: (hours: string, rate: string) => t('{hours} at {rate} an hour', { hours, rate }),
  back: (amount: string) => t('plus {amount} paid back', { amount }),
}

/** A pay week: what it pays, whether that is final, and on a tap how it adds up. */
export const PayWeek = ({ sheet, opened }: { sheet: TimesheetRow; opened: boolean }) => {
  const [open, setOpen] = useState(opened)
  return (
    <section className={styles.card}>
      <h2 className={styles.head}>
        <span>{daysWords(sheet.date, addDays(sheet.date, 6))}</span>
        <b>{dollars(sheet.gross_pay)}</b>
      </h2>
      <p className={styles.under}>
        {sheet.status === 'draft' ? sentences.draft : sentences.final}
        {' · '}
        {sentences.worked(durationWords(sheet.minutes))}
        {sheet.reimbursed > 0 && ` · ${sentences.back(dollars(sheet.reimbursed))}`}
      </p>
      {open && <Lines id={sheet.id} />}
      <button
        type="button"
        className={styles.act}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? sentences.hide : sentences.show}
      </button>
    </section>
  )
}

const Lines = ({ id }: { id: string }) => {
  const query = useQuery(ownWeekQuery(id))
  if (!query.data) return <NoDay query={query} />
  return (
    <>
      <ul className={styles.lines}>
        {query.data.lines.map((line, at) => (
          <li key={at}>
            <span>
              {payWords(line.kind)}
              {line.visit && `, ${line.visit.client.name}`}
              <small>{[dayWords(line.day), amountWords(line)].filter(Boolean).join(' · ')}</small>
            </span>
            <b>{dollars(line.cents)}</b>
          </li>
        ))}
      </ul>
      <PayAnswers questions={query.data.questions} />
      <PayQuestion id={id} />
    </>
  )
}

const amountWords = ({ minutes, rate, kind }: TimesheetLine): string => {
  if (minutes === 0 || kind === 'mileage') return ''
  const hours = durationWords(minutes)
  return rate === null ? hours : sentences.at(hours, dollars(rate))
}
