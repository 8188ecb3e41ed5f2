import { evvVendors } from '@homeward/domain/agency/vocabulary'
import { sheetRowStates } from '@homeward/domain/visits/codes/sheet'
import { labelSources, vendorCodeKinds } from '@homeward/domain/visits/codes/vendor-code'
import { reasonSituations } from '@homeward/domain/visits/reasons'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { id, paging } from '../fields.ts'

const state = z
  .string()
  .trim()
  .regex(/^[A-Z]{2}$/, 'Enter two capital letters, like NC.')

export const VendorCode = z.object({
  /** Tells it from all others. */
  key: z.string(),
  vendor: z.enum(evvVendors),
  /** Null is any state. */
  state: z.string().nullable(),
  /** Whose own sheet has it; null is any payor. */
  payor: z.object({ id, name: z.string() }).nullable(),
  kind: z.enum(vendorCodeKinds),
  code: z.string(),
  /** Null if what it means is not publicly known and no sheet was loaded. */
  label: z.string().nullable(),
  source: z.enum(labelSources).nullable(),
})
export type VendorCode = z.infer<typeof VendorCode>

export const listVendorCodes = endpoint({
  room: 'visits',
  summary: 'List the codes of EVV vendors, known ones and those of payors’ sheets',
  method: 'GET',
  path: '/vendor_codes',
  permission: 'visits.review',
  look: 'visit_reason',
  input: {
    search: z.string().trim().max(100).optional(),
    vendor: z.enum(evvVendors).optional(),
    state: state.optional(),
    /** Those of the payor's own sheet. */
    payor_id: id.optional(),
    kind: z.enum(vendorCodeKinds).optional(),
    /** Those that are given for visits in this situation. */
    situation: z.enum(reasonSituations).optional(),
    /** Whether it is known what they mean. */
    labeled: z.enum(['yes', 'no', 'all']).default('all'),
    ...paging(50),
  },
  returns: page(VendorCode),
})

const counts = { new: z.int(), changed: z.int(), known: z.int(), wrong: z.int() }

const VendorCodePreview = z.object({
  ...counts,
  /** The first rows, those that are left out before the others. */
  rows: z.array(
    z.object({
      line: z.int(),
      state: z.enum(sheetRowStates),
      code: z.string(),
      label: z.string(),
      kind: z.enum(vendorCodeKinds).nullable(),
      /** Why it is left out. */
      problem: z.string().nullable(),
    }),
  ),
})
export type VendorCodePreview = z.infer<typeof VendorCodePreview>

const sheet = {
  signed_id: z.string().max(300),
  vendor: z.enum(evvVendors),
  /** Whose codes they are: those of a payor, of a state, or neither for all of the vendor. */
  state: state.nullable().default(null),
  payor_id: id.nullable().default(null),
  /** What the codes are for where neither the sheet nor their letters say it. */
  kind: z.enum(vendorCodeKinds).nullable().default(null),
}
const shared = {
  room: 'visits',
  permission: 'catalogue.write',
  fails: ['upload_unknown', 'upload_type', 'import_unreadable'],
} as const

export const previewVendorCodes = endpoint({
  ...shared,
  summary: 'Preview a payor’s sheet of codes; nothing is written',
  method: 'GET',
  path: '/vendor_code_imports/preview',
  look: 'visit_reason',
  input: sheet,
  returns: record(VendorCodePreview),
})

export const importVendorCodes = endpoint({
  ...shared,
  summary:
    'Load the codes of a payor’s sheet, all or none; known ones get its meanings, rows that cannot be read are left out',
  method: 'POST',
  path: '/vendor_code_imports',
  needsAnswer: true,
  input: sheet,
  /** With the rows that were left out. */
  returns: record(VendorCodePreview),
})
