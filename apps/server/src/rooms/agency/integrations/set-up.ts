import { GeocoderSettings, type Integration } from '@homeward/contract/agency/integrations'
import { issueSentence } from '@homeward/contract/issue-sentence'
import { type IntegrationKind, integrationTable } from '@homeward/domain/agency/integrations'
import { say } from '../../../plumbing/language/say.ts'
import type { Ctx } from '../../../plumbing/context.ts'
import { seal } from '../../../plumbing/crypto/protected.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { fieldsOf } from '../../../plumbing/http/errors.ts'
import { type IntegrationRow, lockIntegration, updateIntegrationRow } from './integration-store.ts'
import { auditedIntegration, presentIntegration } from './present-integration.ts'
import { NotPublic, reachable } from './public/public-url.ts'
import { secretPlace, settingsSchema, stateOf } from './settings.ts'

type Change = {
  enabled?: boolean | undefined
  settings?: Record<string, unknown> | undefined
  secret?: string | null | undefined
}

/** The locked row of a kind that the agency sets up itself; created if missing. */
export function lockOwn(ctx: Ctx, kind: IntegrationKind): Promise<IntegrationRow> {
  if (integrationTable[kind].scope === 'process') throw new Failure('integration_of_process')
  return lockIntegration(ctx.tx, ctx.agency.id, kind)
}

/** Gives a locked integration its settings. Earlier tests say nothing about new settings. */
export async function setUp(ctx: Ctx, before: IntegrationRow, input: Change): Promise<Integration> {
  const { kind } = before
  const settings = input.settings && (await checked(kind, input.settings))
  const enabled = input.enabled ?? before.enabled
  if (enabled && !stateOf({ kind, settings: settings ?? before.settings }).configured) {
    throw new Failure('integration_incomplete')
  }
  const rewired = settings !== undefined || input.secret !== undefined
  const after = await updateIntegrationRow(ctx.tx, before.id, {
    enabled,
    ...(settings && { settings }),
    ...(input.secret !== undefined && {
      secret_sealed: input.secret && seal(ctx.keys, input.secret, secretPlace(ctx)),
    }),
    ...(rewired && { health: 'unknown', last_tested_at: null, last_test: null }),
  })
  await ctx.changed({
    action: 'integration.updated',
    type: 'integration',
    id: before.id,
    before: auditedIntegration(before),
    after: { ...auditedIntegration(after), ...(input.secret && { secret_changed: true }) },
  })
  return presentIntegration(ctx, after)
}

/** The settings in the form that the kind requires, or messages at the wrong fields. */
async function checked(kind: IntegrationKind, sent: Record<string, unknown>) {
  const parsed = settingsSchema(kind)?.safeParse(sent, {
    error: (issue) => say('en', issueSentence(issue)),
  })
  if (!parsed?.success)
    throw new Failure('invalid', { fields: parsed ? inSettings(fieldsOf(parsed.error)) : {} })
  const geocoder = GeocoderSettings.safeParse(parsed.data)
  if (kind === 'geocoder' && geocoder.success) await refusePrivate(geocoder.data.endpoint)
  return parsed.data as Record<string, string | null>
}

async function refusePrivate(endpoint: string): Promise<void> {
  try {
    await reachable(endpoint)
  } catch (error) {
    if (!(error instanceof NotPublic)) throw error
    throw new Failure('address_not_public', {
      sentence: `${error.message} Enter a public HTTPS address.`,
    })
  }
}

const inSettings = (fields: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(fields).map(([name, texts]) => [`settings.${name}`, texts]))
