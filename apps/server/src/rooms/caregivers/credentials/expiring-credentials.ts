import type { Ctx } from '../../../plumbing/context.ts'
import { findExpiring } from './expiring-store.ts'

/** The first credentials that expire soon, and how many people hold such. */
export async function expiringCredentials(
  ctx: Ctx,
  { officeId, most }: { officeId: string | undefined; most: number },
) {
  const rows = await findExpiring(ctx.tx, { today: ctx.today, officeId: officeId ?? null })
  return { people: new Set(rows.map(({ agent_id }) => agent_id)).size, rows: rows.slice(0, most) }
}
