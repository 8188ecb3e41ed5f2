import type { Era } from '@homeward/contract/remittances'
import { Money } from '../../../ui/text/values.tsx'
import styles from './remittances.module.css'

/** The payment against the sum of the claims less the provider adjustments, as one line. */
export const EraBalance = ({ era: { balance, payment_cents: payment } }: { era: Era }) => (
  <dl className={styles.balance} aria-label="Balance">
    <Figure label="Payment" cents={payment} />
    <Sign>−</Sign>
    <Figure label="Claims" cents={balance.claims_cents} />
    <Sign>+</Sign>
    <Figure label="Provider adjustments" cents={balance.provider_adjustments_cents} />
    <Sign>=</Sign>
    <Figure
      label="Difference"
      cents={balance.difference_cents}
      wrong={balance.difference_cents !== 0}
    />
  </dl>
)

type FigureProps = { label: string; cents: number | null; wrong?: boolean }

const Figure = ({ label, cents, wrong = false }: FigureProps) => (
  <div data-wrong={wrong || undefined}>
    <dt>{label}</dt>
    <dd>
      <Money cents={cents} />
    </dd>
  </div>
)

const Sign = ({ children }: { children: string }) => (
  <div className={styles.sign} aria-hidden>
    {children}
  </div>
)
