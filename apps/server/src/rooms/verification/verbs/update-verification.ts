import * as contract from '@homeward/contract/verification/vendor-verifications'
import { ask } from '@homeward/domain/verification/asked'
import { found, refuseStaleWith, unwrap } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { noteRecords } from '../follow/change-store.ts'
import { loadVerification } from './present.ts'
import { lockVerifications } from './record-store.ts'
import { settleAsked } from './settle-asked.ts'

/** Sends one record again, or archives it for its vendor alone. */
export const updateVendorVerification = verb(
  contract.updateVendorVerification,
  async (ctx, { id, status, lock_version }) => {
    if (status === 'pending') await noteRecords(ctx.tx, [id], ctx.now.toISOString())
    const record = found((await lockVerifications(ctx.tx, [id]))[0])
    await refuseStaleWith(lock_version, record, () => loadVerification(ctx, id))
    unwrap(ask(record.status, status))
    await settleAsked(ctx, [record], status)
    return loadVerification(ctx, id)
  },
)
