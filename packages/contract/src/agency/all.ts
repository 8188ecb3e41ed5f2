import * as agencies from './agencies.ts'
import * as offices from './offices.ts'
import * as payors from './payors.ts'
import * as diagnosisCodes from './diagnosis-codes.ts'
import { integrationAccounts } from './integration-accounts.ts'
import * as integrations from './integrations.ts'
import { phoneNumbers } from './phone-numbers.ts'
import * as site from './site.ts'

/** The plain records of this room: their calls, topics and acts follow from their declaration. */
export const records = [phoneNumbers, integrationAccounts] as const

/** What this room declares: files with calls, and plain records. */
export const agency = {
  calls: [agencies, offices, payors, diagnosisCodes, integrations, site],
  records,
}
