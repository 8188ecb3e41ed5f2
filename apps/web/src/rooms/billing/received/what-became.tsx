import type { ReceivedFile } from '@homeward/contract/billing/received-files'

import { Text } from '@mantine/core'
import { to } from '../../../plumbing/paths/to.ts'
import { countWords } from '../../../ui/text/count-words.ts'
import { None } from '../../../ui/text/values.tsx'
import { InTextLink } from '../in-text-link.tsx'
import { remittanceStatusLabels } from '../remittances/era-words.ts'

type Work = NonNullable<ReceivedFile['work']>

/** What became of a file: the work on its remittances, its answers, or why it failed. */
export const WhatBecame = ({ file }: { file: ReceivedFile }) => {
  const { work, note, eras } = file
  if (work === null && note === null) return <None />
  return (
    <>
      {work && <Text size="sm">{workWords(work)}</Text>}
      {eras.map(({ id, trace_number: trace, status }) => (
        <Text key={id} size="sm">
          <InTextLink href={to('billing.era', { eraId: id })}>
            {trace ?? 'Remittance without a number'}
          </InTextLink>
          : {remittanceStatusLabels[status].toLowerCase()}
        </Text>
      ))}
      {note !== null && <Text size="sm">{note}</Text>}
    </>
  )
}

function workWords({
  state,
  claims_done: done,
  claims_total: total,
  repeated,
  error,
}: Work): string {
  if (state === 'failed') return error ?? 'Failed. Nothing was posted.'
  if (state === 'canceled') return 'Canceled. Nothing was posted.'
  if (state === 'waiting') return 'Queued.'
  if (state !== 'done') return `${done.toLocaleString('en-US')} of ${countWords(total, 'claim')}`
  const again = repeated > 0 ? ` ${countWords(repeated, 'remittance')} read before.` : ''
  return `${countWords(total, 'claim')}.${again}`
}
