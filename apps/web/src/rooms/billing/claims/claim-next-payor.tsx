import type { Claim } from '@homeward/contract/billing/claim-shape'
import { payerOrderLabels } from '@homeward/domain/agency/payer-order'
import { holdReasonSentences } from '@homeward/domain/billing/next-payor'
import { Alert, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Card } from '../../../ui/record/facts.tsx'
import { Money } from '../../../ui/text/values.tsx'

/** Why a claim waits at a later payor, and who comes after the payor that has it. */
export const ClaimNextPayor = ({ claim: { hold_reason: held, next_payor: next } }: Props) => (
  <>
    {held && (
      <Alert color="amber" icon={<IconAlertTriangle aria-hidden />}>
        {holdReasonSentences[held]}
      </Alert>
    )}
    {next && (
      <Card title="Next payor">
        <Text>
          {next.payor.name} ({payerOrderLabels[next.payer_order].toLowerCase()})
          {next.refused === null && (
            <>
              : <Money cents={next.amount_cents} /> can be billed there.
            </>
          )}
        </Text>
        {next.refused !== null && <Text c="dimmed">{next.refused}</Text>}
      </Card>
    )}
  </>
)

type Props = { claim: Claim }
