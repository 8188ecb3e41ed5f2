import type { Invoice } from '@homeward/contract/billing/invoices'
import { createTransmission } from '@homeward/contract/billing/transmissions'
import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { countWords } from '../../../ui/text/count-words.ts'

/** Creates the 837P file of the claims of the invoice that are ready, a button for each payor. */
export const SendInvoice = ({ invoice }: { invoice: Invoice }) => {
  const can = useCan()
  const send = useWrite(createTransmission, {
    touches: ['visits'],
    onDone: ({ file_name: name, claims_count: claims }) =>
      toastDone(`${name} created with ${countWords(claims, 'claim')}`),
  })
  if (!can('claims.write')) return null
  const ready = Map.groupBy(
    invoice.claims.filter(({ status }) => status === 'ready_to_send'),
    ({ payor }) => payor.id,
  )
  return [...ready].map(([payorId, claims]) => (
    <Button
      key={payorId}
      size="xs"
      leftSection={<IconSend size={15} aria-hidden />}
      loading={send.isPending}
      onClick={() => send.mutate({ payor_id: payorId, by_invoices: [invoice.id] })}
      data-print="no"
    >
      {`Send ${countWords(claims.length, 'claim')} to ${claims[0]?.payor.name ?? 'the payor'}`}
    </Button>
  ))
}
