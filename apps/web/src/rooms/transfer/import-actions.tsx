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
import { countWords } from '../../ui/text/count-words.ts'

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
        <ExportButton endpoint={importProblems} input={{ id }} label="Download errors" />
      )}
      {abilities.commit && (
        <Button size="xs" loading={commit.isPending} onClick={() => commit.mutate({ id })}>
          Import {countWords(row.rows_ok, 'row')}
        </Button>
      )}
      {abilities.undo && (
        <ConfirmButton
          size="xs"
          variant="default"
          loading={undo.isPending}
          question="Undo this import?"
          consequence={`This removes ${countWords(row.rows_created, 'record')}. Records that someone used since the import are kept and listed.`}
          confirm="Undo import"
          onConfirm={() => undo.mutate({ id })}
        >
          Undo import
        </ConfirmButton>
      )}
      {abilities.cancel && (
        <ConfirmButton
          size="xs"
          variant="subtle"
          color="red"
          loading={cancel.isPending}
          question="Discard this import?"
          consequence="This removes the records that were already imported. You can import the file again."
          confirm="Discard"
          onConfirm={() => cancel.mutate({ id })}
        >
          Discard
        </ConfirmButton>
      )}
    </>
  )
}
