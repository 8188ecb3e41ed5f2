import { localClock } from '@homeward/domain/time/zone'
import { useMemo } from 'react'
import { useFlatQuery } from '../../plumbing/paths/use-params.ts'
import { useCan, useUser } from '../../plumbing/session/session.ts'
import { officeIn } from '../../ui/fields/office-filter.ts'
import { Page } from '../../ui/page/page.tsx'
import { useToday } from '../../ui/text/today.ts'
import { useNow } from '../../ui/text/use-now.ts'
import { useZone } from '../../ui/text/zone.tsx'
import styles from './dashboard.module.css'
import { OfficeToggle } from './office-toggle.tsx'
import { QueueLine } from './queue-line.tsx'
import { queuesOn } from './queues.ts'
import { DaySentence } from './today/day-sentence.tsx'
import { Today } from './today/today.tsx'
import { greeting } from './today/words.ts'

/** R020: the day as it stands, and what waits for this person. Every number opens its list. */
export const DashboardScreen = () => {
  const can = useCan()
  const user = useUser()
  const zone = useZone()
  const today = useToday()
  const now = useNow(60_000)
  const flat = useFlatQuery()
  const { office_id: address } = flat
  const id = officeIn(flat)
  const office = useMemo(
    () => ({ id, address: address === undefined ? {} : { office_id: address } }),
    [id, address],
  )
  const parts = useMemo(() => queuesOn(today, office), [today, office])
  const hour = Number(localClock(new Date(now), zone).slice(0, 2))
  const [first = user.name] = user.name.split(' ')
  return (
    <Page
      title={`${greeting(hour)}, ${first}`}
      documentTitle="Dashboard"
      human
      actions={<OfficeToggle />}
      under={can('visits.read') ? <DaySentence day={today} office={office} /> : undefined}
    >
      {can('visits.read') && <Today day={today} zone={zone} office={office} />}
      <div className={styles.parts}>
        {parts
          .map(({ title, queues }) => ({ title, queues: queues.filter(({ needs }) => can(needs)) }))
          .filter(({ queues }) => queues.length > 0)
          .map(({ title, queues }) => (
            <section key={title} className={styles.part}>
              <h2>{title}</h2>
              <ul>
                {queues.map((queue) => (
                  <li key={queue.title}>
                    <QueueLine queue={queue} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </Page>
  )
}
