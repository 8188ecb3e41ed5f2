import { importKinds } from '@homeward/domain/transfer/import-fields'
import { z } from 'zod'
import { endpoint, file, page, record } from '../endpoint.ts'
import { abilities, id, instant, line, paging } from '../fields.ts'

/** mapping → checking → checked → committing → committed → undoing → undone. */
const importStates = [
  'mapping',
  'checking',
  'checked',
  'committing',
  'committed',
  'undoing',
  'undone',
  'failed',
  'canceled',
] as const

/** The heading of a column and the field that it fills; null leaves it out. */
const mapping = z.record(line(200), z.string().max(60).nullable())

export const Import = z.object({
  id,
  kind: z.enum(importKinds),
  state: z.enum(importStates),
  filename: z.string(),
  columns: z.array(z.string()),
  /** The first rows of the file, for the mapping screen. */
  sample: z.array(z.array(z.string())),
  mapping,
  rows_total: z.int(),
  rows_done: z.int(),
  rows_ok: z.int(),
  rows_wrong: z.int(),
  /** Rows whose record is a duplicate; they are left out. */
  rows_duplicate: z.int(),
  rows_created: z.int(),
  /** Rows whose record could not be undone because someone worked with it. */
  rows_kept: z.int(),
  error: z.string().nullable(),
  author: z.string(),
  created_at: instant,
  finished_at: instant.nullable(),
  abilities,
})
export type Import = z.infer<typeof Import>

const of = { room: 'transfer', permission: 'imports.write' } as const

export const listImports = endpoint({
  ...of,
  summary: 'List imports, newest first',
  method: 'GET',
  path: '/imports',
  look: 'import',
  input: { kind: z.enum(importKinds).optional(), ...paging(20) },
  returns: page(Import),
})

export const getImport = endpoint({
  ...of,
  summary: 'Get an import with its progress and results',
  method: 'GET',
  path: '/imports/:id',
  look: 'import',
  returns: record(Import),
})

export const createImport = endpoint({
  ...of,
  summary: 'Start an import from an uploaded CSV file; returns its columns and a suggested mapping',
  method: 'POST',
  path: '/imports',
  needsAnswer: true,
  input: { kind: z.enum(importKinds), signed_id: z.string().max(300) },
  returns: record(Import),
  fails: ['upload_unknown', 'upload_type', 'import_unreadable'],
})

export const checkImport = endpoint({
  ...of,
  summary: 'Set the column mapping and check every row without importing',
  method: 'PATCH',
  path: '/imports/:id',
  needsAnswer: true,
  input: { mapping },
  returns: record(Import),
  fails: ['import_mapping', 'import_state'],
})

export const commitImport = endpoint({
  ...of,
  summary: 'Import the valid rows',
  method: 'POST',
  path: '/imports/:id/commit',
  needsAnswer: true,
  returns: record(Import),
  fails: ['import_state'],
})

export const undoImport = endpoint({
  ...of,
  summary: 'Undo an import',
  method: 'POST',
  path: '/imports/:id/undo',
  needsAnswer: true,
  returns: record(Import),
  fails: ['import_state'],
})

export const cancelImport = endpoint({
  ...of,
  summary: 'Discard an import; records already imported are removed',
  method: 'DELETE',
  path: '/imports/:id',
  needsAnswer: true,
  returns: record(Import),
  fails: ['import_state'],
})

export const ImportRow = z.object({
  id: z.string(),
  /** The line of the row in the file, the headings being line 1. */
  line: z.int(),
  state: z.enum(['ok', 'wrong', 'duplicate', 'created', 'kept', 'undone']),
  problems: z.array(z.object({ field: z.string(), sentence: z.string() })),
  record_id: id.nullable(),
})
export type ImportRow = z.infer<typeof ImportRow>

export const listImportRows = endpoint({
  ...of,
  summary: 'List rows of an import with their errors',
  method: 'GET',
  path: '/import_rows',
  look: 'import',
  input: {
    import_id: id,
    /** `left` are all rows that need attention: invalid, duplicate, or not undone. */
    state: z
      .enum(['left', 'ok', 'wrong', 'duplicate', 'created', 'kept', 'undone', 'all'])
      .default('left'),
    ...paging(30),
  },
  returns: page(ImportRow),
})

export const importProblems = endpoint({
  ...of,
  summary: 'Download the rows that were not imported with the reasons',
  method: 'GET',
  path: '/imports/:id/problems.csv',
  returns: file('text/csv'),
})
