import { localClock } from '@homeward/domain/time/zone'
import { type ReactNode, useMemo } from 'react'
import { useFlatQuery } from '../../plumbing/paths/use-params.ts'
import { useCan, useUser } from '../../plumbing/session/session.ts'
import { officeIn } from '../../ui/fields/office-filter.ts'
import { Page } from '../../ui/page/page.tsx'
import { useToday } from '../../ui/text/today.ts'
import { useNow } from '../../ui/text/use-now.ts'
import { useZone } from '../../ui/text/zone.tsx'
import { OfficeToggle } from './office-toggle.tsx'
import type { Office } from './office.ts'
import { CoveragePanel } from './panels/coverage-panel.tsx'
import { ExceptionsPanel } from './panels/exceptions-panel.tsx'
import { ExpiringPanel } from './panels/expiring-panel.tsx'
import { FeedPanel } from './panels/feed-panel.tsx'
import { HoursPanel } from './panels/hours-panel.tsx'
import { MoneyPanel } from './panels/money-panel.tsx'
import styles from './panels/panels.module.css'
import { DaySentence } from './today/day-sentence.tsx'
import { Today } from './today/today.tsx'
import { greeting } from './today/words.ts'
import { useView, ViewSwitch } from './view-switch.tsx'
import { type PanelName, shownPanels } from './views.ts'

const panels: Record<PanelName, (props: { today: string; office: Office }) => ReactNode> = {
  coverage: CoveragePanel,
  exceptions: ExceptionsPanel,
  money: MoneyPanel,
  hours: HoursPanel,
  expiring: ExpiringPanel,
  feed: FeedPanel,
}

/** R020: the day as it stands, and what waits for this person. Every number opens its list. */
export const DashboardScreen = () => {
  const can = useCan()
  const user = useUser()
  const zone = useZone()
  const today = useToday()
  const view = useView()
  const now = useNow(60_000)
  const flat = useFlatQuery()
  const { office_id: address } = flat
  const id = officeIn(flat)
  const office = useMemo(
    () => ({ id, address: address === undefined ? {} : { office_id: address } }),
    [id, address],
  )
  const hour = Number(localClock(new Date(now), zone).slice(0, 2))
  const [first = user.name] = user.name.split(' ')
  return (
    <Page
      title={`${greeting(hour)}, ${first}`}
      documentTitle="Dashboard"
      human
      actions={
        <>
          <OfficeToggle />
          <ViewSwitch />
        </>
      }
      under={can('visits.read') ? <DaySentence day={today} office={office} /> : undefined}
    >
      {can('visits.read') && <Today day={today} zone={zone} office={office} />}
      <div className={styles.panels}>
        {shownPanels(view, can).map((name) => {
          const Part = panels[name]
          return <Part key={name} today={today} office={office} />
        })}
      </div>
    </Page>
  )
}
