import type { Import } from '@homeward/contract/transfer/imports'
import { sampleOf } from '@homeward/domain/transfer/sample'
import type { ImportRecord } from './store.ts'

/** The states from which each step may be taken. */
const steps = {
  check: ['mapping', 'checked', 'failed'],
  commit: ['checked'],
  undo: ['committed', 'failed'],
  cancel: ['mapping', 'checking', 'checked', 'committing', 'failed'],
} as const satisfies Record<string, readonly Import['state'][]>

export type Step = keyof typeof steps

/** Whether a step may be taken; what came in before the work broke off is taken back, not forgotten. */
export const stepAllowed = (step: Step, state: string, created: number): boolean =>
  steps[step].some((allowed: string) => allowed === state) &&
  (step !== 'undo' || created > 0) &&
  (state !== 'failed' || step === 'undo' || created === 0)

const mappingOf = (row: ImportRecord) => row.mapping as Import['mapping']

const columnAt = (row: ImportRecord, at: number): string => (row.columns as string[])[at] ?? ''

export const presentImport = (row: ImportRecord, sample: string[][]): Import => ({
  id: row.id,
  kind: row.kind as Import['kind'],
  state: row.state as Import['state'],
  filename: row.filename,
  columns: row.columns as string[],
  sample: sample.map((cells) =>
    cells.map((cell, at) => sampleOf(mappingOf(row)[columnAt(row, at)] ?? null, cell)),
  ),
  mapping: mappingOf(row),
  rows_total: row.rows_total,
  rows_done: row.rows_done,
  rows_ok: Number(row.rows_ok),
  rows_wrong: Number(row.rows_wrong),
  rows_duplicate: Number(row.rows_duplicate),
  rows_created: Number(row.rows_created),
  rows_kept: Number(row.rows_kept),
  error: row.error,
  author: row.author,
  created_at: row.created_at,
  finished_at: row.finished_at,
  abilities: {
    check: stepAllowed('check', row.state, row.rows_created),
    commit: stepAllowed('commit', row.state, row.rows_created) && row.rows_ok > 0,
    undo: stepAllowed('undo', row.state, row.rows_created),
    cancel: stepAllowed('cancel', row.state, row.rows_created),
  },
})
