import { listExceptions } from '@homeward/contract/insights/work'
import type { ExceptionRow } from '@homeward/contract/visits/exceptions'
import type { InputOf } from '@homeward/contract/endpoint'
import { Box, Button, Group, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../plumbing/query.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { shortDayWords } from '../../../ui/text/short-times.ts'
import { dollars } from '../../../ui/text/money.ts'
import { useZone } from '../../../ui/text/zone.tsx'
import { fixWords } from './fix-words.ts'
import styles from './queue.module.css'
import { canSettle, type Settle } from './use-settle.ts'

type Props = {
  exception: ExceptionRow['exception'] | undefined
  narrowed: InputOf<typeof listExceptions>
  settle: Settle
  onClose: () => void
}

/** So many visits are settled at once. */
const most = 200

/** What settling a whole cause does, visit by visit, before it is done. */
export const PreviewDialog = ({ exception, onClose, ...props }: Props) => (
  <Dialog
    opened={exception !== undefined}
    onClose={onClose}
    title="Settle all of this cause"
    size="lg"
  >
    {exception && <Preview exception={exception} onClose={onClose} {...props} />}
  </Dialog>
)

const Preview = ({
  exception,
  narrowed,
  settle,
  onClose,
}: Props & { exception: ExceptionRow['exception'] }) => {
  const zone = useZone()
  const query = useQuery({
    ...queryOf(listExceptions, { ...narrowed, exception, items: most, page: 1 }),
    meta: { quiet: true },
  })
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Skeleton height={160} />
  const { data: rows, meta } = query.data
  const ready = rows.filter(canSettle)
  const left = meta.total - ready.length
  const cents = ready.reduce((sum, row) => sum + row.cents, 0)
  return (
    <>
      <Text size="sm">
        This settles <b>{ready.length.toLocaleString('en-US')}</b>{' '}
        {ready.length === 1 ? 'visit' : 'visits'} and frees <b>{dollars(cents)}</b>.
        {left > 0 && ` ${left.toLocaleString('en-US')} stay in the queue.`}
      </Text>
      <Box className={styles.preview} role="region" aria-label="Visits to settle" tabIndex={0}>
        <ul>
          {ready.map((row) => (
            <li key={row.id}>
              <span>
                {row.client.name}, {shortDayWords(row.scheduled_date)}
              </span>
              <span>{fixWords(row, zone)}</span>
              <span className="tabular">{dollars(row.cents)}</span>
            </li>
          ))}
        </ul>
      </Box>
      <Group justify="flex-end" mt="sm">
        <Button variant="default" onClick={onClose}>
          Back
        </Button>
        <Button
          disabled={ready.length === 0}
          onClick={() => {
            settle.settle(ready)
            onClose()
          }}
        >
          Settle {ready.length.toLocaleString('en-US')}
        </Button>
      </Group>
    </>
  )
}
