import type { Era } from '@homeward/contract/billing/remittances'
import { Stack, Text } from '@mantine/core'
import { Card } from '../../../ui/record/facts.tsx'
import { Money } from '../../../ui/text/values.tsx'
import { Adjustments } from './adjustments.tsx'
import { summedAdjustments } from './summed-adjustments.ts'
import styles from './remittances.module.css'

/** What the payor took away or added: from the payment as a whole, and from the claims by reason. */
export const EraAdjustments = ({ era }: { era: Era }) => {
  const sums = summedAdjustments(era.claims)
  return (
    <Stack gap="md">
      <Card title="Provider-level adjustments">
        {era.provider_adjustments.length === 0 ? (
          <Text c="dimmed">None. The payment equals the claim total.</Text>
        ) : (
          <ul className={styles.adjustments} aria-label="Provider adjustments">
            {era.provider_adjustments.map((adjustment, at) => (
              <li key={at}>
                <span>
                  {adjustment.words}{' '}
                  <span className={styles.code}>
                    {[adjustment.code, adjustment.reference].filter(Boolean).join(' · ')}
                  </span>
                </span>
                <Money cents={adjustment.amount_cents} />
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card title="Claim adjustments by reason">
        {sums.length === 0 ? (
          <Text c="dimmed">None. All claims were paid in full.</Text>
        ) : (
          <Adjustments adjustments={sums} />
        )}
      </Card>
    </Stack>
  )
}
