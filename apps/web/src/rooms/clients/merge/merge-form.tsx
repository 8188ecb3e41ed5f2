import { mergeClients } from '@homeward/contract/clients/merge'
import type { Client } from '@homeward/contract/clients/clients'
import type { MergeField } from '@homeward/domain/clients/merging'
import { Alert, Button, Group, Table, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { ApiError } from '../../../plumbing/api/errors.ts'
import { showFailure } from '../../../plumbing/failures/show.ts'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useGo } from '../../../plumbing/paths/navigate.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { addressLine } from './address-line.ts'
import { MergeChoice } from './merge-choice.tsx'
import styles from './merge.module.css'
import { mergeRows, suggested } from './merge-rows.ts'
import { MovingCounts } from './moving-counts.tsx'

type Props = { client: Client; other: Client; onClose: () => void }

/** Both records side by side; for each difference one of both is kept. */
export const MergeForm = ({ client, other, onClose }: Props) => {
  const go = useGo()
  const rows = mergeRows(client, other)
  const [take, setTake] = useState<readonly MergeField[]>(() => suggested(rows))
  const [address, setAddress] = useState<'this' | 'other'>('this')
  const [refusal, setRefusal] = useState('')
  const merge = useWrite(mergeClients, {
    quiet: true,
    touches: ['care', 'visits', 'collaboration', 'files', 'billing'],
    onDone: () => {
      toastDone(`${other.name} was merged into this record.`)
      onClose()
      go(to('client', { clientId: client.id }, { tab: 'history' }))
    },
  })
  const send = () => {
    setRefusal('')
    merge.mutate(
      {
        id: client.id,
        other_id: other.id,
        take: [...take],
        primary_address_of: address,
        lock_version: client.lock_version,
        other_lock_version: other.lock_version,
      },
      {
        onError: (error) => {
          if (error instanceof ApiError && error.status < 500) setRefusal(error.message)
          else showFailure(error)
        },
      },
    )
  }
  const [mine, theirs] = [addressLine(client), addressLine(other)]
  return (
    <>
      <Table aria-label="Compare records" className={styles.sides}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">This record</th>
            <th scope="col">The other record</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <MergeChoice
              key={row.field}
              {...row}
              chosen={take.includes(row.field) ? 'theirs' : 'mine'}
              onChoose={(side) =>
                setTake([
                  ...take.filter((field) => field !== row.field),
                  ...(side === 'theirs' ? [row.field] : []),
                ])
              }
            />
          ))}
          {mine && theirs && (
            <MergeChoice
              label="Primary address"
              mine={mine}
              theirs={theirs}
              chosen={address === 'this' ? 'mine' : 'theirs'}
              onChoose={(side) => setAddress(side === 'mine' ? 'this' : 'other')}
            />
          )}
        </tbody>
      </Table>
      {rows.length === 0 && <Text size="sm">Both records have the same information.</Text>}
      <MovingCounts other={other} />
      {refusal && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />}>
          {refusal}
        </Alert>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button loading={merge.isPending} onClick={send}>
          Merge into this record
        </Button>
      </Group>
    </>
  )
}
