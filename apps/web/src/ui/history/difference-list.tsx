import type { Difference } from './change-words.ts'
import styles from './history.module.css'

/** The changed fields of one event, each with its value before and after. */
export const DifferenceList = ({ differences }: { differences: readonly Difference[] }) =>
  differences.length === 0 ? null : (
    <ul className={styles.changes}>
      {differences.map((difference, at) => (
        <li key={`${difference.field} ${at}`}>
          <span className={styles.field}>{difference.field}</span> <Values {...difference} />
        </li>
      ))}
    </ul>
  )

const Values = ({ before, after }: Difference) => {
  if (before === undefined || after === undefined) return 'changed'
  return (
    <>
      {before !== 'nothing' && (
        <>
          <del className={styles.before}>{before}</del> <span aria-label="became">→</span>{' '}
        </>
      )}
      <ins style={{ textDecoration: 'none' }}>{after}</ins>
    </>
  )
}
