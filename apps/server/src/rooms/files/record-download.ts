import type { Actor } from '../../plumbing/actor.ts'
import { readTrailOf } from '../../plumbing/audit/reads.ts'
import { auditEvents } from '../../plumbing/audit/record.ts'
import type { Database } from '../../plumbing/db/pool.ts'
import type { AppServices } from '../../plumbing/services.ts'

type Download = { agencyId: string; fileId: string; userId: string | null; requestId: string }

/** Records that a file was read, and for whom its address was signed, because the request has no session. */
export const recordDownload = (
  { services, db }: { services: AppServices; db: Database },
  { agencyId, fileId, userId, requestId }: Download,
): Promise<void> =>
  readTrailOf(db)(
    agencyId,
    auditEvents(services, { agencyId, actor: bearerOf(userId), requestId }, [
      { action: 'file.read', type: 'file', id: fileId },
    ]),
  )

/** The role with the fewest rights: nothing here depends on one. */
const bearerOf = (userId: string | null): Actor =>
  userId === null
    ? { kind: 'job', name: 'files.download' }
    : {
        kind: 'person',
        userId,
        agentId: null,
        role: 'sitter',
        name: 'Anyone with the link',
        superAdmin: false,
        offices: null,
      }
