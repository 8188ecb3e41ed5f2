import {
  cancelImport,
  commitImport,
  type Import,
  importProblems,
  undoImport,
} from '@homeward/contract/transfer/imports'
import { Button } from '@mantine/core'
import { useWrite } from '../../plumbing/query.ts'
import { ConfirmButton } from '../../ui/feedback/confirm-button.tsx'
import { ExportButton } from '../../ui/list/export-button.tsx'
import { counted } from './words.ts'

/** What can be done with an import in its state. */
export const ImportActions = ({ of: row }: { of: Import }) => {
  const { id, abilities } = row
  const touches = ['clients', 'caregivers']
  const commit = useWrite(commitImport, { touches })
  const undo = useWrite(undoImport, { touches })
  const cancel = useWrite(cancelImport)
  return (
    <>
      {row.rows_wrong + row.rows_duplicate + row.rows_kept > 0 && (
        <ExportButton endpoint={importProblems} input={{ id }} label="Download the problems" />
      )}
      {abilities.commit && (
        <Button size="xs" loading={commit.isPending} onClick={() => commit.mutate({ id })}>
          Bring in {counted(row.rows_ok, 'row')}
        </Button>
      )}
      {abilities.undo && (
        <ConfirmButton
          size="xs"
          variant="default"
          loading={undo.isPending}
          question="Take the whole import back?"
          consequence={`${counted(row.rows_created, 'record')} will leave the lists. Those that somebody worked with since are kept and named.`}
          confirm="Take it back"
          onConfirm={() => undo.mutate({ id })}
        >
          Take it back
        </ConfirmButton>
      )}
      {abilities.cancel && (
        <ConfirmButton
          size="xs"
          variant="subtle"
          color="red"
          loading={cancel.isPending}
          question="Give this import up?"
          consequence="What came in so far is taken back. The file can be imported again."
          confirm="Give it up"
          onConfirm={() => cancel.mutate({ id })}
        >
          Give it up
        </ConfirmButton>
      )}
    </>
  )
}
