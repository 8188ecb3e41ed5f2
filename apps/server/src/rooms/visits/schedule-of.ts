import { endOf, instantOf } from '@homeward/domain/time/zone'
import type { Ctx } from '../../plumbing/context.ts'

type Planned = { scheduled_date: string; scheduled_time: string; scheduled_duration: number }

/** The schedule after a change, with the instants that the wall clock gives it. */
export function scheduleOf(
  { agency }: Ctx,
  before: Planned,
  change: { [Part in keyof Planned]?: Planned[Part] | undefined },
) {
  const day = change.scheduled_date ?? before.scheduled_date
  const time = change.scheduled_time ?? before.scheduled_time
  const minutes = change.scheduled_duration ?? before.scheduled_duration
  return {
    scheduled_date: day,
    scheduled_time: time,
    scheduled_duration: minutes,
    starts_at: instantOf(day, time, agency.timeZone).toISOString(),
    ends_at: endOf(day, time, minutes, agency.timeZone).toISOString(),
  }
}
