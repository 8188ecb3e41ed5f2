import { notificationLifeDays } from '@homeward/domain/collaboration/notifications'
import { type Task, task } from '../../plumbing/jobs/task.ts'
import { notifyAlertsDue } from './notifiers/notify-alerts-due.ts'
import { notifyAuthorizationEnding } from './notifiers/notify-authorization-ending.ts'
import { notifyAnswersOverdue } from './notifiers/notify-answers-overdue.ts'
import { notifyVendorSilent } from './notifiers/notify-vendor-silent.ts'
import { notifyClaimsRefused } from './notifiers/notify-claims-refused.ts'
import { notifyCredentialExpiring } from './notifiers/notify-credential-expiring.ts'
import { notifyInviteAccepted } from './notifiers/notify-invite-accepted.ts'
import { notifyJobFailed } from './notifiers/notify-job-failed.ts'
import { notifySchedulePublished } from './notifiers/notify-schedule-published.ts'
import { notifyLeaveAnswered } from './notifiers/notify-leave-answered.ts'
import { notifyLateVisits } from './notifiers/notify-late-visits.ts'
import { notifyOfferTold, notifyOfferWent } from './notifiers/notify-offers.ts'
import { notifyPayAnswered, notifyPayQuestion } from './notifiers/notify-pay-questions.ts'
import { notifyReported } from './notifiers/notify-reported.ts'
import { removeRead } from './notifications/store.ts'

export const tasks: readonly Task[] = [
  task({ name: 'collaboration.notify_late_visits', every: '* * * * *', run: notifyLateVisits }),
  task({ name: 'collaboration.notify_alerts_due', every: '*/15 * * * *', run: notifyAlertsDue }),
  task({ name: 'collaboration.notify_authorization_ending', run: notifyAuthorizationEnding }),
  task({ name: 'collaboration.notify_answers_overdue', run: notifyAnswersOverdue }),
  task({ name: 'collaboration.notify_vendor_silent', run: notifyVendorSilent }),
  task({ name: 'collaboration.notify_claims_refused', run: notifyClaimsRefused }),
  task({ name: 'collaboration.notify_credential_expiring', run: notifyCredentialExpiring }),
  task({ name: 'collaboration.notify_invite_accepted', run: notifyInviteAccepted }),
  task({ name: 'collaboration.notify_schedule_published', run: notifySchedulePublished }),
  task({ name: 'collaboration.notify_job_failed', run: notifyJobFailed }),
  task({ name: 'collaboration.notify_leave_answered', run: notifyLeaveAnswered }),
  task({ name: 'collaboration.notify_reported', run: notifyReported }),
  task({ name: 'collaboration.notify_pay_question', run: notifyPayQuestion }),
  task({ name: 'collaboration.notify_pay_answered', run: notifyPayAnswered }),
  task({ name: 'collaboration.notify_offer_told', run: notifyOfferTold }),
  task({ name: 'collaboration.notify_offer_went', run: notifyOfferWent }),
  task({
    name: 'collaboration.prune_notifications',
    every: '55 7 * * *',
    async run({ tx, now }) {
      await removeRead(tx, new Date(now.getTime() - notificationLifeDays * 86_400_000))
    },
  }),
]
