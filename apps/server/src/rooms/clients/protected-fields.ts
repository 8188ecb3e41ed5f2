import {
  revealableClientFields,
  type RevealableClientField,
} from '@homeward/contract/clients/reveal'
import type { Ctx } from '../../plumbing/context.ts'
import { blindIndex, blindIndexes, seal, unseal } from '../../plumbing/crypto/protected.ts'

/** The sealed columns of a client. */
type SealedColumns = { [Field in RevealableClientField as `${Field}_sealed`]: string | null }

/** The sealed columns and the keyed hashes beside them. */
type ProtectedColumns = SealedColumns & {
  [Field in RevealableClientField as `${Field}_index`]: Buffer | null
}

type ProtectedValues = { [Field in RevealableClientField]?: string | null | undefined }

/** The place that a sealed value is bound to: in another column or agency, it does not open. */
const place = (ctx: Ctx, field: RevealableClientField): string =>
  `clients.${field}:${ctx.agency.id}`

/** One canonical form for each value, so a search finds it however it was typed. */
const spelling: Record<RevealableClientField, (value: string) => string> = {
  social_security_number: (value) => value.replaceAll(/\D/g, ''),
  medicaid_number: (value) => value.toUpperCase(),
  medicare_number: (value) => value.replaceAll('-', '').toUpperCase(),
  insurance_number: (value) => value.toUpperCase(),
}

/** The columns of the protected values that were sent; null empties one. */
export function protectedColumns(ctx: Ctx, values: ProtectedValues): Partial<ProtectedColumns> {
  const columns: Partial<ProtectedColumns> = {}
  for (const field of revealableClientFields) {
    const value = values[field]
    if (value === undefined) continue
    columns[`${field}_sealed`] =
      value === null ? null : seal(ctx.keys, spelling[field](value), place(ctx, field))
    columns[`${field}_index`] = value === null ? null : fieldIndex(ctx, field, value)
  }
  return columns
}

/** The indexes that find a client by a full protected value, under every known key. */
export const fieldIndexes = (ctx: Ctx, field: RevealableClientField, value: string): Buffer[] =>
  blindIndexes(ctx.keys, spelling[field](value), place(ctx, field))

/** The index beside a sealed value. */
const fieldIndex = (ctx: Ctx, field: RevealableClientField, value: string): Buffer =>
  blindIndex(ctx.keys, spelling[field](value), place(ctx, field))

/** A protected value, unmasked; null without one. */
export function openField(
  ctx: Ctx,
  client: Partial<SealedColumns>,
  field: RevealableClientField,
): string | null {
  const sealed = client[`${field}_sealed`] ?? null
  return sealed && unseal(ctx.keys, sealed, place(ctx, field))
}

/** All protected values, unmasked: for masking, and for the comparison in an audit event. */
export const openFields = (
  ctx: Ctx,
  client: SealedColumns,
): Record<RevealableClientField, string | null> => ({
  social_security_number: openField(ctx, client, 'social_security_number'),
  medicaid_number: openField(ctx, client, 'medicaid_number'),
  medicare_number: openField(ctx, client, 'medicare_number'),
  insurance_number: openField(ctx, client, 'insurance_number'),
})
