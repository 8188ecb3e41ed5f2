import type { ParsedOf } from '@homeward/contract/endpoint'
import type {
  getIntegration as declaration,
  Integration,
} from '@homeward/contract/agency/integrations'
import { integrationKind } from '@homeward/domain/agency/integrations'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { findIntegration, untouched } from './integration-store.ts'
import { presentIntegration } from './present-integration.ts'

export async function getIntegration(
  ctx: Ctx,
  input: ParsedOf<typeof declaration>,
): Promise<Integration> {
  const kind = found(integrationKind(input.kind))
  return presentIntegration(ctx, (await findIntegration(ctx.tx, kind)) ?? untouched(kind))
}
