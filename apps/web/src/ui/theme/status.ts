import {
  IconAlertTriangle,
  IconArchive,
  IconBan,
  IconCalendar,
  IconCheck,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconClock,
  IconPencil,
  IconPlayerPlay,
  IconSend,
  type TablerIcon,
} from '@tabler/icons-react'
import type { ColorName } from './colors.ts'

/** What a status means to the eye. Never without its word. */
export type Tone = { color: ColorName; icon: TablerIcon }

export const tones = {
  good: { color: 'green', icon: IconCircleCheck },
  done: { color: 'green', icon: IconCheck },
  planned: { color: 'blue', icon: IconCalendar },
  sent: { color: 'blue', icon: IconSend },
  running: { color: 'violet', icon: IconPlayerPlay },
  attention: { color: 'amber', icon: IconAlertTriangle },
  waiting: { color: 'amber', icon: IconClock },
  bad: { color: 'red', icon: IconCircleX },
  draft: { color: 'gray', icon: IconPencil },
  open: { color: 'amber', icon: IconCircleDashed },
  off: { color: 'gray', icon: IconBan },
  archived: { color: 'gray', icon: IconArchive },
} as const satisfies Record<string, Tone>

export type ToneName = keyof typeof tones

/** Every status value of every record -> its tone. A value that is not here is shown in grey. */
export const statusTones: Record<string, ToneName> = {
  active: 'good',
  approved: 'good',
  accepted: 'good',
  balanced: 'good',
  matched: 'good',
  posted: 'good',
  verified: 'good',
  ready: 'good',
  ready_to_send: 'good',
  complete: 'done',
  completed: 'done',
  paid: 'done',
  acknowledged: 'done',
  scheduled: 'planned',
  pending: 'waiting',
  sending: 'sent',
  submitted: 'sent',
  transmitted: 'sent',
  sent: 'sent',
  in_progress: 'running',
  running: 'running',
  checking: 'running',
  committing: 'running',
  undoing: 'running',
  committed: 'done',
  created: 'done',
  done: 'done',
  checked: 'planned',
  mapping: 'open',
  wrong: 'bad',
  duplicate: 'attention',
  kept: 'attention',
  undone: 'archived',
  late: 'attention',
  needs_review: 'attention',
  for_review: 'attention',
  review: 'attention',
  on_hold: 'attention',
  held: 'attention',
  partially_paid: 'attention',
  unmatched: 'attention',
  expiring: 'attention',
  waiting: 'waiting',
  available: 'open',
  open: 'open',
  rejected: 'bad',
  denied: 'bad',
  missed: 'bad',
  failed: 'bad',
  error: 'bad',
  blocked: 'bad',
  unbalanced: 'bad',
  expired: 'bad',
  draft: 'draft',
  void: 'off',
  voided: 'off',
  canceled: 'off',
  inactive: 'off',
  'do-not-hire': 'off',
  discharged: 'off',
  archived: 'archived',
}

/** The tone of a status value. */
export const toneOf = (status: string): Tone => tones[statusTones[status] ?? 'draft']

/** A status value as words, where the domain gives no label: `in_progress` becomes "In progress". */
export const statusWord = (status: string): string => {
  const words = status.replace(/[_-]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
