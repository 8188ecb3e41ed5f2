import * as contract from '@homeward/contract/agency/diagnosis-codes'
import { isUnderWay } from '@homeward/domain/agency/icd-order-file'
import { Failure, found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { deleteRelease, lockImport, updateImport } from './import-store.ts'
import { presentImport } from './present-import.ts'

/** Stops a load. Its added codes are removed, and the agency uses its earlier codes. */
export const cancelDiagnosisCodeImport = verb(
  contract.cancelDiagnosisCodeImport,
  async (ctx, { id }) => {
    const before = found(await lockImport(ctx.tx, id))
    if (!isUnderWay(before.status)) throw new Failure('codes_not_loading')
    const row = await updateImport(ctx.tx, id, {
      status: 'canceled',
      finished_at: ctx.now.toISOString(),
      release_id: null,
    })
    if (before.release_id !== null) await deleteRelease(ctx.tx, before.release_id)
    await ctx.changed({
      action: 'diagnosis_codes.load_canceled',
      type: 'diagnosis_code_import',
      id,
      before: { status: before.status },
      after: { status: row.status, rows_read: row.rows_read },
    })
    return presentImport(ctx, row)
  },
)
