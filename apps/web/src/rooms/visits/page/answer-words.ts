import { activityStatusLabels } from '@homeward/domain/visits/vocabulary'
import type { Changes } from '../../../ui/history/change-words.ts'

const isKey = <T extends object>(labels: T, value: unknown): value is string & keyof T =>
  typeof value === 'string' && Object.hasOwn(labels, value)

/** What an answered task says after who did it: "marked Bathing as done". Undefined where the event is about something else. */
export const answerWords = (
  changes: Changes,
  activities: readonly { activity_id: string; name: string }[],
): string | undefined => {
  const answered = Object.values(changes).map(({ after }) => after)
  const activity = activities.find(({ activity_id }) => answered.includes(activity_id))
  const status = changes.status?.after
  if (!activity || !isKey(activityStatusLabels, status)) return undefined
  return `marked ${activity.name} as ${activityStatusLabels[status].toLowerCase()}`
}
