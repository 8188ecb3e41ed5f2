import {
  importVendorCodes,
  previewVendorCodes,
  type VendorCodePreview,
} from '@homeward/contract/visits/vendor-codes'
import { type EvvVendor, evvVendorLabels, evvVendors } from '@homeward/domain/agency/vocabulary'
import {
  type VendorCodeKind,
  vendorCodeKindLabels,
  vendorCodeKinds,
} from '@homeward/domain/visits/codes/vendor-code'
import { Button, Group, Select, Text, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { upload } from '../../../plumbing/api/upload.ts'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { queryOf, useWrite } from '../../../plumbing/query.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { FileDrop } from '../../../ui/fields/file-drop.tsx'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { Card } from '../../../ui/record/facts.tsx'
import { countWords } from '../../../ui/text/count-words.ts'
import { CodeRows } from './code-rows.tsx'

const vendors = optionsOf(evvVendors, evvVendorLabels)
const kinds = optionsOf(vendorCodeKinds, vendorCodeKindLabels)

type Sheet = { vendor: EvvVendor; state: string; kind: VendorCodeKind | null }

/** Loads a payor's sheet: whose it is, the file, what becomes of each row. */
export const CodeImport = ({ onClose }: { onClose: () => void }) => {
  const [sheet, setSheet] = useState<Sheet>({ vendor: 'carebridge', state: '', kind: null })
  const [signedId, setSignedId] = useState<string | null>(null)
  const state = /^[A-Z]{2}$/.test(sheet.state) ? sheet.state : null
  const asked = { ...sheet, state, signed_id: signedId ?? '' }
  const isComplete = sheet.state === '' || state !== null
  const preview = useQuery({
    ...queryOf(previewVendorCodes, asked),
    enabled: signedId !== null && isComplete,
  })
  const taken = useWrite(importVendorCodes, {
    onDone: (counts) => {
      toastDone(`${countWords(counts.new + counts.changed, 'code')} loaded`)
      onClose()
    },
  })
  const send = useMutation({
    mutationFn: async (file: File) => setSignedId(await upload(file, file.name)),
  })
  const read = preview.data
  const count = read ? read.new + read.changed : 0
  return (
    <Card title="Load a payor’s sheet">
      <Group align="end" mb="md">
        <Select
          label="Vendor"
          data={vendors}
          value={sheet.vendor}
          allowDeselect={false}
          onChange={(vendor) => vendor !== null && setSheet({ ...sheet, vendor })}
        />
        <TextInput
          label="State"
          description="Empty for every state"
          placeholder="NC"
          maxLength={2}
          value={sheet.state}
          error={isComplete ? undefined : 'Enter two letters.'}
          onChange={(event) =>
            setSheet({ ...sheet, state: event.currentTarget.value.toUpperCase() })
          }
        />
        <Select
          label="What the codes are for"
          description="Where the sheet does not say it"
          clearable
          data={kinds}
          value={sheet.kind}
          onChange={(kind) => setSheet({ ...sheet, kind })}
        />
      </Group>
      {signedId === null && (
        <FileDrop
          label="Drop the payor’s CSV file here or choose it"
          hint="The first row names the columns, such as “Code”, “Description” and “Kind”. Nothing is loaded before you have seen the rows."
          accept=".csv,.txt"
          busy={send.isPending}
          onFiles={([file]) => file && send.mutate(file)}
        />
      )}
      {preview.isError && (
        <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />
      )}
      {read && (
        <>
          <Text size="sm" role="status" my="sm">
            {summaryOf(read)}
          </Text>
          <CodeRows rows={read.rows} />
        </>
      )}
      <Group mt="md">
        {read && (
          <Button
            disabled={count === 0}
            loading={taken.isPending || preview.isFetching}
            onClick={() => taken.mutate(asked)}
          >
            {`Load ${countWords(count, 'code')}`}
          </Button>
        )}
        {signedId !== null && (
          <Button variant="default" onClick={() => setSignedId(null)}>
            Choose another file
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </Group>
    </Card>
  )
}

const summaryOf = ({ changed, known, wrong, ...read }: VendorCodePreview): string =>
  [
    countWords(read.new, 'new code'),
    changed > 0 && `${countWords(changed, 'code')} with a new meaning`,
    known > 0 && `${known} already known`,
    wrong > 0 && `${countWords(wrong, 'row')} left out`,
  ]
    .filter(Boolean)
    .join('; ')
    .concat('.')
