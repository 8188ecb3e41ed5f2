import {
  importVendorCodes,
  previewVendorCodes,
  type VendorCodePreview,
} from '@homeward/contract/visits/vendor-codes'
import { Button, Group, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { upload } from '../../../plumbing/api/upload.ts'
import { queryOf, useWrite } from '../../../plumbing/query.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { FileDrop } from '../../../ui/fields/file-drop.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { countWords } from '../../../ui/text/count-words.ts'
import { CodeOutcome } from './code-outcome.tsx'
import { CodeRows } from './code-rows.tsx'
import { rowsIn, summaryOf } from './sheet-counts.ts'
import { type Sheet, SheetFields } from './sheet-fields.tsx'
import { SheetProgress } from './sheet-progress.tsx'

const blank: Sheet = { vendor: 'carebridge', state: null, payor_id: null, kind: null }

/** Loads a payor's sheet: whose it is, the file, what would become of each row, what became of them. */
export const CodeImport = ({ onClose }: { onClose: () => void }) => {
  const [sheet, setSheet] = useState<Sheet>(blank)
  const [signedId, setSignedId] = useState<string | null>(null)
  const [loaded, setLoaded] = useState<VendorCodePreview | null>(null)
  const asked = { ...sheet, signed_id: signedId ?? '' }
  const preview = useQuery({
    ...queryOf(previewVendorCodes, asked),
    enabled: signedId !== null && loaded === null,
  })
  const taken = useWrite(importVendorCodes, { onDone: setLoaded })
  const send = useMutation({
    mutationFn: async (file: File) => setSignedId(await upload(file, file.name)),
  })
  const read = preview.data
  const count = read ? read.new + read.changed : 0
  const working = workOf({
    uploading: send.isPending,
    reading: preview.isFetching,
    loading: taken.isPending,
    count,
  })
  const choose = () => {
    setSignedId(null)
    setLoaded(null)
  }
  if (loaded) return <CodeOutcome loaded={loaded} onAnother={choose} onClose={onClose} />
  return (
    <Card title="Load a payor’s sheet">
      <SheetFields sheet={sheet} set={setSheet} />
      {signedId === null && (
        <FileDrop
          label="Drop the payor’s CSV file here or choose it"
          hint="The first row names the columns, such as “Code”, “Description” and “Kind”. Nothing is loaded before you have seen the rows."
          accept=".csv,.txt"
          busy={send.isPending}
          onFiles={([file]) => file && send.mutate(file)}
        />
      )}
      {working !== null && <SheetProgress words={working} />}
      {preview.isError && (
        <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />
      )}
      {read && (
        <>
          <Text size="sm" role="status" my="sm">
            {summaryOf(read)}
          </Text>
          <CodeRows rows={read.rows} of={rowsIn(read)} />
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
          <Button variant="default" onClick={choose}>
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

type Work = { uploading: boolean; reading: boolean; loading: boolean; count: number }

/** What is under way, in words; null where nothing is. */
const workOf = ({ uploading, reading, loading, count }: Work): string | null => {
  if (loading) return `Loading ${countWords(count, 'code')}. All of them are loaded or none.`
  if (uploading) return 'Uploading the sheet…'
  return reading ? 'Reading the rows of the sheet…' : null
}
