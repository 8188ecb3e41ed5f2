import {
  type Deposit,
  listMissingDeposits,
  matchDeposit,
  removeDeposit,
} from '@homeward/contract/billing/deposits'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { lookupOf } from '../../../ui/fields/lookup.ts'
import { SearchSelect } from '../../../ui/fields/search-select.tsx'
import { ReasonForm } from '../../../ui/sign/reason-form.tsx'
import { dayWords } from '../../../ui/text/dates.ts'
import { dollars } from '../../../ui/text/money.ts'

/** Payments that are in no deposit, told apart by payor, trace number, day and amount. */
const paymentLookup = lookupOf(
  listMissingDeposits,
  (search) => ({ search: search || undefined }),
  (payment) => ({
    value: payment.id,
    label: [
      payment.payer_name,
      payment.trace_number,
      payment.payment_date && dayWords(payment.payment_date),
      dollars(payment.payment_cents),
    ]
      .filter(Boolean)
      .join(' · '),
  }),
)

/** Matching a payment to a deposit, taking it off, and removing the deposit. */
export const DepositActions = ({ deposit }: { deposit: Deposit }) => {
  const { id, payments, abilities } = deposit
  const [asked, setAsked] = useState<'match' | 'remove' | null>(null)
  const match = useWrite(matchDeposit, { onDone: () => toastDone('Deposit changed') })
  const remove = useWrite(removeDeposit, { onDone: () => toastDone('Deposit removed') })
  if (asked === 'remove')
    return (
      <ReasonForm
        hint="Its remittances wait for a deposit again."
        submit="Remove"
        busy={remove.isPending}
        onClose={() => setAsked(null)}
        onReason={(reason) => {
          setAsked(null)
          remove.mutate({ id, reason })
        }}
      />
    )
  if (asked === 'match')
    return (
      <SearchSelect
        label="Remittance"
        lookup={paymentLookup}
        value={null}
        onChange={(eraId) => {
          setAsked(null)
          if (eraId) match.mutate({ id, era_id: eraId })
        }}
      />
    )
  return (
    <Group gap="xs">
      {abilities.match && deposit.difference_cents !== 0 && (
        <Button
          size="xs"
          variant="default"
          loading={match.isPending}
          onClick={() => setAsked('match')}
        >
          Match
        </Button>
      )}
      {abilities.match &&
        payments.map((payment) => (
          <Button
            key={payment.id}
            size="xs"
            variant="default"
            onClick={() => match.mutate({ id, era_id: payment.id, matched: false })}
          >
            Unassign {dollars(payment.payment_cents ?? 0)}
          </Button>
        ))}
      {abilities.remove && (
        <Button size="xs" variant="default" onClick={() => setAsked('remove')}>
          Remove
        </Button>
      )}
    </Group>
  )
}
