import * as agents from './agents.ts'
import * as own from './caregivers.ts'
import * as employees from './employees.ts'
import * as availability from './availability.ts'
import * as leaveRequests from './leave-requests.ts'
import * as ownTime from './own-time.ts'
import * as credentials from './credentials.ts'
import { agentAbsences } from './absences.ts'

/** The plain records of this room: their calls, topics and acts follow from their declaration. */
export const records = [agentAbsences] as const

/** What this room declares: files with calls, and plain records. */
export const caregivers = {
  calls: [agents, own, employees, availability, credentials, ownTime, leaveRequests],
  records,
}
