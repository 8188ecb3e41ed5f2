import type { DenialRow } from '@homeward/contract/billing/denials'
import { billNextPayor } from '@homeward/contract/billing/next-payor'
import { claimStatusLabels } from '@homeward/domain/billing/vocabulary'
import { Button, Text } from '@mantine/core'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { Money, None } from '../../../ui/text/values.tsx'

/** The payor that comes after the one that refused a claim, and the button that gives the claim to it. */
export const NextPayorOf = ({ row: { id, next_payor: next, abilities } }: { row: DenialRow }) => {
  const bill = useWrite(billNextPayor, {
    touches: ['visits'],
    onDone: ({ number, payor, status }) =>
      toastDone(`Claim ${number} to ${payor.name}: ${claimStatusLabels[status]}`),
  })
  if (!next) return <None />
  return (
    <>
      {next.payor.name}
      {abilities['bill_next'] && (
        <>
          <Text size="xs" c="dimmed">
            <Money cents={next.amount_cents} />
          </Text>
          <Button
            size="xs"
            variant="default"
            loading={bill.isPending}
            onClick={() => bill.mutate({ id })}
          >
            Bill next payor
          </Button>
        </>
      )}
      {next.refused !== null && (
        <Text size="xs" c="dimmed">
          {next.refused}
        </Text>
      )}
    </>
  )
}
