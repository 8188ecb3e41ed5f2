import type { AgencyExport } from '@homeward/contract/transfer/agency-exports'
import type { Import, ImportRow } from '@homeward/contract/transfer/imports'

export const importStateLabels: Record<Import['state'], string> = {
  mapping: 'Needs mapping',
  checking: 'Checking',
  checked: 'Checked',
  committing: 'Importing',
  committed: 'Imported',
  undoing: 'Undoing',
  undone: 'Undone',
  failed: 'Failed',
  canceled: 'Discarded',
}

export const rowStateLabels: Record<ImportRow['state'], string> = {
  ok: 'Valid',
  wrong: 'Errors',
  duplicate: 'Duplicate',
  created: 'Imported',
  kept: 'Kept',
  undone: 'Undone',
}

export const exportStateLabels: Record<AgencyExport['state'], string> = {
  waiting: 'Waiting',
  running: 'In progress',
  done: 'Ready',
  failed: 'Failed',
  canceled: 'Canceled',
  expired: 'Deleted',
}
