import type { Visit } from '@homeward/contract/visits/visits'
import { minutesBetween } from '@homeward/domain/time/zone'
import { minutesLeftBehind } from '@homeward/domain/visits/early-leave'
import { durationWords } from '../../../ui/text/dates.ts'
import { dayTitle } from '../day/day-title.ts'

/** Minutes before its start from which a check-in is asked about. */
const farAhead = 60

const sentences = {
  otherDay: (day: string) => `This visit is scheduled for ${day}.`,
  farAhead: (time: string) => `This visit starts in ${time}.`,
  early: (time: string) => `You would leave ${time} early.`,
  tasks: (count: number) =>
    count === 1 ? '1 task is not recorded.' : `${count} tasks are not recorded.`,
  unsigned: 'The client has not signed.',
}

const told = (all: readonly (string | false)[]): string[] => all.filter((one) => one !== false)

/** What is unusual about a check-in now. */
export const checkInDoubts = (visit: Visit, today: string, now: Date): string[] => {
  const { scheduled_date: day, starts_at } = visit
  if (day !== today) return [sentences.otherDay(dayTitle(day, today).toLowerCase())]
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
