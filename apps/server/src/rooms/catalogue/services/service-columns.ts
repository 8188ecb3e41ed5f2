import { labelOfName, serviceName } from '@homeward/domain/catalogue/service-name'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { hasPayor } from './service-store.ts'

type Named = { label: string; jurisdiction: string }

/** The fields with the label that a name means; a name with the same meaning changes nothing. */
export const labelled = <F extends { name?: string | undefined; label?: string | undefined }>(
  { name, ...fields }: F,
  of: { name?: string; jurisdiction: string },
): Omit<F, 'name'> =>
  name === undefined || name === of.name || fields.label !== undefined
    ? fields
    : { ...fields, label: labelOfName(of.jurisdiction, name) }

/** The columns of the fields that were sent; the name follows from jurisdiction and label. */
export const serviceColumns = <
  F extends { [Part in keyof Named]?: Named[Part] | undefined } & {
    modifier?: string | null | undefined
  },
>(
  { modifier, ...fields }: F,
  before?: Named,
) => {
  const label = fields.label ?? before?.label ?? ''
  const jurisdiction = fields.jurisdiction ?? before?.jurisdiction ?? ''
  const renamed = label !== before?.label || jurisdiction !== before.jurisdiction
  return {
    ...fields,
    ...(renamed && { name: serviceName(jurisdiction, label) }),
    ...(modifier !== undefined && { modifiers: modifier === null ? [] : modifier.split(':') }),
  }
}

/** Refuses a payor that is not the agency's or is archived. */
export async function checkPayor(ctx: Ctx, payorId: string | null | undefined): Promise<void> {
  if (typeof payorId !== 'string' || (await hasPayor(ctx.tx, payorId))) return
  throw new Failure('invalid', {
    fields: { payor_id: ['This payor was not found or is archived.'] },
  })
}
