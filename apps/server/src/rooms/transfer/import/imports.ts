import * as contract from '@homeward/contract/transfer/imports'
import type { Import } from '@homeward/contract/transfer/imports'
import { mappingProblems, suggestMapping } from '@homeward/domain/transfer/import-fields'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { storedActor } from '../../../plumbing/stored-actor.ts'
import { fileBytes, takeUpload } from '../../files/door.ts'
import { ownColumns } from './headings.ts'
import { presentImport, type Step, stepAllowed } from './present-import.ts'
import { headingsHash, readSample, readSheet } from '../../../plumbing/csv/sheet.ts'
import {
  findImport,
  findImports,
  findMapping,
  insertImport,
  lockImport,
  rememberMapping,
  updateImport,
} from './store.ts'

const sampleRows = 5

const nothing = (columns: readonly string[]) =>
  Object.fromEntries(columns.map((column) => [column, null]))

/** Imports, newest first; without the samples, which lie in the files. */
export const listImports = verb(contract.listImports, async (ctx, input) => {
  const { rows, meta } = await findImports(ctx.tx, input)
  return { data: rows.map((row) => presentImport(row, [])), meta }
})

/** One import, with the first rows of its file. */
export const getImport = verb(contract.getImport, async (ctx, { id }) => {
  const row = found(await findImport(ctx.tx, id))
  const sample = readSample(await fileBytes(ctx, row.file_id), row.columns as string[], sampleRows)
  return presentImport(row, sample)
})

/** Begins an import: reads the headings and suggests what they mean, as it was chosen last time. */
export const createImport = verb(contract.createImport, async (ctx, input) => {
  const file = await takeUpload(ctx, input.signed_id, ['text/csv', 'text/plain'])
  const { columns, rows } = readSheet(await fileBytes(ctx, file.id))
  const remembered = await findMapping(ctx.tx, input.kind, headingsHash(ownColumns(columns)))
  const actor = storedActor.parse(ctx.actor)
  const id = uuid()
  await insertImport(ctx.tx, {
    agency_id: ctx.agency.id,
    id,
    kind: input.kind,
    file_id: file.id,
    filename: file.name,
    columns,
    mapping: remembered
      ? { ...nothing(columns), ...remembered }
      : suggestMapping(input.kind, columns),
    rows_total: rows.length,
    author: actor.name,
    user_id: actor.userId,
    actor,
  })
  const after = { kind: input.kind, filename: file.name, rows_total: rows.length }
  await ctx.record({ action: 'import.begun', type: 'import', id, after })
  return getImport(ctx, { id })
})

/** Keeps the mapping and has every row checked by a job. */
export const checkImport = verb(contract.checkImport, async (ctx, { id, mapping }) => {
  await hold(ctx, id, 'check')
  const row = found(await findImport(ctx.tx, id))
  const columns = row.columns as string[]
  const known = Object.fromEntries(columns.map((column) => [column, mapping[column] ?? null]))
  const problems = mappingProblems(row.kind as Import['kind'], known)
  if (problems.length > 0) throw new Failure('import_mapping', { fields: { mapping: problems } })
  await rememberMapping(ctx.tx, {
    agency_id: ctx.agency.id,
    kind: row.kind,
    headings: headingsHash(ownColumns(columns)),
    mapping: Object.fromEntries(ownColumns(columns).map((column) => [column, known[column]])),
  })
  return move(ctx, id, 'checking', 'transfer.check_import', { mapping: known })
})

/** Brings in the rows that were found right, by a job. */
export const commitImport = verb(contract.commitImport, async (ctx, { id }) => {
  await hold(ctx, id, 'commit')
  return move(ctx, id, 'committing', 'transfer.commit_import')
})

/** Takes back what was brought in, by a job. */
export const undoImport = verb(contract.undoImport, async (ctx, { id }) => {
  await hold(ctx, id, 'undo')
  return move(ctx, id, 'undoing', 'transfer.undo_import')
})

/** Gives an import up. What a commit brought in by then is taken back. */
export const cancelImport = verb(contract.cancelImport, async (ctx, { id }) => {
  const { state } = await hold(ctx, id, 'cancel')
  if (state === 'committing') return move(ctx, id, 'undoing', 'transfer.undo_import')
  const ended = { state: 'canceled', finished_at: ctx.now.toISOString() }
  await updateImport(ctx.tx, id, ended)
  await ctx.changed(
    {
      action: 'import.canceled',
      type: 'import',
      id,
      before: { state },
      after: ended,
    },
    { topic: 'imports', id },
  )
  return getImport(ctx, { id })
})

/** Holds an import for a step; refused where its state does not allow it. */
async function hold(ctx: Ctx, id: string, step: Step): Promise<{ state: string }> {
  found(await lockImport(ctx.tx, id))
  const { state, rows_created: created } = found(await findImport(ctx.tx, id))
  if (!stepAllowed(step, state, created)) throw new Failure('import_state')
  return { state }
}

async function move(
  ctx: Ctx,
  id: string,
  state: 'checking' | 'committing' | 'undoing',
  job: 'transfer.check_import' | 'transfer.commit_import' | 'transfer.undo_import',
  more: { mapping?: object } = {},
): Promise<Import> {
  await updateImport(ctx.tx, id, { state, rows_done: 0, error: null, finished_at: null, ...more })
  await ctx.record({ action: `import.${state}`, type: 'import', id, after: { state, ...more } })
  await ctx.enqueue(job, { import_id: id })
  await ctx.live('imports', id)
  return getImport(ctx, { id })
}
