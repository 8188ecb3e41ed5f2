import type { Visit } from '@homeward/contract/visits/visits'
import { minutesBetween } from '@homeward/domain/time/zone'
import { minutesLeftBehind } from '@homeward/domain/visits/early-leave'
import { t } from '../../../plumbing/language/translate.ts'
import { durationWords } from '../../../ui/text/dates.ts'
import { dayWithin } from '../day/day-title.ts'

/** Minutes before its start from which a check-in is asked about. */
const farAhead = 60

const sentences = {
  otherDay: (day: string) => t('This visit is scheduled for {day}.', { day }),
  farAhead: (time: string) => t('This visit starts in {time}.', { time }),
  early: (time: string) => t('You would leave {time} early.', { time }),
  tasks: (count: number) =>
    t('{count, plural, one {# task is not recorded.} other {# tasks are not recorded.}}', {
      count,
    }),
  get unsigned() {
    return t('The client has not signed.')
  },
}

const told = (all: readonly (string | false)[]): string[] => all.filter((one) => one !== false)

/** What is unusual about a check-in now. */
export const checkInDoubts = (visit: Visit, today: string, now: Date): string[] => {
  const { scheduled_date: day, starts_at } = visit
  if (day !== today) return [sentences.otherDay(dayWithin(day, today))]
  const ahead = minutesBetween(now, starts_at)
  return told([ahead > farAhead && sentences.farAhead(durationWords(ahead))])
}

/** What is unusual about a check-out now, or still missing. */
export const checkOutDoubts = (visit: Visit, now: Date): string[] => {
  const left = minutesLeftBehind(
    {
      endsAt: visit.ends_at,
      scheduledDuration: visit.scheduled_duration,
      checkInAt: visit.check_in_at,
    },
    now,
  )
  const open = visit.activities.filter((activity) => activity.status === null).length
  return told([
    left > 0 && sentences.early(durationWords(left)),
    open > 0 && sentences.tasks(open),
    !visit.signed && sentences.unsigned,
  ])
}
