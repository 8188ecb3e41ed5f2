import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { abilities, id, instant, paging } from '../fields.ts'

const exportStates = ['waiting', 'running', 'done', 'failed', 'canceled', 'expired'] as const

export const AgencyExport = z.object({
  id,
  state: z.enum(exportStates),
  tables_done: z.int(),
  tables_total: z.int(),
  rows_done: z.int(),
  files_done: z.int(),
  files_total: z.int(),
  /** Of the archive so far, in bytes. */
  byte_size: z.int(),
  error: z.string().nullable(),
  author: z.string(),
  created_at: instant,
  finished_at: instant.nullable(),
  /** The address of the finished archive, valid for five minutes. */
  url: z.string().nullable(),
  abilities,
})
export type AgencyExport = z.infer<typeof AgencyExport>

export const listAgencyExports = endpoint({
  room: 'transfer',
  summary: 'List agency data exports',
  method: 'GET',
  path: '/agency_exports',
  permission: 'agency.export',
  input: paging(20),
  returns: page(AgencyExport),
})

export const getAgencyExport = endpoint({
  room: 'transfer',
  summary: 'Get the progress of an export',
  method: 'GET',
  path: '/agency_exports/:id',
  permission: 'agency.export',
  returns: record(AgencyExport),
})

export const createAgencyExport = endpoint({
  room: 'transfer',
  summary: 'Export all agency data: one CSV per table, all files and a manifest',
  method: 'POST',
  path: '/agency_exports',
  needsAnswer: true,
  permission: 'agency.export',
  returns: record(AgencyExport),
  fails: ['export_running'],
  limit: 'export',
})

export const cancelAgencyExport = endpoint({
  room: 'transfer',
  summary: 'Cancel a running export or delete the archive of a finished export',
  method: 'DELETE',
  path: '/agency_exports/:id',
  needsAnswer: true,
  permission: 'agency.export',
  returns: record(AgencyExport),
})
