import { z } from 'zod'
import { id } from '../fields.ts'
import type { Actions, Jobs, Topics } from '../signal.ts'

const ofImport = z.object({ agency_id: id, import_id: id })

export const jobs = {
  'transfer.export': z.object({ agency_id: id, export_id: id }),
  'transfer.check_import': ofImport,
  'transfer.commit_import': ofImport,
  'transfer.undo_import': ofImport,
  'transfer.expire': z.object({}),
} as const satisfies Jobs

export const topics = {
  agency_exports: 'agency.export',
  imports: 'imports.write',
} as const satisfies Topics

export const actions = {
  'agency.exported': 'agency_export',
  'agency_export.removed': 'agency_export',
  'agency_export.expired': 'agency_export',
  'import.begun': 'import',
  'import.canceled': 'import',
  'import.checking': 'import',
  'import.committing': 'import',
  'import.undoing': 'import',
  'import.checked': 'import',
  'import.committed': 'import',
  'import.undone': 'import',
  'import.problems_read': 'import',
} as const satisfies Actions
