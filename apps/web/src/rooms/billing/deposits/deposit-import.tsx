import {
  type DepositPreview,
  importDeposits,
  previewDeposits,
} from '@homeward/contract/billing/deposit-imports'
import {
  type DepositColumns,
  depositFieldLabels,
  depositFields,
} from '@homeward/domain/billing/deposit-rows'
import { Button, Group, Select, Text } from '@mantine/core'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { upload } from '../../../plumbing/api/upload.ts'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { queryOf, useWrite } from '../../../plumbing/query.ts'
import { FileDrop } from '../../../ui/fields/file-drop.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { countWords } from '../../../ui/text/count-words.ts'
import { dollars } from '../../../ui/text/money.ts'
import styles from './deposit-import.module.css'
import { DepositRows } from './deposit-rows.tsx'

type Asked = { signed_id: string; mapping?: DepositColumns }

/** Imports deposits from the bank's CSV file: the file, its columns, what becomes of each row. */
export const DepositImport = ({ onClose }: { onClose: () => void }) => {
  const [asked, setAsked] = useState<Asked | null>(null)
  const preview = useQuery({
    ...queryOf(previewDeposits, asked ?? { signed_id: '' }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
  })
  const taken = useWrite(importDeposits, {
    onDone: ({ new: count, matched }) => {
      toastDone(`${countWords(count, 'deposit')} recorded, ${matched} matched`)
      onClose()
    },
  })
  const send = useMutation({
    mutationFn: async (file: File) => setAsked({ signed_id: await upload(file, file.name) }),
  })
  const read = preview.data
  const mapping = read && wholeOf(read.mapping)
  const choose = (change: Partial<DepositColumns>) => {
    const next = read && wholeOf({ ...read.mapping, ...change })
    if (asked && next) setAsked({ ...asked, mapping: next })
  }
  return (
    <Card title="Import deposits">
      {!read && (
        <FileDrop
          label="Drop the bank’s CSV file here or choose it"
          hint="The first row names the columns. Nothing is recorded before you have seen the rows. Deposits that are already recorded are left out."
          accept=".csv,.txt"
          busy={send.isPending || preview.isFetching}
          onFiles={([file]) => file && send.mutate(file)}
        />
      )}
      {read && (
        <>
          <div className={styles.columns}>
            {depositFields.map((field) => (
              <ColumnSelect
                key={field}
                label={depositFieldLabels[field]}
                columns={read.columns}
                value={read.mapping[field]}
                onChange={(column) => choose({ [field]: column })}
              />
            ))}
          </div>
          <Text size="sm" role="status" my="sm">
            {summaryOf(read)}
          </Text>
          {read.rows.length > 0 && <DepositRows rows={read.rows} />}
        </>
      )}
      <Group mt="md">
        {asked && read && mapping && (
          <Button
            disabled={read.new === 0}
            loading={taken.isPending || preview.isFetching}
            onClick={() => taken.mutate({ signed_id: asked.signed_id, mapping })}
          >
            {`Import ${countWords(read.new, 'deposit')}, ${dollars(read.total_cents)}`}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </Group>
    </Card>
  )
}

type SelectProps = {
  label: string
  columns: readonly string[]
  value: string | null
  onChange: (column: string) => void
}

const ColumnSelect = ({ label, columns, value, onChange }: SelectProps) => (
  <Select
    label={label}
    placeholder="Choose a column"
    data={[...columns]}
    value={value}
    allowDeselect={false}
    onChange={(column) => column !== null && onChange(column)}
  />
)

const wholeOf = ({
  bank_date,
  amount,
  trace_number,
}: DepositPreview['mapping']): DepositColumns | undefined =>
  bank_date !== null && amount !== null && trace_number !== null
    ? { bank_date, amount, trace_number }
    : undefined

function summaryOf(read: DepositPreview): string {
  if (!wholeOf(read.mapping)) return 'Choose the columns.'
  const { matched, known, skipped, wrong } = read
  return [
    `${countWords(read.new, 'new deposit')}, ${matched} with a remittance`,
    known > 0 && `${known} already recorded`,
    skipped > 0 && `${skipped} not a deposit`,
    wrong > 0 &&
      `${countWords(wrong, 'row')} cannot be read and ${wrong === 1 ? 'is' : 'are'} left out`,
  ]
    .filter(Boolean)
    .join('; ')
    .concat('.')
}
