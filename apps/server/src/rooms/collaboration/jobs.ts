import { notificationLifeDays } from '@homeward/domain/collaboration/notifications'
import { type Task, task } from '../../plumbing/jobs/task.ts'
import { tellAlertsDue } from './news/tell-alerts-due.ts'
import { tellClaimsRefused } from './news/tell-claims-refused.ts'
import { tellCredentialExpiring } from './news/tell-credential-expiring.ts'
import { tellInviteAccepted } from './news/tell-invite-accepted.ts'
import { tellJobFailed } from './news/tell-job-failed.ts'
import { tellLateVisits } from './news/tell-late-visits.ts'
import { removeRead } from './notifications/store.ts'

export const tasks: readonly Task[] = [
  task({ name: 'collaboration.tell_late_visits', every: '*/5 * * * *', run: tellLateVisits }),
  task({ name: 'collaboration.tell_alerts_due', every: '*/15 * * * *', run: tellAlertsDue }),
  task({ name: 'collaboration.tell_claims_refused', run: tellClaimsRefused }),
  task({ name: 'collaboration.tell_credential_expiring', run: tellCredentialExpiring }),
  task({ name: 'collaboration.tell_invite_accepted', run: tellInviteAccepted }),
  task({ name: 'collaboration.tell_job_failed', run: tellJobFailed }),
  task({
    name: 'collaboration.prune_notifications',
    every: '55 7 * * *',
    async run({ tx, now }) {
      await removeRead(tx, new Date(now.getTime() - notificationLifeDays * 86_400_000))
    },
  }),
]
