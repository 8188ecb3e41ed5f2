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
import { optionsOf } from '../../ui/fields/options-of.ts'
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
      <Card title="What does the file contain?">
        <Stack>
          <SegmentedControl
            aria-label="What does the file contain?"
            value={kind}
            onChange={(value) => setKind(importKinds.find((known) => known === value) ?? 'clients')}
            data={optionsOf(importKinds, importKindLabels)}
          />
          <FileDrop
            label="Drop a CSV file here or choose a file"
            hint="The first row must contain column names. Nothing is imported until you review it."
            accept=".csv,.txt,text/csv"
            busy={read.isPending}
            {...(read.error && { error: sentenceOf(read.error) })}
            onFiles={([file]) => file && read.mutate(file)}
          />
          <Text size="sm" c="dimmed">
            Recognized columns: {importFields[kind].map(({ label }) => label).join(', ')}. You can
            map columns with other names in the next step.
          </Text>
        </Stack>
      </Card>
    </Page>
  )
}

const sentenceOf = (error: Error): string =>
  error instanceof ApiError && error.status < 500
    ? error.message
    : 'The upload failed. Nothing was imported. Choose the file again.'
