import { importStatuses } from '@homeward/domain/agency/icd-order-file'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { abilities, id, instant, paging } from '../fields.ts'
import { searched } from './office-fields.ts'

export const DiagnosisCode = z.object({
  /** Without the dot, as claims carry it: E119. */
  code: z.string(),
  /** As people write it: E11.9. */
  label: z.string(),
  description: z.string(),
  long_description: z.string(),
  /** False for a heading, which cannot be on a claim. */
  billable: z.boolean(),
  /** Whether the code is common in home care. */
  common: z.boolean(),
  /** Whether the agency offers it when someone selects a diagnosis. */
  active: z.boolean(),
})
export type DiagnosisCode = z.infer<typeof DiagnosisCode>

export const listDiagnosisCodes = endpoint({
  room: 'agency',
  spec: 'E243',
  summary: 'Search diagnosis codes by code prefix and description',
  method: 'GET',
  path: '/diagnosis_codes',
  permission: 'agency.read',
  input: {
    search: searched,
    active: z.enum(['active', 'inactive', 'all']).default('all'),
    /** Headings are left out unless requested. */
    headings: z.enum(['hide', 'show']).default('hide'),
    ...paging(30),
  },
  returns: page(DiagnosisCode),
})

export const updateDiagnosisCode = endpoint({
  room: 'agency',
  spec: 'E243',
  summary: 'Activate or deactivate a diagnosis code',
  method: 'PATCH',
  path: '/diagnosis_codes/:code',
  /** With or without the dot; an unknown code is not found. */
  params: { code: z.string().max(40) },
  permission: 'diagnosis_codes.write',
  input: { active: z.boolean() },
  returns: record(DiagnosisCode),
})

export const getDiagnosisCodeRelease = endpoint({
  room: 'agency',
  summary: 'Get the diagnosis code set of the agency',
  method: 'GET',
  path: '/diagnosis_code_release',
  permission: 'agency.read',
  returns: record(
    z.object({
      name: z.string(),
      year: z.int().nullable(),
      codes_count: z.int(),
      /** False while only the short list of common codes is loaded. */
      complete: z.boolean(),
    }),
  ),
})

export const DiagnosisCodeImport = z.object({
  id,
  file_name: z.string(),
  status: z.enum(importStatuses),
  /** Lines of the file; 0 before it was read. */
  rows_total: z.int(),
  rows_read: z.int(),
  /** Why it failed, with the line. */
  error: z.string().nullable(),
  created_by_name: z.string(),
  created_at: instant,
  finished_at: instant.nullable(),
  abilities,
})
export type DiagnosisCodeImport = z.infer<typeof DiagnosisCodeImport>

export const listDiagnosisCodeImports = endpoint({
  room: 'agency',
  summary: 'List diagnosis code files, newest first',
  method: 'GET',
  path: '/diagnosis_code_imports',
  permission: 'agency.read',
  input: paging(10),
  returns: page(DiagnosisCodeImport),
})

export const getDiagnosisCodeImport = endpoint({
  room: 'agency',
  summary: 'Get the progress of loading a diagnosis code file',
  method: 'GET',
  path: '/diagnosis_code_imports/:id',
  permission: 'agency.read',
  returns: record(DiagnosisCodeImport),
})

export const startDiagnosisCodeImport = endpoint({
  room: 'agency',
  summary: 'Load the annual CMS order file (icd10cm_order_YYYY.txt)',
  method: 'POST',
  path: '/diagnosis_code_imports',
  needsAnswer: true,
  permission: 'diagnosis_codes.write',
  input: { signed_id: z.string().max(500) },
  returns: record(DiagnosisCodeImport),
  fails: ['upload_unknown', 'upload_type', 'codes_loading'],
})

export const cancelDiagnosisCodeImport = endpoint({
  room: 'agency',
  summary: 'Cancel loading a diagnosis code file; the codes do not change',
  method: 'DELETE',
  path: '/diagnosis_code_imports/:id',
  needsAnswer: true,
  permission: 'diagnosis_codes.write',
  returns: record(DiagnosisCodeImport),
  fails: ['codes_not_loading'],
})
