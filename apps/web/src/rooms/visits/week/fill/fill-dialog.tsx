import { mostFilled, proposeFilling } from '@homeward/contract/visits/filling'
import type { VisitRow } from '@homeward/contract/visits/visits'
import { Alert, Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../plumbing/api/call.ts'
import { keyOf } from '../../../../plumbing/query.ts'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import { visitsWords } from '../bulk/bulk-act.ts'
import { useBulk } from '../bulk/use-bulk.ts'
import { VisitLines } from '../bulk/visit-lines.tsx'
import { FillLines } from './fill-lines.tsx'

type Props = {
  opened: boolean
  visits: readonly VisitRow[]
  onClose: () => void
  onDone: () => void
}

/** Gives each of some open visits its best caregiver: says before who gets what, and which stay open and why. */
export const FillDialog = ({ opened, onClose, ...rest }: Props) => (
  <Modal opened={opened} onClose={onClose} title="Fill open visits" size="xl">
    {opened && <FillForm onClose={onClose} {...rest} />}
  </Modal>
)

const FillForm = ({ visits: open, onClose, onDone }: Omit<Props, 'opened'>) => {
  // What is filled meanwhile stays in the list until the dialog closes.
  const [visits] = useState(() => open.slice(0, mostFilled))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const ids = visits.map(({ id }) => id)
  const query = useQuery({
    queryKey: [...keyOf('visits', proposeFilling), ids],
    queryFn: ({ signal }) => call(proposeFilling, { visit_ids: ids }, { signal }),
    // What is read is what is done: nothing changes under the hands of whoever reads it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { quiet: true },
  })
  const proposals = query.data?.proposals ?? []
  const agents = new Map(
    proposals.flatMap(({ visit_id: id, candidate }) =>
      candidate && !left.has(id) ? [[id, candidate.agent.id]] : [],
    ),
  )
  const bulk = useBulk(
    visits.filter(({ id }) => agents.has(id)),
    onDone,
  )
  const failed = bulk.failed.length > 0
  const running = bulk.progress !== undefined
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data)
    return <Skeleton height={200} role="status" aria-label="Looking for caregivers" />
  return (
    <Stack gap="sm">
      {open.length > visits.length && (
        <Text>
          The first {visits.length} of {visitsWords(open.length)}, by time.
        </Text>
      )}
      <FillLines
        visits={visits}
        proposals={proposals}
        left={left}
        onToggle={(id) => {
          const next = new Set(left)
          if (!next.delete(id)) next.add(id)
          setLeft(next)
        }}
      />
      {failed && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />}>
          {visitsWords(bulk.failed.length)} not assigned:
          <VisitLines lines={bulk.failed} />
        </Alert>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={running ? bulk.stop : failed ? onDone : onClose}>
          {running ? 'Stop' : failed ? 'Close' : 'Leave them open'}
        </Button>
        {!failed && (
          <Button
            disabled={agents.size === 0 || running}
            onClick={() => void bulk.run({ kind: 'fill', agents }, '')}
          >
            {running
              ? `${bulk.progress ?? 0} of ${agents.size}`
              : `Assign ${visitsWords(agents.size)}`}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
