import * as access from '@homeward/contract/identity/access'
import * as accounts from '@homeward/contract/identity/accounts'
import { getAuditChain, listAuditEvents, listHistory } from '@homeward/contract/identity/audit'
import { me, signIn, signOut } from '@homeward/contract/identity/sign-in'
import * as invites from '@homeward/contract/identity/invites'
import * as signups from '@homeward/contract/identity/signups'
import { on, onOpen, type Route } from '../../plumbing/http/mount.ts'
import { endAccountSessions } from './access/end-account-sessions.ts'
import { listAccounts } from './access/list-accounts.ts'
import { listAgencies } from './access/list-agencies.ts'
import { changePassword } from './account/change-password.ts'
import { confirmSecondFactor } from './account/confirm-second-factor.ts'
import { endOtherSessions } from './account/end-other-sessions.ts'
import { endOwnSession } from './account/end-own-session.ts'
import { endSecondFactor } from './account/end-second-factor.ts'
import { listSessions } from './account/list-sessions.ts'
import { renewRecoveryCodes } from './account/renew-recovery-codes.ts'
import { startSecondFactor } from './account/start-second-factor.ts'
import { updateMe } from './account/update-me.ts'
import { getAuditChain as readAuditChain } from './get-audit-chain.ts'
import { listAuditEvents as findAuditEvents } from './list-audit-events.ts'
import { listHistory as findHistory } from './list-history.ts'
import { acceptInvite } from './invites/accept-invite.ts'
import { createInvite } from './invites/create-invite.ts'
import { getInvite } from './invites/get-invite.ts'
import { renewInvite } from './invites/renew-invite.ts'
import { requestPasswordReset } from './invites/request-password-reset.ts'
import { unbox } from './invites/unbox.ts'
import { signedIn } from './session-of.ts'
import { presentSessionUser } from './session-user.ts'
import { signIn as startSession } from './sign-in.ts'
import { signOut as endSession } from './sign-out.ts'
import { decideSignupRequest } from './signups/decide-signup-request.ts'
import { getSite } from './signups/get-site.ts'
import { listMails } from './signups/list-mails.ts'
import { listSignupRequests } from './signups/list-signup-requests.ts'
import { requestSignup } from './signups/request-signup.ts'

export const routes: readonly Route[] = [
  onOpen(signIn, startSession),
  onOpen(signOut, endSession),
  onOpen(me, (open) => presentSessionUser(open.db, signedIn(open))),

  onOpen(accounts.updateMe, updateMe),
  onOpen(accounts.changePassword, changePassword),
  onOpen(accounts.startSecondFactor, startSecondFactor),
  onOpen(accounts.confirmSecondFactor, confirmSecondFactor),
  onOpen(accounts.renewRecoveryCodes, renewRecoveryCodes),
  onOpen(accounts.endSecondFactor, endSecondFactor),
  onOpen(accounts.listSessions, listSessions),
  onOpen(accounts.endOwnSession, endOwnSession),
  onOpen(accounts.endOtherSessions, endOtherSessions),

  on(invites.createInvite, createInvite),
  on(invites.renewInvite, renewInvite),
  onOpen(invites.getInvite, getInvite),
  onOpen(invites.acceptInvite, acceptInvite),
  onOpen(invites.unbox, unbox),
  onOpen(invites.requestPasswordReset, requestPasswordReset),

  onOpen(signups.requestSignup, requestSignup),
  onOpen(signups.listSignupRequests, listSignupRequests),
  onOpen(signups.decideSignupRequest, decideSignupRequest),
  onOpen(signups.listMails, listMails),
  onOpen(signups.getSite, getSite),

  on(access.listAccounts, listAccounts),
  on(access.endAccountSessions, endAccountSessions),
  onOpen(access.listAgencies, listAgencies),

  on(listAuditEvents, findAuditEvents),
  on(listHistory, findHistory),
  on(getAuditChain, readAuditChain),
]
