import type { Refund } from '@homeward/contract/billing/refund-shape'
import {
  payMethodLabels,
  refundReceiverLabels,
  refundStateLabels,
} from '@homeward/domain/billing/refunds'
import { Text } from '@mantine/core'
import { DateText, Money } from '../../../ui/text/values.tsx'
import { SecondPerson } from './second-person.tsx'

type Props = {
  refund: Omit<Refund, 'paid_to'> & Partial<Pick<Refund, 'paid_to'>>
  busy: boolean
  onApprove: (id: string) => void
  onUndo: (id: string, reason: string) => void
}

const hints = {
  waiting: 'Nothing was posted yet. The credit stays.',
  posted: 'The journal gets an entry that takes it back, and the amount is a credit again.',
}

/** What was given back of a credit or waits for a second person, and what may be done with it. */
export const RefundLine = ({ refund, ...acts }: Props) => {
  const { amount_cents, state, paid_to, method, reference } = refund
  return (
    <div>
      <Text size="sm">
        <Money cents={amount_cents} /> · {refundStateLabels[state]} · {refund.reason}
      </Text>
      <Text size="xs" c="dimmed">
        {paid_to && `To the ${refundReceiverLabels[paid_to].toLowerCase()}, `}
        {payMethodLabels[method].toLowerCase()}
        {reference && ` ${reference}`}, <DateText day={refund.paid_on} />
      </Text>
      <SecondPerson of={refund} called="refund" hints={hints} {...acts} />
    </div>
  )
}
