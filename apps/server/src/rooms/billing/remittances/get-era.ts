import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { getEra as declaration } from '@homeward/contract/remittances'
import type { Ctx } from '../../../plumbing/context.ts'
import { presentEra } from './present-era.ts'

/** One remittance with its claims and their segments. */
export const getEra = (
  ctx: Ctx,
  { id }: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> => presentEra(ctx, id)
