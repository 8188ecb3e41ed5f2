import type { FieldClient } from '@homeward/contract/visits/capture'
import type { Visit } from '@homeward/contract/visits/visits'
import { visitStatusLabels } from '@homeward/domain/visits/vocabulary'
import { IconHomeHeart, IconNavigation, IconPhone } from '@tabler/icons-react'
import { t } from '../../../plumbing/language/translate.ts'
import { useArrival } from '../../../ui/page/use-arrival.ts'
import { Avatar } from '../../../ui/text/avatar.tsx'
import { serviceNames } from '../../../ui/text/service-names.ts'
import { useToday } from '../../../ui/text/today.ts'
import { dayTitle } from '../day/day-title.ts'
import field from '../field.module.css'
import { ClientAlerts } from '../parts/client-alerts.tsx'
import { addressLine, callAddress, mapsAddress, outside } from '../parts/directions.tsx'
import { hourSaid, PlannedSpan, useClock } from '../parts/times.tsx'
import styles from './visit.module.css'

const sentences = {
  tab: (name: string) => t('Visit of {name}', { name }),
  since: (name: string, time: string) =>
    t('{hour, plural, one {With {name} since {time}} other {With {name} since {time}}}', {
      name,
      time,
      hour: hourSaid(time),
    }),
  get noAddress() {
    return t('No address. Call the office.')
  },
  get directions() {
    return t('Directions')
  },
  get office() {
    return t('Call office')
  },
  call: (name: string) => t('Call {name}', { name }),
}

const firstOf = (name: string): string => name.split(' ')[0] ?? name

type Props = { visit: Visit; client: FieldClient | undefined }

/** Who, when and where, what has to be known, and the ways to the home, the office and the client. */
export const VisitTop = ({ visit, client }: Props) => {
  const { name } = visit.client
  const heading = useArrival(sentences.tab(name))
  return (
    <header className={styles.top}>
      <div className={styles.who}>
        <Avatar name={name} kind="client" size="lg" />
        <div>
          <h1 ref={heading} tabIndex={-1} className={field.human}>
            {name}
          </h1>
          <StateLine visit={visit} />
        </div>
      </div>
      <p className={field.quiet}>{serviceNames(visit.services)}</p>
      <p className={styles.address}>
        {visit.address ? addressLine(visit.address) : sentences.noAddress}
      </p>
      <ClientAlerts client={client} />
      <Ways visit={visit} client={client} />
    </header>
  )
}

const StateLine = ({ visit }: { visit: Visit }) => {
  const today = useToday()
  const clock = useClock()
  const { status, check_in_at: since } = visit
  if (since !== null)
    return (
      <p className={styles.live}>
        <span className={styles.pulse} aria-hidden />
        {sentences.since(firstOf(visit.client.name), clock(since))}
      </p>
    )
  return (
    <p className={styles.planned}>
      <span>{dayTitle(visit.scheduled_date, today)}</span>
      <PlannedSpan visit={visit} />
      {status !== 'scheduled' && <span>{t(visitStatusLabels[status])}</span>}
    </p>
  )
}

const Ways = ({ visit, client }: Props) => {
  const { address } = visit
  const office = client?.office.phone
  return (
    <div className={styles.ways}>
      {address && (
        <a className={field.tile} href={mapsAddress(address)} {...outside}>
          <IconNavigation size={20} aria-hidden />
          {sentences.directions}
        </a>
      )}
      {office && (
        <a className={field.tile} href={callAddress(office)}>
          <IconPhone size={20} aria-hidden />
          {sentences.office}
        </a>
      )}
      {client?.phone && (
        <a className={field.tile} href={callAddress(client.phone)}>
          <IconHomeHeart size={20} aria-hidden />
          {sentences.call(firstOf(visit.client.name))}
        </a>
      )}
    </div>
  )
}
