import * as claims from './claims.ts'
import * as transmissions from './transmissions.ts'
import * as denials from './denials.ts'
import * as journal from './journal.ts'
import * as remittances from './remittances.ts'

/** The files of this room that declare calls. */
export const billing = { calls: [claims, transmissions, journal, denials, remittances] }
