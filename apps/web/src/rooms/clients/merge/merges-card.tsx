import { type ClientMerge, undoClientMerge } from '@homeward/contract/clients/merge'
import type { Client } from '@homeward/contract/clients/clients'
import { mergeFieldLabels } from '@homeward/domain/clients/merging'
import { Group, Text } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { ConfirmButton } from '../../../ui/feedback/confirm-button.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { InstantText } from '../../../ui/text/values.tsx'
import styles from '../profile/details/details.module.css'
import { mergesQuery } from '../queries.ts'

/** What was merged into or out of a client, and the way back. */
export const MergesCard = ({ client }: { client: Client }) => {
  const query = useQuery(mergesQuery(client.id))
  const merges = query.data?.data ?? []
  if (merges.length === 0) return null
  return (
    <Card title="Merges">
      <ul className={styles.merges}>
        {merges.map((merge) => (
          <MergeLine key={merge.id} merge={merge} />
        ))}
      </ul>
    </Card>
  )
}

const MergeLine = ({ merge }: { merge: ClientMerge }) => {
  const can = useCan()
  const undo = useWrite(undoClientMerge, {
    touches: ['care', 'visits', 'collaboration', 'files', 'billing'],
    onDone: () => toastDone(`Merge undone. ${merge.other.name} is a separate record again.`),
  })
  const rows = merge.moved.reduce((sum, { rows: moved }) => sum + moved, 0)
  return (
    <li>
      <Group justify="space-between" align="flex-start">
        <div>
          <Text>
            <strong>{merge.other.name}</strong> was merged into {merge.client.name}
          </Text>
          <Text size="sm" c="dimmed">
            <InstantText at={merge.merged_at} /> by {merge.merged_by} ·{' '}
            {rows === 1 ? '1 entry' : `${rows.toLocaleString('en-US')} entries`} moved
            {merge.take.length > 0 &&
              ` · taken: ${merge.take.map((field) => mergeFieldLabels[field].toLowerCase()).join(', ')}`}
          </Text>
          {merge.undone_at && (
            <Text size="sm" c="dimmed">
              Undone <InstantText at={merge.undone_at} /> by {merge.undone_by}
            </Text>
          )}
        </div>
        {merge.can_undo && can('clients.merge') && (
          <ConfirmButton
            size="compact-sm"
            variant="default"
            loading={undo.isPending}
            leftSection={<IconArrowBackUp size={14} aria-hidden />}
            question="Undo this merge?"
            consequence={`${merge.other.name} becomes a separate record again, with everything that was moved.`}
            confirm="Undo the merge"
            color="pine"
            onConfirm={() => undo.mutate({ id: merge.id })}
          >
            Undo
          </ConfirmButton>
        )}
      </Group>
    </li>
  )
}
