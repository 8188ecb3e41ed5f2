import type { VendorVerification } from '@homeward/contract/verification/shape'
import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { ConfirmButton } from '../../../ui/feedback/confirm-button.tsx'
import { countWords } from '../../../ui/text/count-words.ts'
import type { Outcome } from './outcome-note.tsx'
import { useUpdateMany } from './use-update-many.ts'

type Props = {
  rows: readonly VendorVerification[]
  clear: () => void
  onDone: (outcome: Outcome) => void
}

/** What can be done with the chosen records. */
export const BulkActions = ({ rows, clear, onDone }: Props) => {
  const { busy, run } = useUpdateMany(onDone)
  const ids = rows.map(({ id }) => id)
  return (
    <>
      <Button
        size="xs"
        leftSection={<IconRefresh size={15} aria-hidden />}
        loading={busy}
        onClick={() => run({ status: 'pending', ids }, clear)}
      >
        Send again
      </Button>
      <ConfirmButton
        size="xs"
        variant="default"
        disabled={busy}
        question={`Archive ${countWords(rows.length, 'EVV record')}?`}
        consequence="Their vendors are not told again, and claims no longer wait for them. Send a record again to undo this."
        confirm="Archive"
        onConfirm={() => run({ status: 'archived', ids }, clear)}
      >
        Archive
      </ConfirmButton>
    </>
  )
}
