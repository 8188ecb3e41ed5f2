import type { Notification } from '@homeward/contract/collaboration/notifications'

const uuid = (n: number): string => `0190dddd-0000-7000-8000-${String(n).padStart(12, '0')}`

/** An unread notification about a visit that is late. */
export const aNotification = (n = 1, wishes: Partial<Notification> = {}): Notification => ({
  id: uuid(n),
  kind: 'visit_late',
  title: 'Visit late',
  body: 'Not checked in at Rosa Alvarez yet.',
  subject_type: 'visit',
  subject_id: uuid(900),
  created_at: '2026-03-02T14:00:00Z',
  read_at: null,
  acknowledged_at: null,
  ...wishes,
})
