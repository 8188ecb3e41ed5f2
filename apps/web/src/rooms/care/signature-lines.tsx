import type { Careplan } from '@homeward/contract/care/careplans'
import styles from './print.module.css'

const signers = { client: 'Client or guardian', caregiver: 'Caregiver', nurse: 'Nurse' } as const

/** Room for the signatures that are still missing, on paper only. */
export const SignatureLines = ({ missing }: { missing: Careplan['missing_signatures'] }) => (
  <div className={styles.signatures} aria-hidden>
    {Object.entries(signers).map(
      ([role, who]) =>
        missing.some((one) => one === role) && (
          <div key={role} className={styles.line}>
            {who}, date
          </div>
        ),
    )}
  </div>
)
