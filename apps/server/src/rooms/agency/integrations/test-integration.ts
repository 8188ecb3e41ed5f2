import * as contract from '@homeward/contract/agency/integrations'
import type { IntegrationTest } from '@homeward/contract/agency/integrations'
import { integrationKind } from '@homeward/domain/agency/integrations'
import { setTimeout as pause } from 'node:timers/promises'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { checks } from './checks.ts'
import { type IntegrationRow, lockIntegration, updateIntegrationRow } from './integration-store.ts'
import { presentIntegration } from './present-integration.ts'
import { stateOf } from './settings.ts'

/** Milliseconds after which a test is given up: somebody waits for it. */
const patience = 8000

/** Tries an integration for real, and keeps what came of it. */
export const testIntegration = verb(contract.testIntegration, async (ctx, input) => {
  const row = await lockIntegration(ctx.tx, ctx.agency.id, found(integrationKind(input.kind)))
  if (!stateOf(row).configured) throw new Failure('integration_incomplete')
  const test = await tried(ctx, row)
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

async function tried(ctx: Ctx, row: IntegrationRow): Promise<IntegrationTest> {
  const started = performance.now()
  const over = new AbortController()
  const limit = new AbortController()
  const late = pause(patience, undefined, { signal: limit.signal }).then(() => {
    over.abort()
    throw new Error(`It did not answer within ${patience / 1000} seconds.`)
  })
  const end = (ok: boolean, message: string): IntegrationTest => ({
    ok,
    message,
    took: Math.round(performance.now() - started),
  })
  try {
    return end(true, await Promise.race([checks[row.kind](ctx, row, over.signal), late]))
  } catch (error) {
    return end(false, inWords(error))
  } finally {
    late.catch(() => undefined)
    limit.abort()
  }
}

/** What went wrong, without addresses, paths or secrets that a library put into its message. */
function inWords(error: unknown): string {
  if (!(error instanceof Error)) return 'It failed.'
  const code = 'code' in error ? String(error.code) : ''
  return sentences[code] ?? (code ? `It failed (${code}).` : error.message)
}

const sentences: Record<string, string> = {
  ECONNREFUSED: 'Nothing listens at the address.',
  ENOTFOUND: 'The name of the server is not known.',
  ETIMEDOUT: 'The server did not answer in time.',
  ECONNRESET: 'The server ended the connection.',
  ECONNECTION: 'The server could not be reached.',
  ESOCKET: 'The server could not be reached.',
  EAUTH: 'The server did not accept the user or the password.',
  EACCES: 'The folder cannot be written.',
  ENOSPC: 'There is no room left.',
  ABORT_ERR: 'It did not answer in time.',
}
