import { serviceName } from '@homeward/domain/catalogue/service-name'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { hasPayor } from './service-store.ts'

type Named = { label: string; jurisdiction: string }

/** The columns of the fields that were sent; the name follows from jurisdiction and label. */
export const serviceColumns = <F extends Partial<Named> & { modifier?: string | null | undefined }>(
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

/** Refuses a payor that is none of the agency's, or is archived. */
export async function checkPayor(ctx: Ctx, payorId: string | null | undefined): Promise<void> {
  if (typeof payorId !== 'string' || (await hasPayor(ctx.tx, payorId))) return
  throw new Failure('invalid', {
    fields: { payor_id: ['This payor is not known, or it is archived.'] },
  })
}
