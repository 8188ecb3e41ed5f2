import { t } from '../../../plumbing/language/translate.ts'
import {
  type NotificationKind,
  notificationKindLabels,
} from '@homeward/domain/collaboration/notifications'
import {
  IconAt,
  IconBeach,
  IconBellRinging,
  IconCalendarPlus,
  IconCalendarX,
  IconCertificate,
  IconClockExclamation,
  IconCloudExclamation,
  IconFileX,
  IconMessageReply,
  IconMessageReport,
  IconReceiptDollar,
  IconSettingsExclamation,
  IconShieldExclamation,
  type TablerIcon,
  IconUserCheck,
} from '@tabler/icons-react'
import styles from './notifications.module.css'

const icons: Record<NotificationKind, TablerIcon> = {
  invite_accepted: IconUserCheck,
  visit_late: IconClockExclamation,
  visit_missed: IconCalendarX,
  claim_rejected: IconFileX,
  answer_overdue: IconClockExclamation,
  evv_silent: IconCloudExclamation,
  job_failed: IconSettingsExclamation,
  mention: IconAt,
  credential_expiring: IconCertificate,
  authorization_ending: IconShieldExclamation,
  alert_due: IconBellRinging,
  visit_offered: IconCalendarPlus,
  offer_answered: IconMessageReply,
  schedule_published: IconCalendarPlus,
  caregiver_reported: IconMessageReport,
  pay_question: IconReceiptDollar,
  pay_answered: IconReceiptDollar,
  leave_answered: IconBeach,
}

/** What a notification is about, as icon and word. */
export const KindBadge = ({ kind }: { kind: NotificationKind }) => {
  const Icon = icons[kind]
  return (
    <span className={styles.kind}>
      <Icon size={15} aria-hidden />
      {t(notificationKindLabels[kind])}
    </span>
  )
}
