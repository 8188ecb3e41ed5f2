import type { Era } from '@homeward/contract/billing/remittances'
import { Money } from '../../../ui/text/values.tsx'
import styles from './remittances.module.css'

/** The payment against the sum of the claims less the provider adjustments, as one line. */
export const EraBalance = ({ era: { balance, payment_cents: payment } }: { era: Era }) => (
  <dl className={styles.balance} aria-label="Balance">
    <Figure label="Payment" cents={payment} />
    <Figure sign="−" label="Claims" cents={balance.claims_cents} />
    <Figure sign="+" label="Provider adjustments" cents={balance.provider_adjustments_cents} />
    <Figure
      sign="="
      label="Difference"
      cents={balance.difference_cents}
      wrong={balance.difference_cents !== 0}
    />
  </dl>
)

type FigureProps = { sign?: string; label: string; cents: number | null; wrong?: boolean }

const Figure = ({ sign, label, cents, wrong = false }: FigureProps) => (
  <div data-sign={sign} data-wrong={wrong || undefined}>
    <dt>{label}</dt>
    <dd>
      <Money cents={cents} />
    </dd>
  </div>
)
