import styles from './availability.module.css'

type Props = { blocks: readonly { start: string; end: string }[] }

const minuteOf = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

const percent = (minutes: number): string => `${(minutes / 1440) * 100}%`

/** Hours drawn on the line of their day, from midnight to midnight; said in words beside it. */
export const DayLine = ({ blocks }: Props) => (
  <span className={styles.line} aria-hidden>
    {blocks.map(({ start, end }) => (
      <i
        key={start + end}
        style={{
          left: percent(minuteOf(start)),
          width: percent(minuteOf(end) - minuteOf(start)),
        }}
      />
    ))}
  </span>
)
