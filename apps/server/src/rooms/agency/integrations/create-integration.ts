import * as contract from '@homeward/contract/agency/integrations'
import { integrationKind } from '@homeward/domain/agency/integrations'
import { Failure } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { lockOwn, setUp } from './set-up.ts'
import { stateOf } from './settings.ts'

/** Sets up an integration that is not set up yet. */
export const createIntegration = verb(contract.createIntegration, async (ctx, input) => {
  const kind = integrationKind(input.kind)
  if (!kind) throw new Failure('invalid', { fields: { kind: ['Choose an option from the list.'] } })
  const before = await lockOwn(ctx, kind)
  if (stateOf(before).configured) throw new Failure('integration_exists')
  return setUp(ctx, before, input)
})
