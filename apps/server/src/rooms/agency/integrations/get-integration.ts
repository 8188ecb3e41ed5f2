import * as contract from '@homeward/contract/agency/integrations'
import { integrationKind } from '@homeward/domain/agency/integrations'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findIntegration, untouched } from './integration-store.ts'
import { presentIntegration } from './present-integration.ts'

export const getIntegration = verb(contract.getIntegration, async (ctx, input) => {
  const kind = found(integrationKind(input.kind))
  return presentIntegration(ctx, (await findIntegration(ctx.tx, kind)) ?? untouched(kind))
})
