import { type EraFile, updateEraFile } from '@homeward/contract/billing/remittances'
import { Button } from '@mantine/core'
import { IconPlayerStop, IconRefresh } from '@tabler/icons-react'
import { useWrite } from '../../../plumbing/query.ts'

/** Calls the work on a file off, or begins it anew, where that may be done. */
export const FileActions = ({ file }: { file: EraFile }) => {
  const update = useWrite(updateEraFile)
  const { cancel, retry } = file.abilities
  if (!cancel && !retry) return null
  return (
    <div>
      <Button
        mt="xs"
        size="compact-sm"
        variant="default"
        aria-label={`${cancel ? 'Cancel' : 'Retry'} ${file.name}`}
        leftSection={
          cancel ? <IconPlayerStop size={14} aria-hidden /> : <IconRefresh size={14} aria-hidden />
        }
        loading={update.isPending}
        onClick={() => update.mutate({ id: file.id, state: cancel ? 'canceled' : 'waiting' })}
      >
        {cancel ? 'Cancel' : 'Retry'}
      </Button>
    </div>
  )
}
