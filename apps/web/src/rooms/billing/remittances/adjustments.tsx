import { Money } from '../../../ui/text/values.tsx'
import styles from './remittances.module.css'

type Adjustment = { group: string; code: string; words: string; amount_cents: number }

/** Adjustments of a payor in words, each with its code. */
export const Adjustments = ({ adjustments }: { adjustments: readonly Adjustment[] }) =>
  adjustments.length === 0 ? null : (
    <ul className={styles.adjustments} aria-label="Adjustments">
      {adjustments.map(({ group, code, words, amount_cents: cents }, at) => (
        <li key={`${group}-${code}-${at}`}>
          <span>
            {words} <span className={styles.code}>{`${group}-${code}`}</span>
          </span>
          <Money cents={cents} />
        </li>
      ))}
    </ul>
  )
