import {
  applyPatientPayment,
  type PatientAccount,
  type PatientPayment,
  releasePatientPayment,
  undoPatientPayment,
} from '@homeward/contract/billing/patients'
import { patientPaymentStateLabels } from '@homeward/domain/billing/patient-money'
import { payMethodLabels } from '@homeward/domain/billing/refunds'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { Card } from '../../../ui/record/facts.tsx'
import { ReasonForm } from '../../../ui/sign/reason-form.tsx'
import { DateText, InstantText, Money } from '../../../ui/text/values.tsx'
import { ClaimLink } from '../journal/claim-link.tsx'
import { PaymentRefunds } from './payment-refunds.tsx'

/** What the client paid, and what became of it. */
export const PaymentList = ({ account }: { account: PatientAccount }) => (
  <Card title="Payments">
    {account.payments.length === 0 ? (
      <Text size="sm">No payments yet.</Text>
    ) : (
      <Stack gap="sm">
        {account.payments.map((payment) => (
          <Payment key={payment.id} payment={payment} />
        ))}
      </Stack>
    )}
  </Card>
)

type Props = { payment: PatientPayment }

const Payment = ({ payment }: Props) => {
  const { method, reference, state, claims, unapplied_cents: free } = payment
  return (
    <div>
      <Text size="sm">
        <Money cents={payment.amount_cents} /> · {payMethodLabels[method]}
        {reference && ` ${reference}`} · <DateText day={payment.paid_on} /> ·{' '}
        {patientPaymentStateLabels[state]}
      </Text>
      {claims.map((claim) => (
        <Text key={claim.id} size="sm">
          <Money cents={claim.amount_cents} /> <ClaimLink claim={claim} />
        </Text>
      ))}
      {free > 0 && (
        <Text size="sm">
          <Money cents={free} /> not applied
        </Text>
      )}
      <Text size="xs" c="dimmed">
        {payment.created_by}, <InstantText at={payment.created_at} />
        {payment.ended_by && (
          <>
            {' '}
            · {payment.ended_by}, <InstantText at={payment.ended_at} /> · {payment.reason}
          </>
        )}
      </Text>
      <PaymentRefunds payment={payment} />
      {isHeldByRefund(payment) && (
        <Text size="xs" c="dimmed">
          To undo this payment or to record that its check bounced, undo the refund first.
        </Text>
      )}
      <Actions payment={payment} />
    </div>
  )
}

/** A payment of which a part was given back is not taken back before that. */
const isHeldByRefund = ({ state, refunds }: PatientPayment): boolean =>
  state === 'posted' && refunds.some((refund) => refund.state === 'posted' && refund.abilities.undo)

const hints = {
  release: 'The money stays received and can be applied to claims again.',
  undo: 'The journal gets entries that take the payment back. What it paid is owed again.',
  bounce: 'The journal gets entries that take the check back. What it paid is owed again.',
}
const labels = { release: 'Unassign from claims', undo: 'Undo payment', bounce: 'Check bounced' }

const Actions = ({ payment: { id, abilities } }: Props) => {
  const [asked, setAsked] = useState<keyof typeof hints | null>(null)
  const apply = useWrite(applyPatientPayment, { onDone: () => toastDone('Payment applied') })
  const release = useWrite(releasePatientPayment, { onDone: () => toastDone('Payment unassigned') })
  const undo = useWrite(undoPatientPayment, { onDone: () => toastDone('Payment taken back') })
  if (asked !== null)
    return (
      <ReasonForm
        hint={hints[asked]}
        submit={labels[asked]}
        busy={release.isPending || undo.isPending}
        onClose={() => setAsked(null)}
        onReason={(reason) => {
          setAsked(null)
          if (asked === 'release') release.mutate({ id, reason })
          else undo.mutate({ id, reason, bounced: asked === 'bounce' })
        }}
      />
    )
  return (
    <Group gap="xs" mt={4}>
      {abilities.apply && (
        <Button size="xs" loading={apply.isPending} onClick={() => apply.mutate({ id })}>
          Apply to claims
        </Button>
      )}
      {(['release', 'bounce', 'undo'] as const).map(
        (act) =>
          abilities[act] && (
            <Button key={act} size="xs" variant="default" onClick={() => setAsked(act)}>
              {labels[act]}
            </Button>
          ),
      )}
    </Group>
  )
}
