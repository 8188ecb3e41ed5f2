import type { Careplan } from '@homeward/contract/care/careplans'
import type { Shift } from '@homeward/contract/care/shifts'
import { parseRecurrence } from '@homeward/domain/care/recurrence-parts'
import { weekdaysOf, weeklyRule } from '@homeward/domain/care/recurrence'
import { recurrenceWords } from '@homeward/domain/care/recurrence-words'
import { needed } from '../../../ui/form/needed.ts'
import { clockWords, durationWords } from '../../../ui/text/dates.ts'
import { activeShifts, type DrawnShift } from './planned.ts'

/** A service of a shift as its fields hold it; the minutes count where there are several. */
export type LineValues = { id: string; minutes: number | ''; activity_ids: string[] }

/** A shift as its fields hold it. */
export type ShiftValues = {
  /** Names the row on the screen; not sent. */
  key: string
  id?: string
  /** 0 Sunday to 6 Saturday. */
  days: number[]
  /** Every so many weeks. */
  interval: number
  /** A rule that days and interval cannot say; it stands as it is until a weekly one replaces it. */
  custom: string | null
  scheduled_time: string
  scheduled_duration: number | ''
  agent_id: string | null
  agent_name: string | null
  /** None: what the authorization covers, where that is one service. */
  services: LineValues[]
  /** The rhythm that a stored shift keeps until it gets another rule. */
  series?: { rule: string; start: string }
  /** Set where a stored shift is to be removed. */
  _destroy?: boolean
}

export type CareplanValues = {
  start_date: string
  end_date: string
  shifts_attributes: ShiftValues[]
}

/** Weeks and days of a rule, or null where it says more than they can. */
const weekly = (rule: string): { days: number[]; interval: number } | null => {
  const read = parseRecurrence(rule)
  if (!read.ok) return null
  const { freq, interval, count, until, days } = read.value
  if (count !== null || until !== null) return null
  if (freq === 'DAILY' && interval === 1 && days.length === 0)
    return { days: weekdaysOf(rule), interval }
  return freq === 'WEEKLY' && days.length > 0 ? { days: weekdaysOf(rule), interval } : null
}

const shiftValues = (shift: Shift): ShiftValues => {
  const read = weekly(shift.recurring_rule)
  return {
    key: shift.id,
    id: shift.id,
    series: { rule: shift.recurring_rule, start: shift.series_start },
    days: read?.days ?? [],
    interval: read?.interval ?? 1,
    custom: read ? null : shift.recurring_rule,
    scheduled_time: shift.scheduled_time,
    scheduled_duration: shift.scheduled_duration,
    agent_id: shift.agent?.id ?? null,
    agent_name: shift.agent?.name ?? null,
    services: shift.services.map(({ id, minutes, activity_ids }) => ({
      id,
      minutes,
      activity_ids,
    })),
  }
}

/** The fields of a care plan. A plan without shifts starts with one, to be filled in. */
export const careplanValues = (careplan: Careplan): CareplanValues => {
  const shifts = activeShifts(careplan).map(shiftValues)
  return {
    start_date: careplan.start_date,
    end_date: careplan.end_date,
    shifts_attributes: shifts.length > 0 ? shifts : [newShift('first')],
  }
}

/** A further shift at the time of the one before, as plans often go on. */
export const newShift = (key: string, like?: ShiftValues): ShiftValues => ({
  key,
  days: [],
  interval: like?.interval ?? 1,
  custom: null,
  scheduled_time: like?.scheduled_time ?? '',
  scheduled_duration: like?.scheduled_duration ?? '',
  agent_id: like?.agent_id ?? null,
  agent_name: like?.agent_name ?? null,
  services: like?.services ?? [],
})

/** The rule of a shift; '' while no day is chosen. */
export const ruleOf = ({ custom, days, interval }: ShiftValues): string =>
  custom ?? (days.length > 0 ? weeklyRule(days, interval) : '')

/** The rule in words; undefined while there is none that can be read. */
export const ruleWords = (shift: ShiftValues): string | undefined => {
  const words = recurrenceWords(ruleOf(shift))
  return words.ok ? words.value : undefined
}

/** A shift in a line, as far as it is filled in: when, how long, who. */
export const shiftWords = (shift: ShiftValues): string =>
  [
    ruleWords(shift),
    shift.scheduled_time && clockWords(shift.scheduled_time),
    shift.scheduled_duration && durationWords(shift.scheduled_duration),
    shift.agent_name ?? 'no caregiver',
  ]
    .filter(Boolean)
    .join(', ')

/** The shifts that are complete enough to be drawn and counted. */
export const drawnValues = (shifts: readonly ShiftValues[]): DrawnShift[] =>
  shifts.flatMap((shift) => {
    const { key, scheduled_time: time, scheduled_duration: minutes } = shift
    const rule = ruleOf(shift)
    if (shift._destroy || rule === '' || minutes === '' || !/^\d{2}:\d{2}$/.test(time)) return []
    return [
      {
        key,
        recurringRule: rule,
        ...(shift.series?.rule === rule && { seriesStart: shift.series.start }),
        scheduledTime: time,
        scheduledDuration: minutes,
        caregiver: shift.agent_name,
      },
    ]
  })

/** One service alone takes the shift whole, however long it is. */
const lineInput = ({ id, minutes, activity_ids }: LineValues, _: number, all: LineValues[]) => ({
  id,
  activity_ids,
  minutes: all.length === 1 || minutes === '' ? null : minutes,
})

/** Null where a field was emptied: left out, the stored one would stay. */
const shiftInput = (shift: ShiftValues) => ({
  ...(shift.id !== undefined && { id: shift.id }),
  ...needed({ scheduled_time: shift.scheduled_time }, ['scheduled_time']),
  scheduled_duration: shift.scheduled_duration === '' ? null : shift.scheduled_duration,
  recurring_rule: ruleOf(shift) || null,
  agent_id: shift.agent_id,
  ...(shift.services.length > 0 && { services: shift.services.map(lineInput) }),
  ...(shift._destroy && { _destroy: true }),
})

/** The input of the endpoint that the fields mean, shift by shift in the same order. */
export const careplanInput = ({ shifts_attributes, ...days }: CareplanValues) => ({
  ...needed(days, ['start_date', 'end_date']),
  shifts_attributes: shifts_attributes.map(shiftInput),
})
