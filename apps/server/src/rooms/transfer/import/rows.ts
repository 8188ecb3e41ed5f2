import * as contract from '@homeward/contract/transfer/imports'
import type { ImportRow } from '@homeward/contract/transfer/imports'
import Papa from 'papaparse'
import { formulaStart } from '../../../plumbing/csv/file.ts'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { fileBytes } from '../../files/door.ts'
import { problemColumns } from './headings.ts'
import { readSheet } from '../../../plumbing/csv/sheet.ts'
import { findImport, findLeftRows, findRows, type Problem } from './store.ts'

/** Rows of an import, with what is wrong with them. */
export const listImportRows = verb(contract.listImportRows, async (ctx, input) => {
  found(await findImport(ctx.tx, input.import_id))
  const { rows, meta } = await findRows(ctx.tx, input)
  const data = rows.map((row) => ({
    ...row,
    id: `${input.import_id}:${row.line}`,
    state: row.state as ImportRow['state'],
    problems: row.problems as Problem[],
  }))
  return { data, meta }
})

/** The rows that were left out as they stood in the file, with line and reasons: to mend and send again. */
export const importProblems = verb(contract.importProblems, async (ctx, { id }) => {
  const row = found(await findImport(ctx.tx, id))
  const sheet = readSheet(await fileBytes(ctx, row.file_id))
  const cells = new Map(sheet.rows.map((of) => [of.line, of.cells]))
  const left = await findLeftRows(ctx.tx, id)
  await ctx.record({ action: 'import.problems_read', type: 'import', id })
  const body = Papa.unparse(
    {
      fields: [...problemColumns, ...sheet.columns],
      data: left.map(({ line, problems }) => [
        line,
        (problems as Problem[]).map(({ field, sentence }) => `${field}: ${sentence}`).join(' '),
        ...(cells.get(line) ?? []),
      ]),
    },
    { escapeFormulae: formulaStart },
  )
  return { name: `problems-of-${row.filename}`, mediaType: 'text/csv', body }
})
