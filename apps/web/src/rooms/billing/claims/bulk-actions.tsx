import type { ClaimRow } from '@homeward/contract/billing/claim-shape'
import { Button, Text } from '@mantine/core'
import { IconCheck, IconHandStop } from '@tabler/icons-react'
import { countWords } from '../../../ui/text/count-words.ts'

type Props = {
  rows: readonly ClaimRow[]
  busy: boolean
  onMove: (status: 'ready_to_send' | 'on_hold') => void
}

/** Actions on the chosen claims, with what is known of their effect before. */
export const BulkActions = ({ rows, busy, onMove }: Props) => {
  const held = rows.filter((row) => row.issues.length > 0).length
  return (
    <>
      {held > 0 && (
        <Text size="xs" c="dimmed">
          {countWords(held, 'is', 'are')} not ready
        </Text>
      )}
      <Button
        size="xs"
        leftSection={<IconCheck size={15} aria-hidden />}
        loading={busy}
        onClick={() => onMove('ready_to_send')}
      >
        Mark ready
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconHandStop size={15} aria-hidden />}
        disabled={busy}
        onClick={() => onMove('on_hold')}
      >
        Hold
      </Button>
    </>
  )
}
