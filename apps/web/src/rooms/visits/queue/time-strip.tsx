import type { ExceptionRow } from '@homeward/contract/visits/exceptions'
import { millis } from '@homeward/domain/time/zone'
import styles from './queue.module.css'

type Span = { from: string; until: string }

/** What will be billed once the probable fix is applied; null where nothing is. */
const billedSpan = ({ fix, check_in_at, check_out_at }: ExceptionRow): Span | null => {
  const from = fix.check_in_at ?? check_in_at
  const until = fix.check_out_at ?? check_out_at
  return from && until && fix.act !== 'open' && fix.act !== 'miss' ? { from, until } : null
}

/** Planned, punched and billed times on one axis. A punch without an end fades out. */
export const TimeStrip = ({ row }: { row: ExceptionRow }) => {
  const billed = billedSpan(row)
  const planned = { from: row.starts_at, until: row.ends_at }
  const punched = row.check_in_at && {
    from: row.check_in_at,
    until: row.check_out_at ?? row.ends_at,
  }
  const margin = Math.max(15, row.scheduled_duration / 5) * 60_000
  const first = millis(row.starts_at) - margin
  const length = millis(row.ends_at) + margin - first
  const place = ({ from, until }: Span) => {
    const at = (instant: string) =>
      Math.min(100, Math.max(0, ((millis(instant) - first) / length) * 100))
    return { left: `${at(from)}%`, width: `${Math.max(1, at(until) - at(from))}%` }
  }
  return (
    <span className={styles.strip} aria-hidden>
      <i data-kind="planned" style={place(planned)} />
      {punched && (
        <i
          data-kind="punched"
          data-open={row.check_out_at === null || undefined}
          style={place(punched)}
        />
      )}
      {billed && <i data-kind="billed" style={place(billed)} />}
    </span>
  )
}
