import { actorColumns } from '../../plumbing/actor.ts'
import type { Ctx } from '../../plumbing/context.ts'
import { signFile } from './file-token.ts'

/**
 * A path that reads the file for five minutes, as long as its recipient is signed in; it names that person.
 */
export const downloadUrl = ({ keys, agency, actor, now }: Ctx, id: string): string => {
  const userId = actorColumns(actor).user_id
  const token = signFile(keys, 'download', { agencyId: agency.id, fileId: id, userId }, now)
  return `/api/v1/downloads/${token}`
}
