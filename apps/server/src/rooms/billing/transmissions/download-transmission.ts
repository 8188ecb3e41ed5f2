import type { downloadTransmission as declaration } from '@homeward/contract/billing/transmissions'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { fileBytes } from '../../files/door.ts'
import { findTransmission } from './store.ts'

/** The file of a transmission; that somebody took it is known afterwards. */
export async function downloadTransmission(
  ctx: Ctx,
  { id }: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const transmission = found(await findTransmission(ctx.tx, id))
  await ctx.record({ action: 'transmission.downloaded', type: 'transmission', id })
  return {
    name: transmission.file_name,
    mediaType: 'application/edi-x12',
    body: await fileBytes(ctx, transmission.file_id),
  }
}
