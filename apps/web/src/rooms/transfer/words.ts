import type { AgencyExport } from '@homeward/contract/transfer/agency-exports'
import type { Import, ImportRow } from '@homeward/contract/transfer/imports'

export const importStateLabels: Record<Import['state'], string> = {
  mapping: 'Columns to choose',
  checking: 'Being checked',
  checked: 'Checked',
  committing: 'Coming in',
  committed: 'Brought in',
  undoing: 'Being taken back',
  undone: 'Taken back',
  failed: 'Broke off',
  canceled: 'Given up',
}

export const rowStateLabels: Record<ImportRow['state'], string> = {
  ok: 'Right',
  wrong: 'Wrong',
  duplicate: 'There already',
  created: 'Brought in',
  kept: 'Kept',
  undone: 'Taken back',
}

export const exportStateLabels: Record<AgencyExport['state'], string> = {
  waiting: 'Waiting',
  running: 'Being written',
  done: 'Ready',
  failed: 'Failed',
  canceled: 'Canceled',
  expired: 'Removed',
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
