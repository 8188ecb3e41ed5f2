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

/** 1,234 rows; 1 row. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

/** A size as people read it: 3.4 MB. */
export const sizeWords = (bytes: number): string => {
  const units = ['bytes', 'kB', 'MB', 'GB']
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1)
  const value = bytes / 1000 ** step
  return `${step === 0 ? value : value.toFixed(1)} ${units[step] ?? ''}`
}
