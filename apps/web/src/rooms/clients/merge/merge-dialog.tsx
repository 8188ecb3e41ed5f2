import type { Client } from '@homeward/contract/clients/clients'
import { Modal, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SearchSelect } from '../../../ui/fields/search-select.tsx'
import { clientQuery, otherClientLookup } from '../queries.ts'
import { MergeForm } from './merge-form.tsx'

type Props = { client: Client; opened: boolean; onClose: () => void }

/** Chooses the other record of the same person, and lays both side by side. */
export const MergeDialog = ({ client, opened, onClose }: Props) => (
  <Modal
    opened={opened}
    onClose={onClose}
    size="56rem"
    title={`Merge another record into ${client.name}`}
  >
    <MergeSteps client={client} onClose={onClose} />
  </Modal>
)

const MergeSteps = ({ client, onClose }: Omit<Props, 'opened'>) => {
  const [otherId, setOtherId] = useState<string | null>(null)
  const [lookup] = useState(() => otherClientLookup(client.id))
  const query = useQuery({
    ...clientQuery(otherId ?? ''),
    enabled: otherId !== null,
  })
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        Everything attached to the other record moves to this one, and the other record is removed
        from lists. You can undo a merge.
      </Text>
      <SearchSelect
        label="The other record"
        placeholder="Name or phone"
        lookup={lookup}
        value={otherId}
        onChange={setOtherId}
        data-autofocus
      />
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isLoading && <Skeleton height={240} role="status" aria-label="Loading" />}
      {otherId !== null && query.data && (
        <MergeForm key={otherId} client={client} other={query.data} onClose={onClose} />
      )}
    </Stack>
  )
}
