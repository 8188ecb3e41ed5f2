import type { createClient } from '@homeward/contract/clients/clients'
import type { ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../plumbing/context.ts'
import type { Json } from '../../plumbing/db/schema.generated.ts'
import { changedDemographics, changedSettings } from './open-parts.ts'
import { protectedColumns } from './protected-fields.ts'

/** Everything that can be sent about a client. */
export type ClientInput = Partial<Omit<ParsedOf<typeof createClient>, 'duplicate_checked'>>

/** Fields that are written elsewhere: into separate tables, or with the rules of the status. */
const others = [
  'addresses_attributes',
  'emergency_contacts_attributes',
  'case_managers_attributes',
  'physicians_attributes',
  'pharmacies_attributes',
  'status',
  'left_on',
  'left_reason',
] as const satisfies (keyof ClientInput)[]

function withoutOthers(input: ClientInput): Omit<ClientInput, (typeof others)[number]> {
  const rest = { ...input }
  for (const name of others) delete rest[name]
  return rest
}

type Stored = { demographics: Json; settings: Json }

/** The columns that a change writes, except those of the status; fields that were not sent are left out. */
export function clientColumns(ctx: Ctx, input: ClientInput, before: Stored | null) {
  const {
    social_security_number,
    medicaid_number,
    medicare_number,
    insurance_number,
    diagnosis_codes,
    tags,
    demographics,
    settings,
    ...plain
  } = withoutOthers(input)
  const numbers = { social_security_number, medicaid_number, medicare_number, insurance_number }
  return {
    ...plain,
    // A stated gender is confirmed.
    ...(plain.gender !== undefined && { gender_confirmed: true }),
    ...protectedColumns(ctx, numbers),
    ...(diagnosis_codes && { diagnosis_codes: [...new Set(diagnosis_codes)] }),
    ...(tags && { tags: distinct(tags) }),
    ...(demographics && {
      demographics: JSON.stringify(changedDemographics(before?.demographics ?? {}, demographics)),
    }),
    ...(settings && {
      settings: JSON.stringify(changedSettings(before?.settings ?? {}, settings)),
    }),
  }
}

/** Tags that differ only in case are one; the first spelling stays. */
const distinct = (tags: readonly string[]): string[] =>
  tags.filter(
    (tag, at) => tags.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === at,
  )
