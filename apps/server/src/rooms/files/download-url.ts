import type { Ctx } from '../../plumbing/context.ts'
import { signFile } from './file-token.ts'

/** A path from which the file can be read for five minutes, without a session. */
export const downloadUrl = (ctx: Ctx, id: string): string =>
  `/api/v1/downloads/${signFile(ctx.keys, 'download', { agencyId: ctx.agency.id, fileId: id }, ctx.now)}`
