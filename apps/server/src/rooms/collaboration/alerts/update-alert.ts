import * as contract from '@homeward/contract/collaboration/alerts'
import type { AuditAction } from '@homeward/contract/signals'
import { found, refuseStale } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { auditedAlert, loadAlert, presentAlert } from './present-alert.ts'
import { lockAlert, updateAlertRow } from './store.ts'

/** Changes, dismisses or restores an alert. */
export const updateAlert = verb(
  contract.updateAlert,
  async (ctx, { id, lock_version, ...change }) => {
    found(await lockAlert(ctx.tx, id))
    const before = await loadAlert(ctx, id)
    refuseStale(lock_version, before, presentAlert(ctx, before))
    await updateAlertRow(ctx.tx, id, change)
    const alert = await loadAlert(ctx, id)
    await ctx.changed(
      {
        action: actionOf(before, alert),
        type: 'alert',
        id,
        before: auditedAlert(before),
        after: auditedAlert(alert),
      },
      { topic: 'alerts', id: alert.subject_id },
    )
    return presentAlert(ctx, alert)
  },
)

function actionOf(before: { status: string }, after: { status: string }): AuditAction {
  if (before.status === after.status) return 'alert.updated'
  return after.status === 'archived' ? 'alert.archived' : 'alert.restored'
}
