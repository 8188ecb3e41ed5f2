import type { OpenVisit } from '@homeward/contract/visits/offers'
import { localClock, localDay, minutesBetween } from '@homeward/domain/time/zone'
import { t } from '../../../plumbing/language/translate.ts'
import { durationWords } from '../../../ui/text/dates.ts'
import { useToday } from '../../../ui/text/today.ts'
import { useNow } from '../../../ui/text/use-now.ts'
import { useZone } from '../../../ui/text/zone.tsx'
import { dayTitle, dayWithin } from '../day/day-title.ts'
import field from '../field.module.css'
import { spanOf, useClock } from '../parts/times.tsx'
import styles from './open.module.css'
import { useAnswer } from './use-answer.ts'

const sentences = {
  get accept() {
    return t('Accept')
  },
  get decline() {
    return t('Decline')
  },
  get wanted() {
    return t('You accepted. The office chooses, and tells you.')
  },
  get picks() {
    return t('The office chooses among those who accept.')
  },
  until: (day: string, time: string) => t('Answer by {day}, {time}', { day, time }),
  get over() {
    return t('The time to answer is over.')
  },
}

type Props = { visit: OpenVisit; online: boolean }

/** One open visit: when, where about, until when, and the two answers. */
export const OpenVisitCard = ({ visit, online }: Props) => {
  const [zone, today, clock] = [useZone(), useToday(), useClock()]
  const now = useNow(30_000)
  const { accept, decline, busy } = useAnswer(visit)
  const day = dayTitle(localDay(visit.starts_at, zone), today)
  const hours = spanOf(localClock(visit.starts_at, zone), localClock(visit.ends_at, zone))
  const over = now >= new Date(visit.expires_at).getTime()
  const lastDay = dayWithin(localDay(visit.expires_at, zone), today)
  return (
    <section className={styles.card} aria-label={`${day}, ${hours}, ${visit.client}`}>
      <h2>
        {day} · <span className="tabular">{hours}</span>
      </h2>
      <p>
        {[visit.client, visit.city].filter(Boolean).join(', ')} ·{' '}
        {durationWords(minutesBetween(visit.starts_at, visit.ends_at))}
      </p>
      <p className={field.quiet}>{visit.services.map((label) => t(label)).join(', ')}</p>
      {visit.note && <p>{visit.note}</p>}
      <p className={field.quiet}>
        {over ? sentences.over : sentences.until(lastDay, clock(visit.expires_at))}
        {visit.mode === 'pick' && ` ${visit.answer === 'told' ? sentences.picks : ''}`}
      </p>
      {visit.answer === 'accepted' ? (
        <p role="status">
          <b>{sentences.wanted}</b>
        </p>
      ) : (
        <button
          type="button"
          className={field.huge}
          disabled={!online || over || busy}
          onClick={accept}
        >
          {sentences.accept}
        </button>
      )}
      <button type="button" className={field.way} disabled={over || busy} onClick={decline}>
        {sentences.decline}
      </button>
    </section>
  )
}
