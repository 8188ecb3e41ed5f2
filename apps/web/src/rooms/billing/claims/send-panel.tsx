import type { ClaimRow } from '@homeward/contract/billing/claim-shape'
import { downloadTransmission, type Transmission } from '@homeward/contract/billing/transmissions'
import { Alert, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { ExportButton } from '../../../ui/list/export-button.tsx'
import { dollars } from '../../../ui/text/money.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { countWords } from '../../../ui/text/count-words.ts'
import { InTextLink } from '../in-text-link.tsx'
import { filesQuery, readyClaims } from '../queries.ts'
import { PayorBatch } from './payor-batch.tsx'
import { TransmissionActions } from './transmission-actions.tsx'

/** Sends what is ready, payor by payor: the dry run first, then the file. */
export const SendPanel = () => {
  const query = useQuery(readyClaims)
  const [made, setMade] = useState<readonly Transmission[]>([])
  const payors = query.data && payorsOf(query.data.data)
  return (
    <Stack gap="sm">
      <Text c="dimmed" size="sm">
        One 837P file per payor. These figures are a preview. Nothing is sent or posted until you
        create the file.
      </Text>
      {made.map((file) => (
        <MadeFile
          key={file.id}
          file={file}
          onDone={(after) =>
            setMade((before) =>
              before.map((one) =>
                one.id === after.id ? { ...after, left_out: one.left_out } : one,
              ),
            )
          }
        />
      ))}
      {query.isPending && <Skeleton height={120} role="status" aria-label="Loading" />}
      {query.isError && !payors && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {payors?.map((payor) => (
        <PayorBatch
          key={payor.id}
          payor={payor}
          onMade={(file) => setMade((before) => [file, ...before])}
        />
      ))}
      {payors?.length === 0 && made.length === 0 && (
        <EmptyState
          role="status"
          title="No claims are ready to send"
          hint="Mark claims ready in the list. They then appear here."
        />
      )}
    </Stack>
  )
}

const payorsOf = (rows: readonly ClaimRow[]): ClaimRow['payor'][] => [
  ...new Map(rows.map(({ payor }) => [payor.id, payor])).values(),
]

const whatNext = ({ status, connection }: Transmission): string => {
  if (status === 'written')
    return 'Download the file, send it to the payor, and mark it as sent. Until then nothing is owed.'
  if (status === 'sending')
    return `The file is on its way through ${connection}. The list of files shows when it arrived. Until then nothing is owed.`
  return 'The claims are now transmitted.'
}

const MadeFile = ({
  file: made,
  onDone,
}: {
  file: Transmission
  onDone: (file: Transmission) => void
}) => {
  // A job sends the file; its state is read from the list.
  const { data } = useQuery(filesQuery(made.payor.id))
  const now = data?.data.find(({ id }) => id === made.id)
  const file = now ? { ...now, left_out: made.left_out } : made
  return (
    <Alert
      color="pine"
      role="status"
      icon={<IconCircleCheck aria-hidden />}
      title={`837P file for ${file.payor.name} created`}
    >
      <Text mb="xs">
        {countWords(file.claims_count, 'claim')}, {dollars(file.total_cents)}, control number{' '}
        {file.interchange_control}. {whatNext(file)}
      </Text>
      {file.left_out.length > 0 && (
        <>
          <Text fw={550}>
            {countWords(file.left_out.length, 'claim is', 'claims are')} not in the file and back in
            review:
          </Text>
          <ul>
            {file.left_out.map(({ id, number, sentence }) => (
              <li key={id}>
                <InTextLink href={to('billing.claims', {}, { status: 'all', claim: id })}>
                  {number}
                </InTextLink>
                : {sentence}
              </li>
            ))}
          </ul>
        </>
      )}
      <Group gap="xs">
        <ExportButton
          endpoint={downloadTransmission}
          input={{ id: file.id }}
          label={`Download ${file.file_name}`}
        />
        <TransmissionActions file={file} onDone={onDone} />
      </Group>
    </Alert>
  )
}
