import { createImport } from '@homeward/contract/transfer/imports'
import {
  importFields,
  type ImportKind,
  importKindLabels,
  importKinds,
} from '@homeward/domain/transfer/import-fields'
import { SegmentedControl, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../plumbing/api/errors.ts'
import { upload } from '../../plumbing/api/upload.ts'
import { useGo } from '../../plumbing/paths/navigate.ts'
import { to } from '../../plumbing/paths/to.ts'
import { useWrite } from '../../plumbing/query.ts'
import { FileDrop } from '../../ui/fields/file-drop.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Card } from '../../ui/record/facts.tsx'

/** The first step of an import: what it is, and the file. */
export const ImportAddScreen = () => {
  const go = useGo()
  const [kind, setKind] = useState<ImportKind>('clients')
  const begin = useWrite(createImport, { quiet: true })
  const read = useMutation({
    meta: { quiet: true },
    mutationFn: async (file: File) =>
      begin.mutateAsync({ kind, signed_id: await upload(file, file.name) }),
    onSuccess: ({ id }) => go(to('admin.import', { importId: id })),
  })
  return (
    <Page
      title="Import a file"
      width="reading"
      crumbs={[
        { label: 'Admin', href: to('admin') },
        { label: 'Imports', href: to('admin.imports') },
      ]}
    >
      <Card title="What is in the file?">
        <Stack>
          <SegmentedControl
            aria-label="What is in the file?"
            value={kind}
            onChange={(value) => setKind(importKinds.find((known) => known === value) ?? 'clients')}
            data={importKinds.map((value) => ({ value, label: importKindLabels[value] }))}
          />
          <FileDrop
            label="Drop a CSV file here or choose it"
            hint="The first line names the columns. Nothing is written before you have seen what would come in."
            accept=".csv,.txt,text/csv"
            busy={read.isPending}
            {...(read.error && { error: sentenceOf(read.error) })}
            onFiles={([file]) => file && read.mutate(file)}
          />
          <Text size="sm" c="dimmed">
            Columns that are understood: {importFields[kind].map(({ label }) => label).join(', ')}.
            Columns may have other names; you choose in the next step.
          </Text>
        </Stack>
      </Card>
    </Page>
  )
}

const sentenceOf = (error: Error): string =>
  error instanceof ApiError && error.status < 500
    ? error.message
    : 'The file did not arrive. Nothing was written; choose it again.'
