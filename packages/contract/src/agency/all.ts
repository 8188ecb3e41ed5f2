import * as agencies from './agencies.ts'
import * as offices from './offices.ts'
import * as payors from './payors.ts'
import * as diagnosisCodes from './diagnosis-codes.ts'
import * as integrations from './integrations.ts'
import { phoneNumbers } from './phone-numbers.ts'

/** The files of this room that declare calls. */
export const calls: readonly object[] = [agencies, offices, payors, diagnosisCodes, integrations]

/** The plain records of this room: their calls, topics and acts follow from their declaration. */
export const records = [phoneNumbers] as const
