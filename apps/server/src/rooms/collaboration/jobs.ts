import { notificationLifeDays } from '@homeward/domain/collaboration/notifications'
import type { Task } from '../../plumbing/jobs/worker.ts'
import { tellAlertsDue } from './news/tell-alerts-due.ts'
import { tellClaimsRefused } from './news/tell-claims-refused.ts'
import { tellCredentialExpiring } from './news/tell-credential-expiring.ts'
import { tellInviteAccepted } from './news/tell-invite-accepted.ts'
import { tellJobFailed } from './news/tell-job-failed.ts'
import { tellLateVisits } from './news/tell-late-visits.ts'
import { removeRead } from './notifications/store.ts'

export const tasks: readonly Task[] = [
  { name: 'collaboration.tell_late_visits', every: '*/5 * * * *', run: tellLateVisits },
  { name: 'collaboration.tell_alerts_due', every: '*/15 * * * *', run: tellAlertsDue },
  {
    name: 'collaboration.tell_claims_refused',
    after: 'claim.rejected',
    run: tellClaimsRefused,
  },
  {
    name: 'collaboration.tell_credential_expiring',
    after: 'credential.expiring',
    run: tellCredentialExpiring,
  },
  {
    name: 'collaboration.tell_invite_accepted',
    after: 'invite.accepted',
    run: tellInviteAccepted,
  },
  { name: 'collaboration.tell_job_failed', after: 'job.failed', run: tellJobFailed },
  {
    name: 'collaboration.prune_notifications',
    every: '55 7 * * *',
    async run({ tx, now }) {
      await removeRead(tx, new Date(now.getTime() - notificationLifeDays * 86_400_000))
    },
  },
]
