import type { OwnTime } from '@homeward/contract/caregivers/own-time'
import { t } from '../../../plumbing/language/translate.ts'
import { useToday } from '../../../ui/text/today.ts'
import { AskedDays } from './asked-days.tsx'
import { spanOf } from './span-words.ts'
import styles from './time.module.css'

const sentences = {
  get title() {
    return t('Days the office knows of')
  },
  get none() {
    return t('None')
  },
  get absent() {
    return t('Away')
  },
  get off() {
    return t('Day off')
  },
  get extra() {
    return t('Extra day')
  },
}

type Known = { id: string; from: string; until: string | null; what: string }

/** Absences and days off that are ahead. */
export const KnownDays = ({ own: { availability, absences, requests } }: { own: OwnTime }) => {
  const today = useToday()
  const known: Known[] = [
    ...absences.map(({ id, start_date: from, end_date: until }) => ({
      id,
      from,
      until,
      what: sentences.absent,
    })),
    ...availability.exceptions
      .filter(({ end_date: until }) => until >= today)
      .map(({ id, start_date: from, end_date: until, available }) => ({
        id,
        from,
        until,
        what: available ? sentences.extra : sentences.off,
      })),
  ].toSorted((a, b) => a.from.localeCompare(b.from))
  return (
    <section className={styles.card}>
      <h2>{sentences.title}</h2>
      {known.length + requests.length === 0 && <p>{sentences.none}</p>}
      <AskedDays requests={requests} />
      <ul>
        {known.map(({ id, what, ...days }) => (
          <li key={id}>
            {what} · {spanOf(days, today)}
          </li>
        ))}
      </ul>
    </section>
  )
}
