import type {
  DiagnosisCode,
  updateDiagnosisCode as declaration,
} from '@homeward/contract/agency/diagnosis-codes'
import type { ParsedOf } from '@homeward/contract/endpoint'
import { undotted } from '@homeward/domain/agency/diagnosis-codes'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { findCode, findRelease, saveChoice } from './code-store.ts'
import { presentCode } from './present-code.ts'

/** Offers a code where a diagnosis is chosen, or no longer. */
export async function updateCode(
  ctx: Ctx,
  { code: written, active }: ParsedOf<typeof declaration>,
): Promise<DiagnosisCode> {
  const { id: releaseId } = await findRelease(ctx.tx)
  const before = found(await findCode(ctx.tx, releaseId, undotted(written)))
  const choice = { agency_id: ctx.agency.id, id: uuid(), code: before.code, active }
  const id = await saveChoice(ctx.tx, { ...choice, changed_at: ctx.now.toISOString() })
  await ctx.record({
    action: active ? 'diagnosis_code.activated' : 'diagnosis_code.deactivated',
    type: 'diagnosis_code',
    id,
    before: { code: before.code, active: before.active },
    after: { code: before.code, active },
  })
  await ctx.live('diagnosis_code', id)
  return presentCode({ ...before, active })
}
