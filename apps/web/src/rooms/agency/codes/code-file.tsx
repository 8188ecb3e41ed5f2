import { startDiagnosisCodeImport } from '@homeward/contract/agency/diagnosis-codes'
import { isUnderWay } from '@homeward/domain/agency/icd-order-file'
import { Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../plumbing/api/errors.ts'
import { upload } from '../../../plumbing/api/upload.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { FileDrop } from '../../../ui/fields/file-drop.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { codeImportsQuery, releaseQuery } from '../queries.ts'
import { CodeLoad } from './code-load.tsx'

/** Which release of the codes is used, and the loading of another one. */
export const CodeFile = () => {
  const can = useCan()
  const release = useQuery(releaseQuery)
  const loads = useQuery(codeImportsQuery)
  const start = useWrite(startDiagnosisCodeImport, { quiet: true })
  const send = useMutation({
    meta: { quiet: true },
    mutationFn: async (file: File) =>
      start.mutateAsync({ signed_id: await upload(file, file.name) }),
  })
  const loading = loads.data?.data.some(({ status }) => isUnderWay(status)) ?? false
  return (
    <Card title="Code set">
      <Stack gap="sm">
        {release.data && (
          <Text role="status">
            {release.data.name}: {release.data.codes_count.toLocaleString('en-US')} codes.
            {!release.data.complete && ' Load the annual CMS file to add all codes.'}
          </Text>
        )}
        {release.isError && (
          <ErrorState error={release.error} onRetry={() => void release.refetch()} />
        )}
        {can('diagnosis_codes.write') && !loading && (
          <FileDrop
            label="Drop icd10cm_order_YYYY.txt here or choose a file"
            hint="CMS publishes this file each year. Your active and inactive choices are kept."
            accept=".txt,text/plain"
            busy={send.isPending}
            {...(send.error && { error: sentenceOf(send.error) })}
            onFiles={([file]) => file && send.mutate(file)}
          />
        )}
        {loads.data?.data.map((load) => (
          <CodeLoad key={load.id} load={load} />
        ))}
      </Stack>
    </Card>
  )
}

const sentenceOf = (error: Error): string =>
  error instanceof ApiError && error.status < 500
    ? error.message
    : 'The upload failed. The codes did not change. Choose the file again.'
