import { type Integration, IntegrationTest } from '@homeward/contract/agency/integrations'
import { integrationAbilities } from '@homeward/domain/agency/abilities'
import { integrationTable, shownHealth } from '@homeward/domain/agency/integrations'
import type { Ctx } from '../../../plumbing/context.ts'
import type { IntegrationRow } from './integration-store.ts'
import { stateOf } from './settings.ts'

/** An integration for an answer, without its secret. */
export function presentIntegration(ctx: Ctx, row: IntegrationRow): Integration {
  const { label, purpose, scope } = integrationTable[row.kind]
  const { configured, settings } = stateOf(row)
  const enabled = scope === 'process' ? configured : row.enabled
  return {
    kind: row.kind,
    label,
    purpose,
    scope,
    enabled,
    configured,
    settings,
    has_secret: row.secret_sealed !== null,
    health: shownHealth(enabled && configured, row.health),
    last_tested_at: row.last_tested_at,
    last_test: row.last_test === null ? null : IntegrationTest.parse(row.last_test),
    lock_version: row.lock_version,
    abilities: integrationAbilities(ctx.holder, row),
  }
}

/** What an audit event compares: whether there is a secret, never the secret. */
export const auditedIntegration = (row: IntegrationRow) => ({
  kind: row.kind,
  settings: row.settings,
  has_secret: row.secret_sealed !== null,
  enabled: row.enabled,
})
