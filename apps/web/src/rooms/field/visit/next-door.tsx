import type { Visit } from '@homeward/contract/visits/visits'
import { IconNavigation } from '@tabler/icons-react'
import { t } from '../../../plumbing/language/translate.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Avatar } from '../../../ui/text/avatar.tsx'
import { useToday } from '../../../ui/text/today.ts'
import { useNow } from '../../../ui/text/use-now.ts'
import { agendaOf } from '../day/agenda.ts'
import field from '../field.module.css'
import { doorLine, mapsAddress, outside } from '../parts/directions.tsx'
import { PlannedSpan } from '../parts/times.tsx'
import styles from './done.module.css'

const sentences = {
  get title() {
    return t('Next visit')
  },
  get next() {
    return t('Next')
  },
  get directions() {
    return t('Directions')
  },
  get back() {
    return t('Back to today')
  },
}

/** After a visit: the way to the next one of today, and back. */
export const NextDoor = ({ visits }: { visits: readonly Visit[] }) => {
  const today = useToday()
  const { next } = agendaOf(visits, today, new Date(useNow(60_000)))
  const following = next?.scheduled_date === today ? next : undefined
  const back = (
    <PageLink href={to('field')} className={following ? styles.back : field.huge}>
      {sentences.back}
    </PageLink>
  )
  if (!following)
    return (
      <div className={field.bar} data-bottom-bar>
        {back}
      </div>
    )
  const { client, address } = following
  return (
    <section className={styles.door} aria-label={sentences.title} data-bottom-bar>
      <b className={styles.doorTitle}>{sentences.next}</b>
      <PageLink href={to('field.visit', { id: following.id })} className={styles.doorPerson}>
        <Avatar name={client.name} kind="client" size="md" />
        <span>
          <b>{client.name}</b>
          <span>
            <PlannedSpan visit={following} />
            {address && <span> {doorLine(address)}</span>}
          </span>
        </span>
      </PageLink>
      {address && (
        <a className={field.huge} href={mapsAddress(address)} {...outside}>
          <IconNavigation size={24} aria-hidden />
          {sentences.directions}
        </a>
      )}
      {back}
    </section>
  )
}
