import { statusWord } from '../../../ui/theme/status.ts'
import { dayWords, instantWords } from '../../../ui/text/dates.ts'

/** Fields that say nothing to a person. */
const hidden = ['id', 'lock_version', 'updated_at', 'created_at', 'starts_at', 'ends_at']

const isId = /^[0-9a-f]{8}-[0-9a-f]{4}-/

const valueWords = (value: unknown, zone: string): string | undefined => {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string' || isId.test(value)) return undefined
  if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return instantWords(value, zone)
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return dayWords(value)
  return /^[a-z]+(_[a-z]+)*$/.test(value) ? statusWord(value) : value
}

/** The changes of an event as sentences: `Status: Scheduled → In progress`. */
export const changeWords = (
  changes: Record<string, { before: unknown; after: unknown }>,
  zone: string,
): string[] =>
  Object.entries(changes)
    .filter(([field]) => !hidden.includes(field))
    .map(([field, { before, after }]) => {
      const name = statusWord(field.replace(/_id$/, '').replace(/^agent$/, 'caregiver'))
      const [from, next] = [valueWords(before, zone), valueWords(after, zone)]
      if (from === undefined || next === undefined) return `${name} changed`
      return from === 'nothing' ? `${name}: ${next}` : `${name}: ${from} → ${next}`
    })
