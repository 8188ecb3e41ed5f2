import type { ParsedOf } from '@homeward/contract/endpoint'
import type { getIntegration as declaration, Integration } from '@homeward/contract/integrations'
import type { IntegrationKind } from '@homeward/domain/agency/integrations'
import type { Ctx } from '../../../plumbing/context.ts'
import { findIntegration, untouched } from './integration-store.ts'
import { presentIntegration } from './present-integration.ts'

export async function getIntegration(
  ctx: Ctx,
  input: ParsedOf<typeof declaration>,
): Promise<Integration> {
  const kind = input.kind as IntegrationKind
  return presentIntegration(ctx, (await findIntegration(ctx.tx, kind)) ?? untouched(kind))
}
