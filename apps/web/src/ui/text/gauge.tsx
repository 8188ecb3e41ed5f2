import styles from './gauge.module.css'

type Props = {
  /** What it measures, in words with its figures. */
  label: string
  value: number
  /** Where the bar is full. */
  of: number
  /** Past it the bar is amber; a grey mark stands there. */
  wanted?: number
  /** Past it the bar is brick; a brick mark stands there. */
  limit?: number
}

const percent = (value: number, of: number): string =>
  `${Math.max(0, Math.min(100, of > 0 ? (value / of) * 100 : 0))}%`

/** How much of something is used, as a thin bar with marks. The words for it stand beside. */
export const Gauge = ({ label, value, of, wanted, limit }: Props) => (
  <div
    className={styles.gauge}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={of}
    aria-valuenow={Math.min(value, of)}
    data-tone={toneOf(value, wanted, limit)}
  >
    <span className={styles.bar} style={{ width: percent(value, of) }} />
    {wanted !== undefined && wanted < of && (
      <span className={styles.wanted} style={{ left: percent(wanted, of) }} />
    )}
    {limit !== undefined && limit < of && (
      <span className={styles.limit} style={{ left: percent(limit, of) }} />
    )}
  </div>
)

const toneOf = (value: number, wanted: number | undefined, limit: number | undefined) => {
  if (limit !== undefined && value > limit) return 'brick'
  return wanted !== undefined && value > wanted ? 'amber' : 'pine'
}
