import * as contract from '@homeward/contract/agency/integrations'
import { metaOf } from '../../../plumbing/db/page.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findAllKinds } from './integration-store.ts'
import { presentIntegration } from './present-integration.ts'

/** Every integration there is, set up or not. */
export const listIntegrations = verb(contract.listIntegrations, async (ctx) => {
  const rows = await findAllKinds(ctx.tx)
  const meta = metaOf({ page: 1, items: rows.length }, rows.length)
  return { data: rows.map((row) => presentIntegration(ctx, row)), meta }
})
