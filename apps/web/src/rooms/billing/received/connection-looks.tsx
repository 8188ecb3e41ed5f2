import { type Connection, listConnections } from '@homeward/contract/billing/received-files'
import { fetchAnswers } from '@homeward/contract/billing/transmissions'
import { Button, Group, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { queryOf, useWrite } from '../../../plumbing/query.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { countWords } from '../../../ui/text/count-words.ts'
import { InstantText } from '../../../ui/text/values.tsx'
import { InTextLink } from '../in-text-link.tsx'

const query = { ...queryOf(listConnections, {}), meta: { quiet: true } }

/** When each connection was asked for files, what waits there, and a button that asks now. */
export const ConnectionLooks = () => {
  const { data } = useQuery(query)
  const can = useCan()
  const take = useWrite(fetchAnswers, {
    touches: ['visits'],
    onDone: ({ connections }) =>
      toastDone(
        `Asking ${countWords(connections, 'connection')}. New files appear under Files received.`,
      ),
  })
  const connections = data?.connections ?? []
  if (connections.length === 0) return null
  return (
    <Group gap="sm" mb="sm" data-print="no">
      <div>
        {connections.map((connection) => (
          <Look key={connection.id} connection={connection} />
        ))}
      </div>
      {can('claims.write') && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconDownload size={14} aria-hidden />}
          loading={take.isPending}
          onClick={() => take.mutate({})}
        >
          Take in now
        </Button>
      )}
    </Group>
  )
}

const Look = ({ connection }: { connection: Connection }) => {
  const { name, looked_at: at, error, waiting, failed } = connection
  const files = (state: 'waiting' | 'failed') =>
    to('billing.claims', {}, { tab: 'received', state })
  return (
    <Text size="sm">
      <Text span inherit fw={550}>
        {name}
      </Text>
      {at === null ? (
        ': not asked yet'
      ) : (
        <>
          : asked <InstantText at={at} />
        </>
      )}
      {waiting > 0 && (
        <>
          {', '}
          <InTextLink href={files('waiting')}>{countWords(waiting, 'file')} waiting</InTextLink>
        </>
      )}
      {failed > 0 && (
        <>
          {', '}
          <InTextLink href={files('failed')}>{failed} failed</InTextLink>
        </>
      )}
      {error !== null && (
        <Text span inherit c="red">
          {' '}
          {error}
        </Text>
      )}
    </Text>
  )
}
