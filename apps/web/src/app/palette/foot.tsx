import styles from './palette.module.css'

/** The keys of the palette, and how much was found. */
export const Foot = ({ count }: { count: number }) => (
  <div className={styles.foot}>
    <span aria-hidden>
      <kbd className={styles.key}>↑</kbd>
      <kbd className={styles.key}>↓</kbd> move
    </span>
    <span aria-hidden>
      <kbd className={styles.key}>&gt;</kbd> only actions
    </span>
    <span aria-hidden>
      <kbd className={styles.key}>#</kbd> claims
    </span>
    <span className={styles.count} role="status">
      {count === 1 ? '1 result' : `${count} results`}
    </span>
  </div>
)
