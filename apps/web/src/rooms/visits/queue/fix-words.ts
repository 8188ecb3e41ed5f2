import type { ExceptionRow } from '@homeward/contract/visits/exceptions'
import { visitExceptionLabels } from '@homeward/domain/visits/exceptions'
import { holdReasonLabels } from '@homeward/domain/visits/holding'
import { minutesBetween } from '@homeward/domain/time/zone'
import { told } from '../../../plumbing/language/translate.ts'
import { durationWords, inZone } from '../../../ui/text/dates.ts'
import { timeWords } from '../../../ui/text/short-times.ts'
import { distanceWords } from '../page/distance.ts'

const clockOf = (at: string, zone: string): string => timeWords(inZone(at, zone).clock)

/** What the button of the probable fix says. */
export const fixWords = (
  { fix, exception, check_in_at: from, check_out_at: to }: ExceptionRow,
  zone: string,
): string => {
  switch (fix.act) {
    case 'check_out':
      return fix.check_out_at ? `Check out at ${clockOf(fix.check_out_at, zone)}` : 'Check out'
    case 'correct':
      return fix.check_in_at && fix.check_out_at
        ? `Set ${clockOf(fix.check_in_at, zone)} – ${clockOf(fix.check_out_at, zone)}`
        : 'Set times'
    case 'accept_held':
      return 'Accept times'
    case 'allow_overlap':
      return 'Allow both'
    case 'waive':
      return 'Waive signature'
    case 'miss':
      return 'Note as missed'
    case 'open':
      return 'Open visit'
    case 'approve':
      if (exception === 'none') return 'Approve'
      if (exception === 'length_off' && from && to)
        return `Bill ${durationWords(minutesBetween(from, to))}`
      return 'Accept as punched'
  }
}

/** What is known of the matter, in a sentence. */
export const evidenceWords = (row: ExceptionRow, zone: string): string => {
  const others = row.exceptions
    .filter((one) => one !== row.exception)
    .map((one) => visitExceptionLabels[one].toLowerCase())
  const also = others.length > 0 ? ` Also: ${others.join(', ')}.` : ''
  return `${ofCause(row, zone)}${also}`
}

const ofCause = (row: ExceptionRow, zone: string): string => {
  switch (row.exception) {
    case 'missed':
    case 'late':
      return row.agent ? 'No one checked in.' : 'It has no caregiver.'
    case 'no_check_out':
      return endWords(row, zone)
    case 'times_held':
      return row.held_for.map((one) => told(holdReasonLabels[one])).join(' ')
    case 'overlap':
      return 'The caregiver was with another client at the time.'
    case 'over_authorization':
      return 'The authorization has no time left for it.'
    case 'far':
      return farWords(row)
    case 'check_in_off':
      return offWords(row)
    case 'length_off':
      return lengthWords(row)
    case 'task_refused':
      return `Refused: ${row.refused_tasks.join(', ')}.`
    case 'manual':
      return 'Staff entered a time.'
    case 'not_signed':
      return 'The client did not sign.'
    case 'none':
      return 'As planned.'
  }
}

const endWords = (
  { fix, signed_at, last_task_at, next_check_in_at }: ExceptionRow,
  zone: string,
): string => {
  const known = {
    signed: signed_at && `The client signed at ${clockOf(signed_at, zone)}.`,
    last_task: last_task_at && `The last task was answered at ${clockOf(last_task_at, zone)}.`,
    next_visit: next_check_in_at && `The next visit began at ${clockOf(next_check_in_at, zone)}.`,
    planned_end: last_task_at
      ? `Tasks were answered until ${clockOf(last_task_at, zone)}.`
      : 'Nothing is known after the check-in.',
    planned_length: 'The check-in was after the planned end.',
    device_clock: null,
  }
  return (fix.source && known[fix.source]) || 'No end is probable.'
}

const farWords = ({
  check_in_distance,
  check_out_distance,
  check_in_accuracy,
  check_out_accuracy,
}: ExceptionRow): string => {
  const out = (check_out_distance ?? 0) > (check_in_distance ?? 0)
  const distance = (out ? check_out_distance : check_in_distance) ?? 0
  const accuracy = out ? check_out_accuracy : check_in_accuracy
  const gps = accuracy === null ? '' : `, GPS accurate to ${distanceWords(accuracy)}`
  return `Check-${out ? 'out' : 'in'} ${distanceWords(distance)} away${gps}.`
}

const offWords = ({ starts_at, check_in_at }: ExceptionRow): string => {
  if (check_in_at === null) return 'No check-in.'
  const off = minutesBetween(starts_at, check_in_at)
  return `Checked in ${durationWords(Math.abs(off))} ${off < 0 ? 'early' : 'late'}.`
}

const lengthWords = ({ check_in_at, check_out_at, scheduled_duration }: ExceptionRow): string => {
  if (check_in_at === null || check_out_at === null) return 'A time is missing.'
  const more = minutesBetween(check_in_at, check_out_at) - scheduled_duration
  return `${durationWords(Math.abs(more))} ${more < 0 ? 'shorter' : 'longer'} than planned.`
}
