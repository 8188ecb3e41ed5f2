import * as own from './clients.ts'
import * as addresses from './addresses.ts'
import * as archive from './archive.ts'
import * as lists from './lists.ts'
import * as merge from './merge.ts'
import * as reveal from './reveal.ts'
import { clientAbsences } from './absences.ts'
import { clientPayors } from './payors.ts'

/** The plain records of this room: their calls, topics and acts follow from their declaration. */
export const records = [clientAbsences, clientPayors] as const

/** What this room declares: files with calls, and plain records. */
export const clients = { calls: [own, addresses, archive, lists, merge, reveal], records }
