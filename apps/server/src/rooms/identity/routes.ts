import type { Route } from '../../plumbing/http/verb.ts'
import { me } from './me.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { updateMe } from './account/update-me.ts'
import { changePassword } from './account/change-password.ts'
import { startSecondFactor } from './account/start-second-factor.ts'
import { confirmSecondFactor } from './account/confirm-second-factor.ts'
import { renewRecoveryCodes } from './account/renew-recovery-codes.ts'
import { endSecondFactor } from './account/end-second-factor.ts'
import { listSessions } from './account/list-sessions.ts'
import { endOwnSession } from './account/end-own-session.ts'
import { endOtherSessions } from './account/end-other-sessions.ts'
import { createInvite } from './invites/create-invite.ts'
import { renewInvite } from './invites/renew-invite.ts'
import { getInvite } from './invites/get-invite.ts'
import { acceptInvite } from './invites/accept-invite.ts'
import { unbox } from './invites/unbox.ts'
import { requestPasswordReset } from './invites/request-password-reset.ts'
import { getOwnLink } from './links/get-own-link.ts'
import { requestSignup } from './signups/request-signup.ts'
import { listSignupRequests } from './signups/list-signup-requests.ts'
import { decideSignupRequest } from './signups/decide-signup-request.ts'
import { listMails } from './signups/list-mails.ts'
import { listAccounts } from './access/list-accounts.ts'
import { endAccountSessions } from './access/end-account-sessions.ts'
import { listAgencies } from './access/list-agencies.ts'
import { listAuditEvents } from './list-audit-events.ts'
import { listHistory } from './list-history.ts'
import { getAuditChain } from './get-audit-chain.ts'
import { listFailedSignIns } from './refused/list-failed-sign-ins.ts'

export const routes: readonly Route[] = [
  signIn,
  signOut,
  me,
  updateMe,
  changePassword,
  startSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  endSecondFactor,
  listSessions,
  endOwnSession,
  endOtherSessions,
  createInvite,
  renewInvite,
  getInvite,
  acceptInvite,
  unbox,
  requestPasswordReset,
  getOwnLink,
  requestSignup,
  listSignupRequests,
  decideSignupRequest,
  listMails,
  listAccounts,
  endAccountSessions,
  listAgencies,
  listAuditEvents,
  listHistory,
  getAuditChain,
  listFailedSignIns,
]
