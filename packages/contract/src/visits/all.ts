import * as adding from './adding.ts'
import * as own from './visits.ts'
import * as absences from './absences.ts'
import * as assignment from './assignment.ts'
import * as board from './board.ts'
import * as phoneCalls from './calls.ts'
import * as changeSets from './change-sets.ts'
import * as callOuts from './call-out.ts'
import * as capture from './capture.ts'
import * as endings from './endings.ts'
import * as filling from './filling.ts'
import * as fob from './fobs.ts'
import * as horizon from './horizon.ts'
import * as reports from './reports.ts'
import * as exceptions from './exceptions.ts'
import * as offers from './offers.ts'
import * as partners from './partners.ts'
import * as vendorCodes from './vendor-codes.ts'
import * as watching from './watching.ts'
import { agencyReasons, listReasonCodes } from './reasons.ts'
import * as series from './series.ts'
import * as signatures from './signatures.ts'

/** The plain records of this room: their calls, topics and acts follow from their declaration. */
export const records = [fob.fobs, agencyReasons] as const

/** The files of this room that declare calls, and its plain records. */
export const visits = {
  calls: [
    adding,
    own,
    absences,
    assignment,
    board,
    changeSets,
    callOuts,
    capture,
    endings,
    filling,
    fob,
    horizon,
    offers,
    exceptions,
    phoneCalls,
    partners,
    reports,
    series,
    signatures,
    vendorCodes,
    watching,
    { listReasonCodes },
  ],
  records,
}
