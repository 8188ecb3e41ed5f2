import { actorColumns } from '../../plumbing/actor.ts'
import type { Ctx } from '../../plumbing/context.ts'
import { signFile } from './file-token.ts'

/**
 * A path from which the file can be read for five minutes, and while whoever was given it is signed in; it
 * says who that is.
 */
export const downloadUrl = ({ keys, agency, actor, now }: Ctx, id: string): string => {
  const userId = actorColumns(actor).user_id
  const token = signFile(keys, 'download', { agencyId: agency.id, fileId: id, userId }, now)
  return `/api/v1/downloads/${token}`
}
