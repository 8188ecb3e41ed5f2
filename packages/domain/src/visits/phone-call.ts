import { formatTime } from '../dates.ts'
import { sentence, word } from '../language/sentence.ts'
import type { Said } from '../language/sentence.ts'
import { type Instant, millis } from '../time/zone.ts'
import type { PunchAct } from './fob.ts'
import type { VisitStatus } from './vocabulary.ts'

/** Digits of the number by which a caregiver is known on the phone. */
export const pinDigits = 6
/** How often a caller may type something wrong before the call ends. */
export const wrongEntries = 3
/** Minutes for which a telephone is not answered after too many wrong entries. */
export const lockedMinutes = 15
/** Minutes before the start of a visit from which a caller may check in, and after it until which they may. */
const callableMinutes = { before: 180, after: 720 }
/** Visits that one menu offers: one key for each. */
const mostChoices = 9

type Callable = { id: string; status: VisitStatus; startsAt: Instant }

export type CallChoice = { visitId: string; act: PunchAct }

/** What a caregiver at a client's telephone can do now: check out of what runs, else check in, nearest first. */
export const callChoices = (visits: readonly Callable[], now: Instant): CallChoice[] => {
  const away = ({ startsAt }: Callable) => (millis(startsAt) - millis(now)) / 60_000
  const callable = visits.filter(
    (visit) =>
      visit.status === 'in_progress' ||
      (visit.status === 'scheduled' &&
        away(visit) <= callableMinutes.before &&
        away(visit) >= -callableMinutes.after),
  )
  const rank = (visit: Callable) =>
    (visit.status === 'in_progress' ? 0 : 1e9) + Math.abs(away(visit))
  return callable
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, mostChoices)
    .map(({ id, status }) => ({
      visitId: id,
      act: status === 'in_progress' ? 'check_out' : 'check_in',
    }))
}

/** The two-digit codes that were typed; null where they are not whole. */
export const taskCodes = (typed: string): string[] | null => {
  const digits = typed.replaceAll('*', '')
  if (!/^(?:\d\d)*$/.test(digits)) return null
  return [...new Set(digits.match(/\d\d/g) ?? [])]
}

/** The code of a task: its place in the list of the visit. */
export const taskCode = (at: number): string => String(at + 1).padStart(2, '0')

/** A time as it is read out: no zero before the hour. */
export const spokenTime = (at: Instant, zone: string): string =>
  formatTime(at, zone).replace(/^0/, '')

/** What a caller hears. */
export const callWords = {
  unknownNumber: word('This telephone is not registered for a client. Call your office. Goodbye.'),
  askPin: word('Enter your 6-digit PIN.'),
  wrongPin: word('This PIN is not right. Enter your 6-digit PIN.'),
  tooMany: word('Too many wrong entries. Call your office. Goodbye.'),
  noVisit: word('You have no visit here at this time. Call your office. Goodbye.'),
  noChoice: word('This is not one of the choices.'),
  refused: word('This is not possible now. Call your office. Goodbye.'),
  checkedIn: (time: string): Said => sentence('You are checked in at {time}. Goodbye.', { time }),
  checkedOut: (time: string): Said => sentence('You are checked out at {time}.', { time }),
  offerIn: (key: number, name: string, time: string): Said =>
    sentence('Press {key} to check in for {name}, {time}.', { key, name, time }),
  offerOut: (key: number, name: string, time: string): Said =>
    sentence('Press {key} to check out for {name}, {time}.', { key, name, time }),
  askTasks: word(
    'Enter the two-digit code of each task that you did, then press pound. To hear the codes, press 0 and pound.',
  ),
  task: (code: string, task: string): Said => sentence('{code}: {task}.', { code, task }),
  wrongTasks: word('One of these codes is not known. Nothing was recorded. Enter all codes again.'),
  tasksDone: (count: number): Said => sentence('Tasks recorded: {count}. Goodbye.', { count }),
  goodbye: word('Goodbye.'),
} as const
