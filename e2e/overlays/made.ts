import type { AgencyExport } from '@homeward/contract/transfer/agency-exports'
import type { Folder } from '@homeward/contract/files/attachments'
import type { AvailabilityException } from '@homeward/contract/caregivers/availability'
import type { ClientMerge } from '@homeward/contract/clients/merge'
import type { Comment } from '@homeward/contract/collaboration/comments'
import type { Import } from '@homeward/contract/transfer/imports'
import type { SignupRequest } from '@homeward/contract/identity/signups'
import type { Page } from '@playwright/test'

/** Lets a list of the server answer these rows: what the demo agency has none of. */
export const answer = (page: Page, path: string, rows: readonly object[]): Promise<unknown> =>
  page.route(`**/api/v1/${path}?*`, (route) =>
    route.fulfill({
      json: { data: rows, meta: { page: 1, pages: 1, per_page: 50, total: rows.length } },
    }),
  )

const id = '0190aaaa-0000-7000-8000-000000000001'
const at = '2026-03-02T15:04:05.000Z'

export const madeExport: AgencyExport = {
  id,
  state: 'done',
  tables_done: 80,
  tables_total: 80,
  rows_done: 12_345,
  files_done: 67,
  files_total: 67,
  byte_size: 8_900_000,
  error: null,
  author: 'Olivia Owner',
  created_at: at,
  finished_at: at,
  url: null,
  abilities: { cancel: false, remove: true },
}

export const madeMerge: ClientMerge = {
  id,
  client: { id, name: 'Ruth Abernathy' },
  other: { id, name: 'Ruthie Abernathy' },
  take: ['phone'],
  moved: [{ table: 'visits', rows: 12 }],
  merged_at: at,
  merged_by: 'Olivia Owner',
  undone_at: null,
  undone_by: null,
  can_undo: true,
}

export const madeComment: Comment = {
  id,
  body: 'The daughter asks for mornings.',
  agency_id: id,
  user_id: id,
  author: 'Olivia Owner',
  parent_type: 'Client',
  parent_id: id,
  reply_to_id: null,
  created_at: at,
  edited_at: at,
  deleted_at: null,
  deleted_by: null,
  lock_version: 1,
  abilities: { reply: true, edit: true, delete: true },
}

export const madeFolder: Folder = {
  id,
  name: 'Insurance cards',
  parent_type: 'Client',
  parent_id: id,
  status: 'active',
  attachments: 2,
  created_at: at,
  lock_version: 1,
  abilities: { edit: true, archive: true },
}

export const madeException: AvailabilityException = {
  id,
  start_date: '2026-12-24',
  end_date: '2026-12-26',
  available: false,
  start: null,
  end: null,
  reason: 'With the family',
}

export const madeRequest: SignupRequest = {
  id,
  agency_name: 'Laurel Home Care',
  name: 'Lena Laurel',
  email: 'lena@laurel.example',
  phone: '+18285550142',
  state: 'NC',
  note: 'Two offices, forty clients.',
  status: 'pending',
  reason: '',
  created_at: at,
  decided_at: null,
  agency_id: null,
}

export const madeImport: Import = {
  id,
  kind: 'clients',
  state: 'mapping',
  filename: 'clients.csv',
  columns: ['First Name', 'Last Name', 'DOB'],
  sample: [['Ruth', 'Abernathy', '03/02/1941']],
  mapping: { 'First Name': 'first_name', 'Last Name': 'last_name', DOB: null },
  rows_total: 40,
  rows_done: 40,
  rows_ok: 38,
  rows_wrong: 1,
  rows_duplicate: 1,
  rows_created: 0,
  rows_kept: 0,
  error: null,
  author: 'Olivia Owner',
  created_at: at,
  finished_at: null,
  abilities: { check: true, cancel: true },
}

export const committedImport: Import = {
  ...madeImport,
  id: '0190aaaa-0000-7000-8000-000000000002',
  state: 'committed',
  rows_created: 38,
  abilities: { undo: true },
}

/** Lets the server know an import; returns the address of its screen. */
export async function importScreen(page: Page, made: Import): Promise<string> {
  await page.route(`**/api/v1/imports/${made.id}`, (route) =>
    route.fulfill({ json: { data: made } }),
  )
  await answer(page, 'import_rows', [])
  return `/admin/imports/${made.id}`
}
