import type { listCredentials as declaration } from '@homeward/contract/caregivers/credentials'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import { localDay } from '@homeward/domain/time/zone'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { findCredentials, hasAgent } from './credential-store.ts'
import { presentCredential } from './present-credential.ts'

/** What a person holds. */
export async function listCredentials(
  ctx: Ctx,
  { id, ...input }: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  if (!(await hasAgent(ctx.tx, id))) throw new Failure('not_found')
  const today = localDay(ctx.now, ctx.agency.timeZone)
  const { rows, meta } = await findCredentials(ctx.tx, { ...input, agentId: id, today })
  return { data: rows.map((row) => presentCredential(ctx, row)), meta }
}
