import * as contract from '@homeward/contract/agency/integrations'
import { integrationKind } from '@homeward/domain/agency/integrations'
import { Failure, found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { checks } from './checks.ts'
import { lockIntegration, updateIntegrationRow } from './integration-store.ts'
import { presentIntegration } from './present-integration.ts'
import { stateOf } from './settings.ts'
import { tryOut } from './try-out.ts'

/** Tests an integration for real and stores the result. */
export const testIntegration = verb(contract.testIntegration, async (ctx, input) => {
  const row = await lockIntegration(ctx.tx, ctx.agency.id, found(integrationKind(input.kind)))
  if (!stateOf(row).configured) throw new Failure('integration_incomplete')
  const test = await tryOut((signal) => checks[row.kind](ctx, row, signal))
  const after = await updateIntegrationRow(ctx.tx, row.id, {
    health: test.ok ? 'healthy' : 'failing',
    last_tested_at: ctx.now.toISOString(),
    last_test: test,
  })
  await ctx.record({
    action: 'integration.tested',
    type: 'integration',
    id: row.id,
    before: { health: row.health },
    after: { kind: row.kind, health: after.health, message: test.message },
  })
  await ctx.live('integration', row.id)
  return presentIntegration(ctx, after)
})
