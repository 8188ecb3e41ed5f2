import { useQuery } from '@tanstack/react-query'
import { IconCash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { t } from '../../../plumbing/language/translate.ts'
import { useFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { DayHead } from '../day/day-head.tsx'
import field from '../field.module.css'
import { NoDay } from '../parts/day-state.tsx'
import { SyncState } from '../parts/sync-state.tsx'
import { PayWeek } from './pay-week.tsx'
import { ownPayQuery } from './queries.ts'

const sentences = {
  get title() {
    return t('My pay')
  },
  get under() {
    return t('Hours come from visits that the office reviewed.')
  },
  get none() {
    return t('No pay yet')
  },
  get noneHint() {
    return t('Your pay appears here after the office reviews your first visit.')
  },
}

/** The caregiver's pay weeks, each with how it adds up. */
export const PayScreen = ({ sync = <SyncState /> }: { sync?: ReactNode }) => {
  const query = useQuery(ownPayQuery)
  const { timesheet: asked } = useFlatQuery()
  const sheets = query.data?.data
  return (
    <div className={field.field}>
      <DayHead title={sentences.title} tab={sentences.title} under={sentences.under} sync={sync} />
      {!sheets && <NoDay query={query} />}
      {sheets?.length === 0 && (
        <EmptyState icon={IconCash} title={sentences.none} hint={sentences.noneHint} />
      )}
      {sheets?.map((sheet) => (
        <PayWeek key={sheet.id} sheet={sheet} opened={sheet.id === asked} />
      ))}
    </div>
  )
}
