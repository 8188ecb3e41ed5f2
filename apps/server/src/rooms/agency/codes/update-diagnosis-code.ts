import * as contract from '@homeward/contract/agency/diagnosis-codes'
import { undotted } from '@homeward/domain/agency/diagnosis-codes'
import { v7 as uuid } from 'uuid'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findCode, findRelease, saveChoice } from './code-store.ts'
import { presentCode } from './present-code.ts'

/** Offers a code for selecting a diagnosis, or stops offering it. */
export const updateDiagnosisCode = verb(
  contract.updateDiagnosisCode,
  async (ctx, { code: written, active }) => {
    const { id: releaseId } = await findRelease(ctx.tx)
    const before = found(await findCode(ctx.tx, releaseId, undotted(written)))
    const choice = { agency_id: ctx.agency.id, id: uuid(), code: before.code, active }
    const id = await saveChoice(ctx.tx, { ...choice, changed_at: ctx.now.toISOString() })
    await ctx.changed({
      action: active ? 'diagnosis_code.activated' : 'diagnosis_code.deactivated',
      type: 'diagnosis_code',
      id,
      before: { code: before.code, active: before.active },
      after: { code: before.code, active },
    })
    return presentCode({ ...before, active })
  },
)
