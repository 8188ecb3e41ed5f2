import * as contract from '@homeward/contract/billing/transmissions'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { fileBytes } from '../../files/door.ts'
import { findTransmission } from './store.ts'

/** The file of a transmission; the download is recorded. */
export const downloadTransmission = verb(contract.downloadTransmission, async (ctx, { id }) => {
  const transmission = found(await findTransmission(ctx.tx, id))
  await ctx.record({ action: 'transmission.downloaded', type: 'transmission', id })
  return {
    name: transmission.file_name,
    mediaType: 'application/edi-x12',
    body: await fileBytes(ctx, transmission.file_id),
  }
})
