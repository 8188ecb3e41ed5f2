import { evvVendors, recordStatuses } from '@homeward/domain/agency/vocabulary'
import { reasonKinds, reasonSituations, reasonSources } from '@homeward/domain/visits/reasons'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { abilities, id, line, lockVersion, paging, sort } from '../fields.ts'
import { listFile, plainRecord } from '../plain-record.ts'

const own = {
  kind: z.enum(reasonKinds),
  situation: z.enum(reasonSituations),
  code: z.string(),
  label: z.string().nullable(),
  vendor: z.enum(evvVendors).nullable(),
  state: z.string().nullable(),
}

/** A reason or action code of the agency. */
const AgencyReason = z.object({
  id,
  ...own,
  payor: z.object({ id, name: z.string() }).nullable(),
  status: z.enum(recordStatuses),
  lock_version: lockVersion,
  abilities,
})

export type AgencyReason = z.infer<typeof AgencyReason>

const fields = {
  label: line(120).nullable().optional(),
  /** For visits of this vendor, payor or state only. */
  vendor: z.enum(evvVendors).nullable().optional(),
  payor_id: id.nullable().optional(),
  state: z
    .string()
    .trim()
    .regex(/^[A-Z]{2}$/, 'Enter two capital letters, like NC.')
    .nullable()
    .optional(),
}
const named = {
  kind: z.enum(reasonKinds),
  situation: z.enum(reasonSituations),
  code: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,39}$/, 'Enter letters, digits, dots, hyphens or _ only.'),
}

const shared = { room: 'visits', permission: 'catalogue.write' } as const

const listAgencyReasons = endpoint({
  ...shared,
  permission: 'visits.review',
  summary: 'List the reason and action codes that the agency has added',
  method: 'GET',
  path: '/visit_reasons',
  input: {
    search: z.string().trim().max(100).optional(),
    kind: named.kind.optional(),
    situation: named.situation.optional(),
    status: z.enum([...recordStatuses, 'all']).default('active'),
    sort: sort(['code', 'situation'], 'code'),
    ...paging(30),
  },
  returns: page(AgencyReason),
})

const getAgencyReason = endpoint({
  ...shared,
  permission: 'visits.review',
  summary: 'Get a reason or action code of the agency',
  method: 'GET',
  path: '/visit_reasons/:id',
  returns: record(AgencyReason),
})

export const createAgencyReason = endpoint({
  ...shared,
  summary: 'Add a reason or action code',
  method: 'POST',
  path: '/visit_reasons',
  input: { ...fields, ...named },
  returns: record(AgencyReason),
  fails: ['reason_code_taken'],
})

const updateAgencyReason = endpoint({
  ...shared,
  summary: 'Update a reason or action code; the code itself stays, because visits keep it',
  method: 'PATCH',
  path: '/visit_reasons/:id',
  input: { ...fields, situation: named.situation.optional(), lock_version: lockVersion.optional() },
  returns: record(AgencyReason),
  fails: ['stale'],
})

const archiveAgencyReason = endpoint({
  ...shared,
  summary: 'Archive a code; visits that have it keep it',
  method: 'DELETE',
  path: '/visit_reasons/:id',
  returns: record(AgencyReason),
})

const restoreAgencyReason = endpoint({
  ...shared,
  summary: 'Restore a code',
  method: 'POST',
  path: '/visit_reasons/:id/restore',
  returns: record(AgencyReason),
})

const exportAgencyReasons = listFile(listAgencyReasons, 'visits.review')

export const agencyReasons = plainRecord({
  type: 'visit_reason',
  endpoints: {
    list: listAgencyReasons,
    get: getAgencyReason,
    create: createAgencyReason,
    update: updateAgencyReason,
    archive: archiveAgencyReason,
    restore: restoreAgencyReason,
    export: exportAgencyReasons,
  },
  example: (n, { payor }) => ({
    kind: 'reason' as const,
    situation: 'late' as const,
    code: `BUS-${n}`,
    label: `Bus line ${n} was late`,
    payor_id: payor,
  }),
})

/** A code that may be given, from whatever list. */
export const ReasonCode = z.object({
  /** How a visit keeps it. */
  key: z.string(),
  source: z.enum(reasonSources),
  ...own,
  payor_id: id.nullable(),
  needs_note: z.boolean(),
})
export type ReasonCode = z.infer<typeof ReasonCode>

export const listReasonCodes = endpoint({
  room: 'visits',
  summary:
    'List every reason and action code: the standard ones, those of vendors, and the agency’s',
  method: 'GET',
  path: '/reason_codes',
  permission: 'visits.read',
  returns: record(
    z.object({
      codes: z.array(ReasonCode),
      /** The EVV vendor and state of each payor that has a vendor. */
      payors: z.array(z.object({ id, vendor: z.enum(evvVendors), state: z.string().nullable() })),
    }),
  ),
})
