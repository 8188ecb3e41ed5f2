import type { OutputOf } from '@homeward/contract/endpoint'
import type { listIntegrations as declaration } from '@homeward/contract/agency/integrations'
import type { Ctx } from '../../../plumbing/context.ts'
import { metaOf } from '../../../plumbing/db/page.ts'
import { findAllKinds } from './integration-store.ts'
import { presentIntegration } from './present-integration.ts'

/** Every integration there is, set up or not. */
export async function listIntegrations(ctx: Ctx): Promise<OutputOf<typeof declaration>> {
  const rows = await findAllKinds(ctx.tx)
  const meta = metaOf({ page: 1, items: rows.length }, rows.length)
  return { data: rows.map((row) => presentIntegration(ctx, row)), meta }
}
