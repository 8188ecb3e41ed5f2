import * as published from '@homeward/evv/sandata/published'
import { faultsIn, type Fields, list, text, unless } from './fields.ts'
import { withoutProvider } from './people-faults.ts'

const day = 24 * 3_600_000

/** What is wrong with a visit by itself, at this time. */
export function visitFaults(visit: Fields, now: Date): string[] {
  const parts = ['Calls', 'VisitChanges', 'Tasks', 'VisitExceptionAcknowledgement']
  const calls = list(visit, 'Calls')
  return [
    ...faultsIn(withoutProvider(visit), published.visitFields, parts),
    ...unless(/^(?:US|America|Pacific)\/\w+$/, visit, 'VisitTimeZone'),
    ...calls.flatMap(callFaults),
    ...list(visit, 'VisitChanges').flatMap((change) => faultsIn(change, published.changeFields)),
    ...list(visit, 'Tasks').flatMap((task) => faultsIn(task, published.taskFields)),
    ...list(visit, 'VisitExceptionAcknowledgement').flatMap((one) =>
      faultsIn(one, published.acknowledgementFields),
    ),
    ...pairFaults(visit, calls),
    ...cancelFaults(visit, calls, now),
  ]
}

function callFaults(call: Fields): string[] {
  const needs = (names: string[]) =>
    names.flatMap((name) => (call[name] === null ? [`${name} is required for this CallType.`] : []))
  const within = (name: string, most: number) =>
    typeof call[name] === 'number' && Math.abs(call[name]) > most
      ? [`${name} is out of range.`]
      : []
  return [
    ...faultsIn(call, published.callFields),
    ...unless(/^Time (?:In|Out)$/, call, 'CallAssignment'),
    ...unless(/^(?:Telephony|Mobile|FVV|Manual)$/, call, 'CallType'),
    ...unless(/^[0-9]{10}$/, call, 'OriginatingPhoneNumber'),
    ...unless(/^[12]$/, call, 'VisitLocationType'),
    ...within('CallLatitude', 90),
    ...within('CallLongitude', 180),
    ...(call.CallType === 'Mobile' ? needs(['CallLatitude', 'CallLongitude', 'MobileLogin']) : []),
    ...(call.CallType === 'Telephony' ? needs(['TelephonyPIN', 'OriginatingPhoneNumber']) : []),
  ]
}

/** The order of calls and adjusted times, of which the adjusted ones count. */
function pairFaults(visit: Fields, calls: Fields[]): string[] {
  const timeOf = (end: string) => {
    const call = calls.find((one) => one.CallAssignment === end)
    return call ? instant(text(call, 'CallDateTime')) : null
  }
  const [callIn, callOut] = [timeOf('Time In'), timeOf('Time Out')]
  const adjIn = instant(text(visit, 'AdjInDateTime'))
  const adjOut = instant(text(visit, 'AdjOutDateTime'))
  const isWrong = (first: number | null, second: number | null) =>
    first !== null && second !== null && second <= first
  const [from, to] = [adjIn ?? callIn, adjOut ?? callOut]
  return [
    ...(calls.length > 2 ? ['A visit has at most 2 Calls.'] : []),
    ...(new Set(calls.map((one) => one.CallAssignment)).size < calls.length
      ? ['A visit has one call in and one call out.']
      : []),
    ...(isWrong(callIn, callOut) ? ['Call Out cannot be less than Call In'] : []),
    ...(isWrong(adjIn, adjOut) ? ['Adjusted Out cannot be less than Adjusted In'] : []),
    ...(isWrong(callIn, adjOut) ? ['Call In cannot be greater than Adjusted Out'] : []),
    ...(isWrong(adjIn, callOut) ? ['Call Out cannot be less than Adjusted In'] : []),
    ...(from !== null && to !== null && to - from > day
      ? ['Total visit time cannot exceed 24 hours']
      : []),
  ]
}

/** Only a visit that lies ahead, without calls and adjusted times, can be canceled. */
function cancelFaults(visit: Fields, calls: Fields[], now: Date): string[] {
  if (visit.VisitCancelledIndicator !== 'true') return []
  const start = instant(text(visit, 'ScheduleStartTime'))
  const isTimed = calls.length > 0 || visit.AdjInDateTime !== null || visit.AdjOutDateTime !== null
  return isTimed || (start !== null && start <= now.getTime())
    ? ['A visit with calls, or in the past, cannot be canceled.']
    : []
}

/** What is wrong with a visit as an update of what is held; `held` is null for a new one. */
export function updateFaults(visit: Fields, held: Fields | null): string[] {
  const calls = list(visit, 'Calls')
  const isByHand =
    calls.some((call) => call.CallType === 'Manual') ||
    visit.AdjInDateTime !== null ||
    visit.AdjOutDateTime !== null
  const isChanged = held !== null && bare(held) !== bare(visit)
  const isKept = (call: Fields) => calls.some((one) => JSON.stringify(one) === JSON.stringify(call))
  return [
    ...((isByHand || isChanged) && list(visit, 'VisitChanges').length === 0
      ? ['VisitChanges are required.']
      : []),
    ...(held === null || list(held, 'Calls').every(isKept) ? [] : ['Calls cannot be changed.']),
  ]
}

const instant = (written: string | null): number | null => {
  const time = written === null ? Number.NaN : Date.parse(written)
  return Number.isNaN(time) ? null : time
}

/** A visit without what each sending has anew. */
const bare = ({ SequenceID: _s, VisitChanges: _c, ...rest }: Fields): string => JSON.stringify(rest)
