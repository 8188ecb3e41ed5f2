import type { Claim } from '@homeward/contract/billing/claim-shape'
import type { ClaimFiling } from '@homeward/contract/billing/filing-shape'
import { downloadTransmission } from '@homeward/contract/billing/transmissions'
import { payerOrderLabels } from '@homeward/domain/agency/payer-order'
import { filingFrequencyLabels, filingStateLabels } from '@homeward/domain/billing/filings'
import { Group, Stack, Text } from '@mantine/core'
import { ExportButton } from '../../../ui/list/export-button.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { InstantText, Money } from '../../../ui/text/values.tsx'
import { InTextLink } from '../in-text-link.tsx'
import { LineTable } from './claim-lines.tsx'
import { partyFacts } from './party-facts.ts'
import styles from './claims.module.css'

/** Every sending of a claim, the newest first, with what it said and its file. */
export const ClaimFilings = ({ claim }: { claim: Claim }) =>
  claim.filings.length > 0 ? (
    <Card title="Filings">
      <Stack gap="sm">
        {claim.filings.map((filing) => (
          <Filing key={filing.id} filing={filing} />
        ))}
      </Stack>
    </Card>
  ) : null

const Filing = ({ filing }: { filing: ClaimFiling }) => (
  <section aria-label={`Filing ${filing.sequence}`}>
    <Group justify="space-between" wrap="nowrap" align="start">
      <div>
        <Text fw={550}>
          {filing.sequence}. {filingFrequencyLabels[filing.frequency]} to {filing.payor.name} (
          {payerOrderLabels[filing.payer_order].toLowerCase()}): {filingStateLabels[filing.state]}
        </Text>
        <Text size="sm" c="dimmed">
          <InstantText at={filing.handed_over_at ?? filing.written_at} />
          {filing.payer_claim_number && `, payor claim number ${filing.payer_claim_number}`}
          {filing.transmission && `, control number ${filing.transmission.interchange_control}`}
        </Text>
      </div>
      <Money cents={filing.charge_cents} />
    </Group>
    {filing.reasons.length > 0 && (
      <ul className={styles.checks} aria-label="Why it was rejected">
        {filing.reasons.map(({ sentence, fix }) => (
          <li key={sentence}>
            {sentence} {fix && <InTextLink href={fix.path}>{fix.label}</InTextLink>}
          </li>
        ))}
      </ul>
    )}
    <details className={styles.holding}>
      <summary>What was filed</summary>
      <LineTable lines={filing.lines} />
      {filing.parties && (
        <ul className={styles.checks} aria-label="Providers on the claim">
          {partyFacts(filing.parties).map(({ label, value }) => (
            <li key={label}>
              {label}: {value}
            </li>
          ))}
        </ul>
      )}
    </details>
    {filing.transmission && (
      <ExportButton
        endpoint={downloadTransmission}
        input={{ id: filing.transmission.id }}
        label="Download the file"
      />
    )}
  </section>
)
