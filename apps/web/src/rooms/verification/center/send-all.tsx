import { listVendorVerifications } from '@homeward/contract/verification/vendor-verifications'
import { useQuery } from '@tanstack/react-query'
import { useFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { queryOf } from '../../../plumbing/query.ts'
import { ConfirmButton } from '../../../ui/feedback/confirm-button.tsx'
import { countWords } from '../../../ui/text/count-words.ts'
import type { Outcome } from './outcome-note.tsx'
import { useUpdateMany } from './use-update-many.ts'

/** Sends every rejected record again, of one account or cause where the list is narrowed to it. */
export const SendAll = ({ onDone }: { onDone: (outcome: Outcome) => void }) => {
  const { account_id: account, cause } = useFlatQuery()
  const list = {
    status: 'failed' as const,
    ...(account !== undefined && { account_id: account }),
    ...(cause !== undefined && { cause }),
  }
  const { data } = useQuery({
    ...queryOf(listVendorVerifications, { ...list, items: 1 }),
    meta: { quiet: true },
  })
  const { busy, run } = useUpdateMany(onDone)
  const count = data?.meta.total ?? 0
  if (count === 0) return null
  return (
    <ConfirmButton
      variant="default"
      color="pine"
      loading={busy}
      question={`Send ${countWords(count, 'rejected record')} again?`}
      consequence="Records whose cause is not fixed will be rejected again."
      confirm="Send again"
      onConfirm={() => run({ status: 'pending', list, expected: count })}
    >
      Send {count} rejected again
    </ConfirmButton>
  )
}
