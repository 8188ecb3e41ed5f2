import { IconClockExclamation } from '@tabler/icons-react'
import { useClockAhead } from '../../plumbing/clock.ts'
import { t } from '../../plumbing/language/translate.ts'
import { durationWords } from '../../ui/text/dates.ts'
import styles from './shell.module.css'

const sentences = {
  fast: (time: string) =>
    t(
      'The clock of this phone is {time} fast. Turn on automatic date and time. Until then your times are recorded by the clock of the office.',
      { time },
    ),
  slow: (time: string) =>
    t(
      'The clock of this phone is {time} slow. Turn on automatic date and time. Until then your times are recorded by the clock of the office.',
      { time },
    ),
}

/** Says that the clock of the phone is wrong, and what becomes of the times until it is right. */
export const ClockBanner = () => {
  const ahead = useClockAhead()
  const time = durationWords(Math.round(Math.abs(ahead) / 60_000))
  return (
    <div role="status">
      {ahead !== 0 && (
        <div className={styles.banner}>
          <IconClockExclamation size={20} aria-hidden />
          {ahead > 0 ? sentences.fast(time) : sentences.slow(time)}
        </div>
      )}
    </div>
  )
}
