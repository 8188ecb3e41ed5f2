import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { listNames as declaration } from '@homeward/contract/insights/names'
import { recordCapability } from '@homeward/domain/identity/record-capability'
import type { Ctx } from '../../plumbing/context.ts'
import { Failure } from '../../plumbing/failure.ts'
import { findNames } from './name-store.ts'

/** What records of one kind are called, for those who may read such a record. */
export async function listNames(
  ctx: Ctx,
  { kind, ids }: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  if (!ctx.may(recordCapability(kind))) throw new Failure('forbidden')
  return { names: await findNames[kind](ctx.tx, ids) }
}
