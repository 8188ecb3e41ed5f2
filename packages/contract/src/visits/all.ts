import * as adding from './adding.ts'
import * as own from './visits.ts'
import * as absences from './absences.ts'
import * as assignment from './assignment.ts'
import * as board from './board.ts'
import * as changeSets from './change-sets.ts'
import * as capture from './capture.ts'
import * as endings from './endings.ts'
import * as reports from './reports.ts'
import * as offers from './offers.ts'
import * as partners from './partners.ts'
import * as signatures from './signatures.ts'

/** The files of this room that declare calls. */
export const visits = {
  calls: [
    adding,
    own,
    absences,
    assignment,
    board,
    changeSets,
    capture,
    endings,
    offers,
    partners,
    reports,
    signatures,
  ],
}
