import * as agents from './agents.ts'
import * as caregivers from './caregivers.ts'
import * as employees from './employees.ts'
import * as availability from './availability.ts'
import * as credentials from './credentials.ts'

/** The files of this room that declare calls. */
export const calls: readonly object[] = [agents, caregivers, employees, availability, credentials]
