import * as contract from '@homeward/contract/agency/integrations'
import { found, refuseStale } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { presentIntegration } from './present-integration.ts'
import { lockOwn, setUp } from './set-up.ts'
import { integrationKind } from '@homeward/domain/agency/integrations'

/** Sets up an integration. Earlier tests say nothing about the new settings. */
export const updateIntegration = verb(contract.updateIntegration, async (ctx, input) => {
  const before = await lockOwn(ctx, found(integrationKind(input.kind)))
  refuseStale(input.lock_version, before, presentIntegration(ctx, before))
  return setUp(ctx, before, input)
})
