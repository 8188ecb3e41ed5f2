import { getAuditChain, listAuditEvents, listHistory } from '@homeward/contract/audit'
import { me, signIn, signOut } from '@homeward/contract/identity'
import { on, onOpen, type Route } from '../../plumbing/http/mount.ts'
import { Failure } from '../../plumbing/failure.ts'
import { getAuditChain as readAuditChain } from './get-audit-chain.ts'
import { listAuditEvents as findAuditEvents } from './list-audit-events.ts'
import { listHistory as findHistory } from './list-history.ts'
import { presentSessionUser } from './session-user.ts'
import { signIn as startSession } from './sign-in.ts'
import { signOut as endSession } from './sign-out.ts'

export const routes: readonly Route[] = [
  onOpen(signIn, startSession),
  onOpen(signOut, endSession),
  onOpen(me, async ({ db, session }) => {
    if (!session) throw new Failure('unauthenticated')
    return presentSessionUser(db, session)
  }),
  on(listAuditEvents, findAuditEvents),
  on(listHistory, findHistory),
  on(getAuditChain, readAuditChain),
]
