import { activityStatusLabels, entryMethodLabels } from '@homeward/domain/visits/vocabulary'
import { dayWords, durationWords, instantWords } from '../../../ui/text/dates.ts'
import { statusWord } from '../../../ui/theme/status.ts'

type Changes = Record<string, { before: unknown; after: unknown }>

/** Fields that say nothing to a person here: the page shows positions and the signature itself. */
const hidden =
  /^(id|lock_version|updated_at|created_at|starts_at|ends_at|document_hash|file|activity|.*_id|reviewed_by|.*_(latitude|longitude|accuracy|distance))$/

const isId = /^[0-9a-f]{8}-[0-9a-f]{4}-/

const isKey = <T extends object>(labels: T, value: unknown): value is string & keyof T =>
  typeof value === 'string' && Object.hasOwn(labels, value)

const valueWords = (field: string, value: unknown, zone: string): string | undefined => {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number')
    return field.endsWith('duration') ? durationWords(value) : String(value)
  if (typeof value !== 'string' || isId.test(value)) return undefined
  if (field.endsWith('_method') && isKey(entryMethodLabels, value)) return entryMethodLabels[value]
  if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return instantWords(value, zone)
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return dayWords(value)
  return /^[a-z]+(_[a-z]+)*$/.test(value) ? statusWord(value) : value
}

/** The changes of an event as sentences: `Status: Scheduled → In progress`. */
export const changeWords = (changes: Changes, zone: string): string[] =>
  Object.entries(changes)
    .filter(([field]) => !hidden.test(field))
    .map(([field, { before, after }]) => {
      const name = statusWord(field)
      const [from, next] = [valueWords(field, before, zone), valueWords(field, after, zone)]
      if (from === undefined || next === undefined) return `${name} changed`
      return from === 'nothing' ? `${name}: ${next}` : `${name}: ${from} → ${next}`
    })

/** What an answered task says: "Bathing: Done". Undefined where the event is about something else. */
export const answerWords = (
  changes: Changes,
  activities: readonly { activity_id: string; name: string }[],
): string | undefined => {
  const answered = Object.values(changes).map(({ after }) => after)
  const activity = activities.find(({ activity_id }) => answered.includes(activity_id))
  const status = changes.status?.after
  if (!activity || !isKey(activityStatusLabels, status)) return undefined
  return `${activity.name}: ${activityStatusLabels[status]}`
}
