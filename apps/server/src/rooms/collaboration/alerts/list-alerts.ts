import type { listAlerts as declaration } from '@homeward/contract/collaboration/alerts'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { presentAlert } from './present-alert.ts'
import { findAlerts } from './store.ts'

/** Alerts of the agency, or of one record. */
export async function listAlerts(
  ctx: Ctx,
  input: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const { rows, meta } = await findAlerts(ctx.tx, input)
  return { data: rows.map((row) => presentAlert(ctx, row)), meta }
}
