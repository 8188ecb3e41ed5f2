import { useZone } from '../../../ui/text/zone.tsx'
import { inZone } from '../../../ui/text/dates.ts'
import { timeWords } from '../../../ui/text/short-times.ts'
import type { Axis } from './axis.ts'
import styles from './today.module.css'

/** The hours over the day, with a line down from each. */
export const AxisLine = ({ axis }: { axis: Axis }) => (
  <div className={styles.axis} aria-hidden>
    {axis.hours.map(({ words, at }) => (
      <span key={at} style={{ left: `${at}%` }}>
        {words}
      </span>
    ))}
  </div>
)

/** Where the day is now. */
export const NowLine = ({ axis, now }: { axis: Axis; now: number }) => {
  const zone = useZone()
  const at = axis.at(new Date(now))
  if (at <= 0 || at >= 100) return null
  return (
    <div className={styles.nowTrack} aria-hidden>
      <span className={styles.now} style={{ left: `${at}%` }}>
        <b>{timeWords(inZone(new Date(now), zone).clock)}</b>
      </span>
    </div>
  )
}
