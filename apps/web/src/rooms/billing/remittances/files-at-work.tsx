import { Alert, Text } from '@mantine/core'
import { IconAlertTriangle, IconLoader2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { InstantText } from '../../../ui/text/values.tsx'
import { eraFilesQuery } from '../queries.ts'
import { FileActions } from './file-actions.tsx'
import { FileAtWork, failureOf } from './file-at-work.tsx'

/** Uploaded files that are at work, and those that failed lately, whoever brought them. */
export const FilesAtWork = ({ but }: { but: readonly string[] }) => {
  const { data } = useQuery(eraFilesQuery)
  const files = (data?.data ?? []).filter(({ id }) => !but.includes(id))
  return files.map((file) => {
    const failure = failureOf(file)
    const failed = failure !== undefined
    return (
      <Alert
        key={file.id}
        role="status"
        // The name of a file may be one long word.
        styles={{ body: { minWidth: 0 }, label: { overflowWrap: 'anywhere' } }}
        color={failed ? 'red' : 'blue'}
        icon={failed ? <IconAlertTriangle aria-hidden /> : <IconLoader2 aria-hidden />}
        title={file.name}
      >
        <Text size="sm" c="dimmed">
          {file.author}, <InstantText at={file.received_at} />
        </Text>
        {failed ? (
          <>
            <Text size="sm">{failure}</Text>
            <FileActions file={file} />
          </>
        ) : (
          <FileAtWork file={file} />
        )}
      </Alert>
    )
  })
}
