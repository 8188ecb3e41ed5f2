import { getOwnTime } from '@homeward/contract/caregivers/own-time'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { t } from '../../../plumbing/language/translate.ts'
import { queryOf } from '../../../plumbing/query.ts'
import { DayHead } from '../day/day-head.tsx'
import field from '../field.module.css'
import { NoDay } from '../parts/day-state.tsx'
import { SyncState } from '../parts/sync-state.tsx'
import { DaysForm } from './days-form.tsx'
import { OwnHours } from './hours-form.tsx'
import { KnownDays } from './known-days.tsx'

const sentences = {
  get title() {
    return t('My availability')
  },
  get under() {
    return t('What you enter here is sent to the office, also later when you are offline.')
  },
}

/** A caregiver's own hours, days off and sickness. */
export const OwnTimeScreen = ({ sync = <SyncState /> }: { sync?: ReactNode }) => {
  const query = useQuery({ ...queryOf(getOwnTime, {}), meta: { keep: true, quiet: true } })
  const own = query.data
  return (
    <div className={field.field}>
      <DayHead title={sentences.title} tab={sentences.title} under={sentences.under} sync={sync} />
      {own ? (
        <>
          <DaysForm kind="sick" />
          <DaysForm kind="days_off" />
          <KnownDays own={own} />
          <OwnHours known={own.availability} />
        </>
      ) : (
        <NoDay query={query} />
      )}
    </div>
  )
}
