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

/**
 * What a status means to the eye. Never without its word. What is well is `quiet`: a word with a small icon;
 * what a person has to see to is a block of color.
 */
type Tone = { color: ColorName; icon: TablerIcon; quiet?: true }

const tones = {
  good: { color: 'pine', icon: IconCircleCheck, quiet: true },
  done: { color: 'pine', icon: IconCheck, quiet: true },
  planned: { color: 'blue', icon: IconCalendar, quiet: true },
  sent: { color: 'blue', icon: IconSend, quiet: true },
  running: { color: 'pine', icon: IconPlayerPlay, quiet: true },
  attention: { color: 'amber', icon: IconAlertTriangle },
  waiting: { color: 'amber', icon: IconClock },
  bad: { color: 'red', icon: IconCircleX },
  draft: { color: 'gray', icon: IconPencil, quiet: true },
  open: { color: 'amber', icon: IconCircleDashed },
  off: { color: 'gray', icon: IconBan, quiet: true },
  archived: { color: 'gray', icon: IconArchive, quiet: true },
} as const satisfies Record<string, Tone>

type ToneName = keyof typeof tones

/** Every status value of every record -> its tone. A value that is not here is shown in grey. */
const statusTones: Record<string, ToneName> = {
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
