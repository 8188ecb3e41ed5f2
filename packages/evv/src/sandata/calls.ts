import type { EvvPunch, EvvVisit } from '../record.ts'
import { callerNumber, callKey } from './keys.ts'
import type { SandataCall } from './shape.ts'
import { cut, toTheSecond } from './text.ts'

type End = 'in' | 'out'

/** The calls of a visit as they were recorded, at most two. They stay the same whatever is corrected later. */
export const callsOf = (visit: EvvVisit, visitOtherId: string): SandataCall[] =>
  (['in', 'out'] as const).flatMap((end) => {
    const punch = end === 'in' ? visit.checkIn : visit.checkOut
    return punch ? [call(visit, visitOtherId, end, punch)] : []
  })

/** Calls that staff enter, for a visit whose recorded calls lie wholly outside of it. */
export const manualCalls = (
  visit: EvvVisit,
  visitOtherId: string,
  times: Readonly<Record<End, string>>,
): SandataCall[] =>
  (['in', 'out'] as const).map((end) =>
    call(visit, visitOtherId, end, {
      at: times[end],
      method: 'manual',
      latitude: null,
      longitude: null,
      phone: null,
    }),
  )

function call(visit: EvvVisit, visitOtherId: string, end: End, punch: EvvPunch): SandataCall {
  const type = typeOf(visit, punch)
  const agent = visit.agent?.id ?? null
  const byPhone = type === 'Telephony'
  return {
    CallExternalID: callKey(visitOtherId, end),
    CallDateTime: toTheSecond(punch.at),
    CallAssignment: end === 'in' ? 'Time In' : 'Time Out',
    GroupCode: null,
    CallType: type,
    ProcedureCode: cut(visit.service?.procedureCode ?? null, 5),
    ClientIdentifierOnCall: null,
    MobileLogin: type === 'Mobile' ? agent : null,
    CallLatitude: type === 'Mobile' ? punch.latitude : null,
    CallLongitude: type === 'Mobile' ? punch.longitude : null,
    TelephonyPIN: byPhone && agent !== null ? callerNumber(agent) : null,
    OriginatingPhoneNumber: byPhone ? punch.phone : null,
    VisitLocationType: visit.place === 'home' ? '1' : '2',
  }
}

/** A phone without a position, and a call without a number, prove nothing; they count as entered by staff. */
function typeOf({ agent }: EvvVisit, punch: EvvPunch): SandataCall['CallType'] {
  switch (punch.method) {
    case 'evv':
      return agent && punch.latitude !== null && punch.longitude !== null ? 'Mobile' : 'Manual'
    case 'ivr':
      return agent && punch.phone !== null ? 'Telephony' : 'Manual'
    case 'fob':
      return 'FVV'
    case 'manual':
      return 'Manual'
  }
}
