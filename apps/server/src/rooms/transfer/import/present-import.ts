import type { Import } from '@homeward/contract/imports'
import type { ImportRecord } from './store.ts'

/** The states from which each step may be taken. */
export const steps = {
  check: ['mapping', 'checked', 'failed'],
  commit: ['checked'],
  undo: ['committed'],
  cancel: ['mapping', 'checking', 'checked', 'committing', 'failed'],
} as const satisfies Record<string, readonly Import['state'][]>

export type Step = keyof typeof steps

export const stepAllowed = (step: Step, state: string): boolean =>
  steps[step].some((allowed: string) => allowed === state)

export function presentImport(row: ImportRecord, sample: string[][]): Import {
  const { agency_id: _agency, file_id: _file, user_id: _user, actor: _actor, ...rest } = row
  return {
    ...rest,
    kind: row.kind as Import['kind'],
    state: row.state as Import['state'],
    columns: row.columns as string[],
    mapping: row.mapping as Import['mapping'],
    sample,
    abilities: {
      check: stepAllowed('check', row.state),
      commit: stepAllowed('commit', row.state) && row.rows_ok > 0,
      undo: stepAllowed('undo', row.state) && row.rows_created > 0,
      cancel: stepAllowed('cancel', row.state),
    },
  }
}
