import type { FieldClient } from '@homeward/contract/visits/capture'
import type { Visit } from '@homeward/contract/visits/visits'
import { minutesBetween } from '@homeward/domain/time/zone'
import { IconArrowRight, IconNavigation, IconPhone } from '@tabler/icons-react'
import { t } from '../../../plumbing/language/translate.ts'
import { useGo } from '../../../plumbing/paths/navigate.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Avatar } from '../../../ui/text/avatar.tsx'
import { durationWords } from '../../../ui/text/dates.ts'
import { useToday } from '../../../ui/text/today.ts'
import { useNow } from '../../../ui/text/use-now.ts'
import field from '../field.module.css'
import { ClientAlerts } from '../parts/client-alerts.tsx'
import { callAddress, doorLine, mapsAddress, outside } from '../parts/directions.tsx'
import { Scene } from '../parts/scene.tsx'
import { hourSaid, PlannedSpan, useClock } from '../parts/times.tsx'
import { useVisitAbilities } from '../use-field-day.ts'
import { PunchButton } from '../visit/punch-button.tsx'
import styles from './day.module.css'
import { dayWithin } from './day-title.ts'

const sentences = {
  get region() {
    return t('Next visit')
  },
  running: (since: string) =>
    t('{hour, plural, one {Now, since {since}} other {Now, since {since}}}', {
      since,
      hour: hourSaid(since),
    }),
  soon: (time: string) => t('Next, in {time}', { time }),
  get now() {
    return t('Next, now')
  },
  waits: (time: string) => t('Planned {time} ago', { time }),
  otherDay: (day: string) => t('Next, {day}', { day }),
  get noAddress() {
    return t('No address. Call the office.')
  },
  get open() {
    return t('Open visit')
  },
  get goOn() {
    return t('Continue visit')
  },
  get directions() {
    return t('Directions')
  },
  get office() {
    return t('Office')
  },
  officeOf: (name: string) => t('Office: {name}', { name }),
}

type Props = { visit: Visit; client: FieldClient | undefined }

/** The visit that a caregiver goes to now, large, with the one thing to do next. */
export const NextVisit = ({ visit, client }: Props) => {
  const { address, client: person } = visit
  return (
    <section className={styles.next} aria-label={sentences.region}>
      <Scene />
      <div className={styles.nextBody}>
        <p className={styles.when}>
          <WhenWords visit={visit} />
          <span className={styles.quiet}>{durationWords(visit.scheduled_duration)}</span>
        </p>
        <p className={styles.bigTime}>
          <PlannedSpan visit={visit} />
        </p>
        <PageLink href={to('field.visit', { id: visit.id })} className={styles.person}>
          <Avatar name={person.name} kind="client" size="md" />
          <span>
            <b>{person.name}</b>
            <span>{address ? doorLine(address) : sentences.noAddress}</span>
          </span>
        </PageLink>
        <ClientAlerts client={client} />
        <MainAct visit={visit} />
        <div className={styles.ways}>
          {address && (
            <a className={field.way} href={mapsAddress(address)} {...outside}>
              <IconNavigation size={20} aria-hidden />
              {sentences.directions}
            </a>
          )}
          {client?.office.phone && (
            <a
              className={field.way}
              href={callAddress(client.office.phone)}
              aria-label={sentences.officeOf(client.office.name)}
            >
              <IconPhone size={20} aria-hidden />
              {sentences.office}
            </a>
          )}
        </div>
      </div>
    </section>
  )
}

/** How far away the visit is, as one looks at a watch. */
const WhenWords = ({ visit }: { visit: Visit }) => {
  const today = useToday()
  const now = useNow(60_000)
  const clock = useClock()
  const { check_in_at: since, scheduled_date: day } = visit
  if (since !== null) return <b>{sentences.running(clock(since))}</b>
  if (day !== today) return <b>{sentences.otherDay(dayWithin(day, today))}</b>
  const away = minutesBetween(new Date(now), visit.starts_at)
  if (away > 0) return <b>{sentences.soon(durationWords(away))}</b>
  if (away === 0) return <b>{sentences.now}</b>
  return <b data-late>{sentences.waits(durationWords(-away))}</b>
}

/** Check in where that is what comes next; else the way into the visit. */
const MainAct = ({ visit }: { visit: Visit }) => {
  const may = useVisitAbilities(visit)
  const go = useGo()
  const today = useToday()
  const href = to('field.visit', { id: visit.id })
  if (may.check_in && visit.scheduled_date === today)
    return <PunchButton visit={visit} may={may} onDone={() => go(href)} />
  return (
    <PageLink href={href} className={field.huge}>
      {visit.status === 'in_progress' ? sentences.goOn : sentences.open}
      <IconArrowRight size={24} aria-hidden />
    </PageLink>
  )
}
