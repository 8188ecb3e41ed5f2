import * as agents from './agents.ts'
import * as own from './caregivers.ts'
import * as employees from './employees.ts'
import * as availability from './availability.ts'
import * as credentials from './credentials.ts'

/** The files of this room that declare calls. */
export const caregivers = { calls: [agents, own, employees, availability, credentials] }
