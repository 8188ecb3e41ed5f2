import { actorColumns } from '../../plumbing/actor.ts'
import type { Ctx } from '../../plumbing/context.ts'
import type { Keys } from '../../plumbing/crypto/protected.ts'
import { type NamedFile, signFile } from './file-token.ts'

/**
 * A path that reads the file for five minutes, as long as its recipient is signed in; it names that person.
 */
export const downloadUrl = ({ keys, agency, actor, now }: Ctx, id: string): string => {
  const userId = actorColumns(actor).user_id
  const token = signFile(keys, 'download', { agencyId: agency.id, fileId: id, userId }, now)
  return `/api/v1/downloads/${token}`
}

/** A path by which anyone reads the file for five minutes, as the logo before signing in; not recorded. */
export const publicUrl = (keys: Keys, file: NamedFile, now: Date): string =>
  `/api/v1/downloads/${signFile(keys, 'public', file, now)}`
