import type { Claim } from '@homeward/contract/billing/claim-shape'
import { claimBalance } from '@homeward/domain/billing/balances'
import { Anchor, Text } from '@mantine/core'
import { to } from '../../../plumbing/paths/to.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { Money } from '../../../ui/text/values.tsx'
import { Adjustments } from '../remittances/adjustments.tsx'
import styles from './claims.module.css'

/** What was charged, paid and adjusted, and what is still owed. */
export const ClaimMoney = ({ claim }: { claim: Claim }) => {
  const { contractualCents, otherCents, patientCents, writtenOffCents, deniedCents } = claimBalance(
    claim.journal.flatMap((entry) =>
      entry.lines.map((line) => ({ account: line.account, amountCents: line.amount_cents })),
    ),
  )
  const taken: [label: string, cents: number][] = [
    ['Paid', claim.paid_cents],
    ['Contractual adjustment', contractualCents],
    ['Other adjustments', otherCents],
    ['Patient responsibility', patientCents],
    ['Written off', writtenOffCents],
  ]
  const charge = claim.final_era_charge
  return (
    <Card title="Money">
      <table className={styles.sums}>
        <tbody>
          <Row label="Charge" cents={claim.charge_cents} />
          {taken
            .filter(([label, cents]) => label === 'Paid' || cents !== 0)
            .map(([label, cents]) => (
              <Row key={label} label={label} cents={0 - cents} />
            ))}
        </tbody>
        <tfoot>
          <Row label="Balance" cents={claim.balance_cents} />
          {deniedCents > 0 && <Row label="Of it denied" cents={deniedCents} />}
        </tfoot>
      </table>
      {charge && (
        <div className={styles.settled}>
          {claim.balance_cents > 0 && charge.adjustments.length > 0 && (
            <Text size="sm" c="dimmed">
              What the payor last said
            </Text>
          )}
          <Adjustments adjustments={charge.adjustments} />
          <Anchor component={PageLink} href={to('billing.era', { eraId: charge.era_id })}>
            Open the remittance
          </Anchor>
        </div>
      )}
    </Card>
  )
}

const Row = ({ label, cents }: { label: string; cents: number }) => (
  <tr>
    <th scope="row">{label}</th>
    <td>
      <Money cents={cents} />
    </td>
  </tr>
)
