import type { Alert, updateAlert as declaration } from '@homeward/contract/collaboration/alerts'
import type { ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { found, refuseStale } from '../../../plumbing/failure.ts'
import { parentOf } from '../parents.ts'
import { auditedAlert, loadAlert, presentAlert } from './present-alert.ts'
import { lockAlert, updateAlertRow } from './store.ts'

/** Changes an alert, puts it away or brings it back. */
export async function updateAlert(
  ctx: Ctx,
  { id, lock_version, ...change }: ParsedOf<typeof declaration>,
): Promise<Alert> {
  found(await lockAlert(ctx.tx, id))
  const before = await loadAlert(ctx, id)
  refuseStale(lock_version, before, presentAlert(ctx, before))
  await updateAlertRow(ctx.tx, id, change)
  const alert = await loadAlert(ctx, id)
  await ctx.record({
    action: actionOf(before, alert),
    type: 'alert',
    id,
    before: auditedAlert(before),
    after: auditedAlert(alert),
  })
  await ctx.live('alerts', parentOf(alert).id)
  return presentAlert(ctx, alert)
}

function actionOf(before: { status: string }, after: { status: string }): string {
  if (before.status === after.status) return 'alert.updated'
  return after.status === 'archived' ? 'alert.archived' : 'alert.restored'
}
