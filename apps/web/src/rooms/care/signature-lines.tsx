import styles from './print.module.css'

/** Room for the three signatures, on paper only. */
export const SignatureLines = () => (
  <div className={styles.signatures} aria-hidden>
    {['Client or guardian', 'Caregiver', 'Nurse'].map((who) => (
      <div key={who} className={styles.line}>
        {who}, date
      </div>
    ))}
  </div>
)
